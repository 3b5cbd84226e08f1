"""Weighing what the others say: each speaker's word on somebody once, all of it by what one knows oneself, and every
statement as true wherever its speaker is not the Murderer."""

from collections import Counter
from collections.abc import Mapping

from manoir.core.events import Claimed, Event
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS, is_statement
from manoir.games.huis_clos.components import (
    ALL_CLUES,
    ALL_WEAPONS,
    CHARACTERS,
    Clues,
    character,
    clue,
    place,
    together,
)
from manoir.games.huis_clos.events import Deposited, Moved, Swapped, Took, UrnOpened
from manoir.games.huis_clos.ledger import FIRST_HAND
from manoir.games.huis_clos.tracking import Tracking

SUSPECTED, TRUSTED = 1.3, 0.8
"""What the word of a certain Innocent would do to the odds of another; that of the Murderer does nothing."""
CAUGHT_LYING = 4.0
"""How much rarer an Innocent says what cannot be true than the Murderer."""
LIES = 3
"""So many of a speaker count."""
SILENT = 1.5
"""How much rarer an Innocent leaves a question to himself unanswered."""
SILENCES = 3
"""So many of a seat count."""
PEOPLE = frozenset(CHARACTERS)


class Hearing:
    """Whom each speaker has accused or cleared with his latest word; `accounts` are those given, with all that was said
    by anybody but their own suspect, and `factor` counts what cannot be true in them."""

    def __init__(self, view: View, book: Book, accounts: Mapping[int, Tracking], odds: Mapping[int, float]) -> None:
        self.book = book
        self.odds = odds
        self.accounts = {suspect: tracking.copy() for suspect, tracking in accounts.items()}
        self._words: dict[tuple[int, int], float] = {}
        """By speaker and whom he spoke of."""
        self._lies: dict[tuple[int, int], set[str]] = {}
        """By speaker and who would have to be the Murderer."""
        self._searches: dict[tuple[int, int], int] = {}
        """The latest move out of a Place into a hand."""
        self._plays: dict[int, int] = {}
        """The latest move of a seat into an Urn that was opened."""
        self._filling: dict[int, int] = {}
        self._open: dict[int, int] = {}
        """By seat: questions that it has not answered."""
        self._silences: Counter[int] = Counter()
        withdrawn = withdrawn_from(view)
        for number, event in enumerate(view.told):
            if not isinstance(event, Claimed):
                self._witness(event, book.move_of[number])
            else:
                self._converse(event)
                if event.seat != view.seat and number not in withdrawn:
                    self._hear(event.seat, CLAIMS.parse(event.claim), book.move_of[number])

    def factor(self, suspect: int) -> float:
        """What all that was said does to the odds of a seat."""
        factor = SILENT ** min(SILENCES, self._silences[suspect])
        for (speaker, about), strength in self._words.items():
            if about == suspect and not self._is_liar(speaker):
                factor *= 1 + (1 - self.odds.get(speaker, 0.0)) * (strength - 1)
        for (_, murderer), lies in self._lies.items():
            if murderer == suspect:
                factor /= CAUGHT_LYING ** min(LIES, len(lies))
        return factor

    def _is_liar(self, speaker: int) -> bool:
        """Whether he has said what cannot be true unless it is himself."""
        return all((speaker, suspect) in self._lies for suspect in self.accounts if suspect != speaker)

    def _witness(self, event: Event, move: int) -> None:
        match event:
            case Took(seat=seat, place=where) | Swapped(seat=seat, place=where):
                self._searches[seat, where] = move
            case Deposited(seat=seat):
                self._filling[seat] = move
            case UrnOpened():
                self._plays, self._filling = self._filling, {}
            case Moved(seat=seat) if seat in self._open:
                self._silences[seat] += self._open.pop(seat)

    def _converse(self, event: Claimed) -> None:
        """Whoever has time to walk on has had time to answer."""
        self._open.pop(event.seat, None)
        claim = CLAIMS.parse(event.claim)
        if claim.form.calls == "named" and not is_statement(event.claim):
            asked = self._seat(claim.names[0])
            if asked is not None and asked != event.seat:
                self._open[asked] = self._open.get(asked, 0) + 1

    def _hear(self, speaker: int, claim: Claim, moves: int) -> None:
        word, names = claim.form.word, claim.names
        if word in ("suspect", "liar"):
            self._say(speaker, names[0], SUSPECTED)
        elif word in ("trust", "confirm"):
            self._say(speaker, names[0], TRUSTED)
        elif word == "holds" and self._is_news(names, moves):
            self._say(speaker, names[0], SUSPECTED)
        for suspect, tracking in self.accounts.items():
            if suspect != speaker and not self._suppose(tracking, speaker, word, names, moves):
                self._lies.setdefault((speaker, suspect), set()).add(claim.text)

    def _say(self, speaker: int, name: str, strength: float) -> None:
        about = self._seat(name)
        if about is not None and about != speaker:
            self._words[speaker, about] = strength

    def _seat(self, name: str) -> int | None:
        characters = self.book.picture.characters
        return characters.index(character(name)) if character(name) in characters else None

    def _is_news(self, names: tuple[str, ...], moves: int) -> bool:
        """Whether somebody is said to hold a weapon who was not seen to take it."""
        holder = self._seat(names[0])
        if names[1] == ANY_WEAPON or holder is None:
            return holder is not None
        weapon = 1 << clue(names[1])
        stock = self._stock(FIRST_HAND + holder, moves)
        return bool(weapon & ALL_WEAPONS) and not all(found.certain[stock] & weapon for found in self.accounts.values())

    def _suppose(self, tracking: Tracking, speaker: int, word: str, names: tuple[str, ...], moves: int) -> bool:
        """Add what was said to an account; False if it cannot be true there, as far as the listener knows."""
        if word == "searched":
            move = self._searches.get((speaker, place(names[0])))
            return move is not None and _holds(tracking, tracking.ledger.moves[move].source, names[1:])
        if word == "played":
            play = self._plays.get(speaker)
            return play is not None and tracking.try_to(lambda: tracking.choose(play, 1 << clue(names[0])))
        if word == "holds" and names[1] != ANY_WEAPON:
            holder = self._seat(names[0])
            return holder is not None and _holds(tracking, self._stock(FIRST_HAND + holder, moves), names[1:])
        if word == "saw":
            holder = self._seat(names[1]) if names[1] in PEOPLE else None
            store = place(names[1]) if names[1] not in PEOPLE else FIRST_HAND + holder if holder is not None else -1
            stocks = self._stocks(store, moves)
            # Most likely it is there still; else it was, at some time or other.
            return any(_holds(tracking, stock, names[:1]) for stock in stocks[-1:]) or any(
                tracking.possible[stock] >> clue(names[0]) & 1 for stock in stocks
            )
        return True

    def _stocks(self, store: int, moves: int) -> list[int]:
        """What a store held in turn until so many moves were made."""
        ledger = self.book.ledger
        return [stock for stock, born in enumerate(ledger.born) if ledger.stores[stock] == store and born <= moves]

    def _stock(self, store: int, moves: int) -> int:
        """What it held then."""
        return self._stocks(store, moves)[-1]


def withdrawn_from(view: View) -> set[int]:
    """The statements that their speakers have taken back."""
    latest: dict[int, int] = {}
    withdrawn = set()
    for number, event in enumerate(view.told):
        if isinstance(event, Claimed):
            if is_statement(event.claim):
                latest[event.seat] = number
            elif event.claim == "retract" and event.seat in latest:
                withdrawn.add(latest.pop(event.seat))
    return withdrawn


def _holds(tracking: Tracking, stock: int, names: tuple[str, ...]) -> bool:
    clues: Clues = together(clue(name) for name in names)
    return tracking.try_to(lambda: tracking.narrow(stock, ALL_CLUES, clues))
