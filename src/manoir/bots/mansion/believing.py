"""What a bot believes of the hidden cards, in words."""

from manoir.core.setup import Setup
from manoir.deduction import ENVELOPE, Posterior
from manoir.games.mansion.deck import Deck, each

KINDS = ("suspect", "weapon", "room")


def beliefs(known: Posterior, deck: Deck, setup: Setup) -> tuple[str, ...]:
    """The odds of every card that may be in the envelope, the likeliest envelope, and what is certain of each hand."""
    lines = []
    for name, kind in zip(KINDS, deck.kinds, strict=True):
        odds = {card: known.probability(card, ENVELOPE) for card in each(kind)}
        open_cards = sorted((card for card in odds if odds[card]), key=lambda card: -odds[card])
        lines.append(f"{name}: " + ", ".join(f"{deck.spell(card)} {odds[card]:.0%}" for card in open_cards))
    likeliest = known.likeliest_envelope()
    chance = known.joint(likeliest) / known.total
    lines.append(
        f"envelope: {len(known.envelopes())} possible, likeliest {' '.join(deck.spell_all(likeliest))} ({chance:.1%})"
    )
    for seat, character in enumerate(setup.characters):
        if held := known.certain(seat):
            lines.append(f"{character} has {' '.join(deck.spell_all(held))}")
    return tuple(lines)
