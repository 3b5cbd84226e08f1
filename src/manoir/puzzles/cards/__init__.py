"""Puzzles about where hidden cards lie."""
