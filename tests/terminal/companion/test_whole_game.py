"""A game on cardboard entered line by line, the companion's advice followed until it says: accuse!"""

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from manoir.companion.editions import Edition, find_edition
from manoir.companion.line_notebook import LineNotebook
from manoir.deduction.answers import Answering
from manoir.games.mansion.deck import Cards, each, together
from manoir.terminal.companion import session
from manoir.terminal.companion.session import Companion

PLAYERS = ["rose", "leblanc", "olive", "violet"]


class CardboardTable:
    """Four people, cards dealt for real; mine are the first hand, and I enter what I see and hear."""

    def __init__(self, edition: Edition, seed: int, path: Path) -> None:
        self.edition = edition
        self.dice = Random(seed)
        deck = edition.deck
        self.envelope = together([self.dice.choice(kind) for kind in (deck.suspects, deck.weapons, deck.rooms)])
        rest = list(each(deck.everything & ~self.envelope))
        self.dice.shuffle(rest)
        self.hands = [together([rest.pop() for _ in range(size)]) for size in edition.hands(len(PLAYERS))]
        self.pool = together(rest)
        self.shown = io.StringIO()
        book = LineNotebook(edition, PLAYERS, 0, deck.spell_all(self.hands[0]))
        self.companion = Companion(book, path, "en", Console(file=self.shown, width=300, no_color=True))

    def heard(self, line: str) -> str:
        """What the companion says to a line."""
        before = len(self.shown.getvalue())
        self.companion.hear(line)
        return self.shown.getvalue()[before:]

    def suggest(self, who: int, cards: Cards) -> None:
        deck, seats = self.edition.deck, len(PLAYERS)
        self.heard(f"{PLAYERS[who]} suggests {' '.join(deck.spell_all(cards))}")
        for witness in [(who + distance) % seats for distance in range(1, seats)]:
            held = [*each(self.hands[witness] & cards)]
            if not held:
                self.heard(f"{PLAYERS[witness]} none")
                continue
            card = deck.spell(self.dice.choice(held))
            to_see = {who: f" me {card}", witness: f" {card}"}
            self.heard(f"{PLAYERS[witness]} shows{to_see.get(0, '')}")
            if self.edition.rule is Answering.FIRST:
                return

    def advice(self) -> Cards:
        """The cards of the first line, by their names."""
        line = self.heard("best").splitlines()[0].rpartition(":")[0]
        names = [self.edition.card(card, "en")["the"] for card in range(len(self.edition.deck))]
        return together([card for card, name in enumerate(names) if name.casefold() in line.casefold()])

    def anything(self) -> Cards:
        deck = self.edition.deck
        return together([self.dice.choice(kind) for kind in (deck.suspects, deck.weapons, deck.rooms)])


@pytest.mark.parametrize("edition", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_following_the_advice_leads_to_the_envelope(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "SECONDS", 0.1)
    table = CardboardTable(find_edition(edition), 5, tmp_path / "book.txt")
    for card in each(table.pool):  # which no question tells from the envelope: I went to look
        table.heard(f"pool has {table.edition.deck.spell(card)}")
    for _ in range(12):
        advised = table.advice()
        assert advised.bit_count() == 3
        table.suggest(0, advised)
        if "Accuse!" in table.shown.getvalue():
            break
        for other in range(1, len(PLAYERS)):
            table.suggest(other, table.anything())
    assert "Accuse!" in table.shown.getvalue()
    assert table.companion.book.posterior.likeliest_envelope() == table.envelope
