"""Who has won, and why."""

from manoir.core.steps import Over
from manoir.games.hantise.cards import POINTS, Cards, each
from manoir.games.hantise.components import CHARACTERS, MARABOUT


def points(characters: int, cards: Cards) -> int:
    """What a set of Characters and a bag of scored Places and Reines are worth."""
    won = sum(found.points for number, found in enumerate(CHARACTERS) if characters >> number & 1)
    return won + sum(POINTS[card] for card in each(cards))


def judge(won: tuple[int, int], totals: tuple[int, int]) -> Over:
    """The higher total; on equal totals, more Characters, of which there are an odd number without the Marabout."""
    if totals[0] != totals[1]:
        return Over(totals.index(max(totals)), "points", "HA-133")
    scares = [(characters & ~(1 << MARABOUT)).bit_count() for characters in won]
    return Over(scares.index(max(scares)), "characters", "HA-134")
