"""What puzzles may ask, and how hard they may be."""

CARD_KINDS = ("sealed", "holder", "shown")
"""Who, with what, where? Who holds this card? Which card was shown?"""
SETTLING = "settling"
"""Which question settles it, whatever the answer?"""
CULPRIT = "culprit"
"""Who was it?"""
WINNING = "winning"
"""Which turn wins, whatever is drawn?"""
KINDS = (*CARD_KINDS, SETTLING, CULPRIT, WINNING)
LEVELS = range(1, 6)
