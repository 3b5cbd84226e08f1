"""A turn of Super Cluedo, chapter by chapter: each step says who decides, among what, and which step follows."""
