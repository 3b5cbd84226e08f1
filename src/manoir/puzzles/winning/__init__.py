"""Puzzles about which turn wins, whatever is drawn."""
