"""Whatever thinks for a house: decisions of bots, help for people, readings of records."""
