"""Clauses of Huis Clos that software cannot exercise, each with its reason."""

NOT_EXERCISED = {
    "HC-R01": "about the numbering of the original's printed steps; nothing in the game depends on it",
}
