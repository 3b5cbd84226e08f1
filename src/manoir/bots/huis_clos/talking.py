"""What moves a bot of Huis Clos to speak: a lie that it can prove, a death, a weapon seen to be taken, a suspicion that
has come to nothing. Otherwise it keeps silent."""

from collections import Counter
from collections.abc import Iterator

from manoir.bots.huis_clos.pretending import Crowd
from manoir.core.chance import Luck, shuffle
from manoir.core.events import Claimed, doer
from manoir.core.talk import Claim
from manoir.core.views import View
from manoir.games.huis_clos.checking import checks
from manoir.games.huis_clos.claims import CLAIMS, is_statement
from manoir.games.huis_clos.components import ALL_WEAPONS, CHARACTERS, Clue, each, spell_clue
from manoir.games.huis_clos.events import Died, Observed, SearchAnnounced, ShowedRole, Swapped, Took, UrnOpened
from manoir.games.huis_clos.picture import Picture
from manoir.games.huis_clos.sights import witnessed

WORTH_SAYING = 1.3
"""How much likelier than the next one the most suspected one must be."""
QUESTIONS = 2
"""So many are asked after each death, by all together."""
TELLS = 2
"""About one in so many weapons that somebody saw taken is told of."""
FRAMES = 8
"""The Murderer says of about one in so many harmless clues that he alone saw taken that it was a weapon of his own."""


class Occasions:
    """`recent` is what was told since the seat last did or said anything: every occasion comes up once."""

    def __init__(self, view: View, seen: Picture, crowd: Crowd, luck: Luck) -> None:
        self.view = view
        self.seen = seen
        self.crowd = crowd
        self.luck = luck
        self.start = max((at + 1 for at, event in enumerate(view.told) if doer(event) == view.seat), default=0)
        self.recent = view.told[self.start :]
        urns = (at for at, event in enumerate(view.told) if isinstance(event, UrnOpened))
        self.urn = max(urns, default=0)

    def remark(self) -> Claim | None:
        """The first thing to say that it has not said before; questions come again with every Urn."""
        own = {event.claim for event in self.view.told if isinstance(event, Claimed) and event.seat == self.view.seat}
        return next((claim for claim in self._remarks() if claim.text not in own or not is_statement(claim.text)), None)

    def _remarks(self) -> Iterator[Claim]:
        yield from self._retorts()
        yield from self._protests()
        yield from self._withdrawals()
        yield from self._sights()
        if any(isinstance(event, Died) for event in self.recent):
            yield from self._after_a_death()

    def _retorts(self) -> Iterator[Claim]:
        """To what its own memory contradicts, or confirms from what few have seen."""
        for check in checks(self.view):
            said = self.view.told[check.claim]
            assert isinstance(said, Claimed)
            if check.claim < self.start or not self.seen.living >> said.seat & 1:
                continue
            name = self._name(said.seat)
            if check.verdict == "contradicts" and not self._was_said(f"liar {name}", check.claim):
                yield CLAIMS.make("liar", name)
            witnessed = None if check.told is None else self.view.told[check.told]
            if check.verdict == "agrees" and isinstance(witnessed, Took | Swapped) and witnessed.seat != self.view.seat:
                yield CLAIMS.make("confirm", name)

    def _protests(self) -> Iterator[Claim]:
        """Against whoever says to have put into the Urn what it says to have put there itself: so must a liar, too."""
        own = {
            event.claim
            for event in self.view.told[self.urn :]
            if isinstance(event, Claimed) and event.seat == self.view.seat and event.claim.startswith("played ")
        }
        for event in self.recent:
            if isinstance(event, Claimed) and event.claim in own and self.seen.living >> event.seat & 1:
                yield CLAIMS.make("liar", self._name(event.seat))

    def _was_said(self, claim: str, since: int) -> bool:
        return any(isinstance(event, Claimed) and event.claim == claim for event in self.view.told[since:])

    def _withdrawals(self) -> Iterator[Claim]:
        """Of a suspicion of somebody who turned out to be Innocent."""
        own = [event.claim for event in self.view.told if isinstance(event, Claimed) and event.seat == self.view.seat]
        stated = [claim for claim in own if is_statement(claim)]
        if not stated or own[-1] == "retract":
            return
        cleared = {f"suspect {self._name(event.seat)}" for event in self.recent if isinstance(event, ShowedRole)}
        if stated[-1] in cleared:
            yield CLAIMS.make("retract")

    def _sights(self) -> Iterator[Claim]:
        """A weapon that it saw somebody take in a Search."""
        observers: set[int] = set()
        for event in self.recent:
            match event:
                case SearchAnnounced():
                    observers = set()
                case Observed(seat=seat):
                    observers.add(seat)
                case Took(seat=seat, clue=int(taken)) | Swapped(seat=seat, gained=int(taken)) if seat != self.view.seat:
                    yield from self._told_of(seat, taken, is_alone=observers <= {self.view.seat})

    def _told_of(self, seat: int, taken: Clue, is_alone: bool) -> Iterator[Claim]:
        if ALL_WEAPONS >> taken & 1:
            if not self.luck.below(TELLS):
                yield self._seen_with(taken, seat)
        elif self.seen.roles[self.view.seat] and is_alone and not self.luck.below(FRAMES):
            lies = [self._seen_with(weapon, seat) for weapon in each(self.seen.hand & ALL_WEAPONS)]
            lie = self.crowd.best(lies, self.luck)
            if lie is not None and self.crowd.after(lie) < self.crowd.odds.get(self.view.seat, 0.0):
                yield lie

    def _after_a_death(self) -> Iterator[Claim]:
        """Some are asked; then whoever was seen with the weapon is named, or else the most suspected."""
        yield from self._questions()
        yield from self._seen_armed()
        odds = self.crowd.odds
        ranked = sorted(self._others(), key=lambda seat: -odds.get(seat, 0.0))
        if len(ranked) > 1 and odds.get(ranked[0], 0.0) > WORTH_SAYING * odds.get(ranked[1], 0.0):
            yield CLAIMS.make("suspect", self._name(ranked[0]))

    def _questions(self) -> Iterator[Claim]:
        """To those who were asked least: were it to the most suspected, whoever answers most would be the Murderer."""
        lately = [event.claim for event in self.view.told[self.urn :] if isinstance(event, Claimed)]
        if sum(claim.startswith("ask-") for claim in lately) >= QUESTIONS:
            return
        asked = Counter(event.claim for event in self.view.told if isinstance(event, Claimed))
        questions = [CLAIMS.make("ask-played", self._name(seat)) for seat in self._others()]
        shuffle(questions, self.luck)
        questions.sort(key=lambda question: asked[question.text])
        yield from (question for question in questions if question.text not in lately)

    def _others(self) -> list[int]:
        return [seat for seat in each(self.seen.living) if seat != self.view.seat]

    def _seen_armed(self) -> Iterator[Claim]:
        opened = self.view.told[self.urn]
        assert isinstance(opened, UrnOpened)
        sights = witnessed(self.view.seat, self.view.setup.seats, self.view.told[: self.urn])
        for weapon in each(opened.clues & ALL_WEAPONS):
            seat = sights.holder(weapon)
            if seat is not None and seat != self.view.seat and self.seen.living >> seat & 1:
                yield self._seen_with(weapon, seat)

    def _seen_with(self, clue: Clue, seat: int) -> Claim:
        return CLAIMS.make("saw", spell_clue(clue), self._name(seat))

    def _name(self, seat: int) -> str:
        return CHARACTERS[self.seen.characters[seat]]


def call_to(view: View) -> Claimed | None:
    """The latest of what was said to a seat since it last spoke."""
    for event in reversed(view.told):
        if isinstance(event, Claimed):
            if event.seat == view.seat:
                return None
            if view.seat in CLAIMS.called(event.claim, event.seat, view.setup.characters):
                return event
    return None
