"""The Discord bot: tables in channels, hands by direct message, everything kept in SQLite."""
