"""Puzzles about which question settles it, whatever the answer."""
