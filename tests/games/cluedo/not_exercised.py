"""Clauses of Cluedo that software cannot exercise, each with its reason."""

NOT_EXERCISED = {
    "CL-21": "a sticker on a cardboard board; there is none here",
}
