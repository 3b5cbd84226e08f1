"""Mysteries for visitors of a house: made by those who think, kept for a while, and their answers guarded."""
