"""What can be asked of a house beside a game, and answered."""
