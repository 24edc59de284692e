"""What happens at the tables, whoever shows it: nothing in here knows Discord."""
