"""What a bot believes of the hidden cards, in words."""

from manoir.core.setup import Setup
from manoir.deduction import ENVELOPE, Posterior
from manoir.games.mansion.deck import Cards, Deck, each

KINDS = ("suspect", "weapon", "room")


def open_cards_said(cards: Cards, deck: Deck) -> tuple[str, ...]:
    """The cards that may be in the envelope, without odds."""
    kinds = zip(KINDS, deck.kinds, strict=True)
    return tuple(f"{name}: {', '.join(deck.spell_all(cards & kind))}" for name, kind in kinds)


def certainties(known: Posterior, deck: Deck, setup: Setup) -> tuple[str, ...]:
    """What may be in the envelope, and what is certain of each hand."""
    return (*open_cards_said(known.possible(ENVELOPE), deck), *_hands(known, deck, setup))


def beliefs(known: Posterior, deck: Deck, setup: Setup) -> tuple[str, ...]:
    """The odds of every card that may be in the envelope, the likeliest envelope, and what is certain of each hand."""
    lines = []
    for name, kind in zip(KINDS, deck.kinds, strict=True):
        odds = {card: known.probability(card, ENVELOPE) for card in each(kind)}
        likely = sorted((card for card in odds if odds[card]), key=lambda card: -odds[card])
        lines.append(f"{name}: " + ", ".join(f"{deck.spell(card)} {odds[card]:.0%}" for card in likely))
    likeliest = known.likeliest_envelope()
    chance = known.joint(likeliest) / known.total
    lines.append(
        f"envelope: {len(known.envelopes())} possible, likeliest {' '.join(deck.spell_all(likeliest))} ({chance:.1%})"
    )
    return (*lines, *_hands(known, deck, setup))


def _hands(known: Posterior, deck: Deck, setup: Setup) -> list[str]:
    held = {character: known.certain(seat) for seat, character in enumerate(setup.characters)}
    return [f"{character} has {', '.join(deck.spell_all(cards))}" for character, cards in held.items() if cards]
