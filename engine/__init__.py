"""The rules of every game: pure values and functions, with no clock, network, Discord or pictures."""
