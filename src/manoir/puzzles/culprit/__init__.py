"""Puzzles about which of the players it was."""
