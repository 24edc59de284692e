"""What is kept: SQLite, one transaction a change, committed before anybody sees it."""
