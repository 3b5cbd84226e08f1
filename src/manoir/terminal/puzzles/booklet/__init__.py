"""Puzzles to be printed: a page each to fill in, and at the end the solutions with their reasons."""
