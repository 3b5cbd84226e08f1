"""Finished games: listed, read, counted for those who played them."""
