"""Clauses of Super Cluedo that software cannot exercise, each with its reason."""

NOT_EXERCISED = {
    "SC-D10": "writing on one's own sheet is no action of the game: it happens on the player's own screen",
}
