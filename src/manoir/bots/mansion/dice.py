"""What the dice usually allow, and what a place is worth that they do not."""

TOTALS = {total: 6 - abs(total - 7) for total in range(2, 13)}
"""How many of the 36 falls of two dice give each total."""
FALLS = 36
ONE_ROLL = 7
"""Steps that a roll usually covers."""
PATIENCE = 0.55
"""What a place is worth that is reached a turn later."""
DELAYED = tuple(float(PATIENCE ** (1 + max(0, steps - ONE_ROLL) / ONE_ROLL)) for steps in range(64))
"""What is left of a place's worth, by the steps to it, for whoever begins his next turn with the dice."""
