"""What a seat can know of the hidden cards, and games that it cannot tell from the true one."""

from collections.abc import Callable, Iterator

from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.events import Left, Returned
from manoir.core.retrace import Supposition
from manoir.core.seats import only
from manoir.core.views import View
from manoir.deduction.facts import ENVELOPE, POOL, Origin
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import solve
from manoir.games.cluedo_2008.actions import SuggestElsewhere, Uncover
from manoir.games.cluedo_2008.components import BOARD, DECK, Kind
from manoir.games.cluedo_2008.events import (
    Accused,
    Asked,
    Dealt,
    DrewButler,
    Glimpsed,
    LookedInPool,
    Murdered,
    Peeked,
    PlayedButler,
    RolledForFirst,
    ShowedNeighbour,
    TurnBegan,
)
from manoir.games.cluedo_2008.hidden_draws import draw_unseen
from manoir.games.cluedo_2008.picture import Picture, picture
from manoir.games.cluedo_2008.setup import POOL_PILE, hand_size, pool_size, spell_roll
from manoir.games.knowing import Subject
from manoir.games.mansion.deck import Card, Cards, together
from manoir.games.mansion.events import AccusedWrongly, Ended, HadNone, Showed, Suggested
from manoir.games.mansion.facts import piles_of
from manoir.games.mansion.roll_off import ROLLS
from manoir.games.mansion.subjects import MansionSubjects, others


def notebook(view: View) -> Notebook:
    """Every fact that what this seat was told holds about the hidden cards."""
    seats = view.setup.seats
    facts = Notebook(DECK.kinds, (hand_size(seats),) * seats, pool_size(seats))
    butlers = [0] * seats
    turn = named = accused = spent = away = shower_away = suggester = 0
    for event in view.told:
        origin = Origin(turn, type(event).__name__)
        match event:
            case Dealt(hand=int(hand)):
                facts.is_exactly(view.seat, hand, origin, only(view.seat))
            case TurnBegan(seat=suggester):
                turn += 1
            case Suggested(suspect=suspect, weapon=weapon, room=room):
                named = 1 << suspect | 1 << weapon | 1 << room
            case HadNone(seat=seat):
                facts.has_none(seat, named, origin)
            case Asked(seat=seat):
                # Whoever might have kept silent is asked in any case.
                if not butlers[seat] or spent >> seat & 1:
                    facts.has_some(seat, named, origin)
            case Showed(seat=seat, to=to, card=card):
                shower_away = away >> seat & 1
                facts.has_some(seat, named, origin)
                if card is not None:
                    _saw(facts, seat, card, named if shower_away else 0, origin, only(seat, to))
            case Peeked(seat=seat, shower=shower, card=int(card)):
                _saw(facts, shower, card, named if shower_away else 0, origin, only(seat, shower, suggester))
            case ShowedNeighbour(seat=seat, to=to, card=int(card)):
                _saw(facts, seat, card, DECK.everything if away >> seat & 1 else 0, origin, only(seat, to))
            case Glimpsed(seat=seat, owner=owner, card=int(card)):
                facts.saw(owner, card, origin, only(seat, owner))
            case LookedInPool(seat=seat, cards=int(cards)):
                facts.is_exactly(POOL, cards, origin, only(seat))
            case Murdered(seat=seat, hand=hand):
                facts.is_exactly(seat, hand, origin)
            case Accused(suspect=suspect, weapon=weapon, room=room):
                accused = 1 << suspect | 1 << weapon | 1 << room
            case AccusedWrongly(seat=seat, envelope=envelope):
                spent |= 1 << seat
                facts.failed_accusation(accused, origin)
                if envelope is not None:
                    facts.is_exactly(ENVELOPE, envelope, origin, only(seat))
            case Ended(envelope=envelope):
                facts.is_exactly(ENVELOPE, envelope, origin)
            case DrewButler(seat=seat):
                butlers[seat] += 1
            case PlayedButler(seat=seat):
                butlers[seat] -= 1
            case Left(seat=seat):
                away |= 1 << seat
            case Returned(seat=seat):
                away &= ~(1 << seat)
    return facts


def _saw(facts: Notebook, shower: int, card: Card, among: Cards, origin: Origin, audience: int) -> None:
    """`among` are the cards of which an absent player shows the first that he holds."""
    facts.saw(shower, card, origin, audience)
    if earlier := among & (1 << card) - 1:
        facts.has_none(shower, earlier, origin, audience)


def suppose(view: View, luck: Luck) -> Iterator[Supposition]:
    known = solve(notebook(view))
    rolls = tuple(spell_roll(event.special, event.ordinary) for event in view.told if isinstance(event, RolledForFirst))
    while True:
        drawn = known.draw(luck)
        cards = piles_of(DECK, view.setup.characters, drawn)
        deal = {**cards, POOL_PILE: DECK.spell_all(drawn.pool), ROLLS: rolls}
        yield Supposition(deal, _draws(draw_unseen(view, luck)))


def _draws(unseen: dict[int, Kind]) -> Callable[[int, Action], bool]:
    """Of the Butler cards drawn unseen, allow these."""
    return lambda at, action: at not in unseen or not isinstance(action, Uncover) or action.kind == unseen[at]


class SubjectsAmongTheLiving(MansionSubjects[Picture]):
    """The dead are not asked: their cards lie open."""

    def __call__(self, action: Action) -> Subject:
        if isinstance(action, SuggestElsewhere):
            return Subject(together((action.suspect, action.weapon, action.room)), self.asked)
        return super().__call__(action)

    @property
    def asked(self) -> tuple[int, ...]:
        return others(self.view.setup.seats, self.view.seat, self.seen.dead)


def subjects(view: View) -> SubjectsAmongTheLiving:
    return SubjectsAmongTheLiving(DECK, BOARD, view, picture)
