"""Clauses of Hantise that software cannot exercise, each with its reason."""

NOT_EXERCISED = {
    "HA-R21": "where victory points are printed on cardboard, and two spellings of one word",
}
