"""Puzzles in the terminal: told, asked, answered."""
