"""What all games share: the protocol, the dice, the table, the menu, the words."""
