"""Puzzles: a seat's view of a game at a moment, a question, and the proof that it has one answer. Knows no game."""
