"""Clauses of Cluedo that software cannot exercise, each with its reason."""

NOT_EXERCISED = {
    "CL-17": "the detective sheet is a player's own paper: the game neither reads it nor tells anybody of it",
    "CL-18": "crossing out is writing on one's own paper; that the crossed-out cards are known is tested by CL-16",
    "CL-21": "a sticker on a cardboard board; there is none here",
    "CL-74": "unreachable: a false 'none' cannot be entered, which CL-R22 tests",
    "CL-75": "unreachable: a false 'none' cannot be entered, which CL-R22 tests",
    "CL-D08": "writing on one's own paper is no action of the game and changes nothing in it",
    "CL-R23": "the engine has no clock: answers are delayed where they are sent to the players",
}
