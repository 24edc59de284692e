"""Pages as Discord's messages, and presses as changes of a table."""
