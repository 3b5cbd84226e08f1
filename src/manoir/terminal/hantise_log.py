"""What the terminal's log says of a game of Hantise."""

from collections.abc import Iterator

from manoir.core.events import ChangedHands, Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.hantise.cards import FIRST_PLACE, NAMES, POINTS, Stack, each, size
from manoir.games.hantise.components import CHARACTERS, COMBINATIONS, FAMILIES, MARABOUT, NONE, ZONES, Card, Character
from manoir.games.hantise.events import (
    ApparitionNamed,
    Captured,
    Changed,
    CharacterRevealed,
    Chased,
    Cleared,
    CouldNotDraw,
    Dealt,
    Declined,
    Devastated,
    Drew,
    Ended,
    Folded,
    Knocked,
    Lost,
    MaraboutEntered,
    NightBegan,
    NightWon,
    Played,
    Recalled,
    Reshuffled,
    Scared,
    Scored,
    Squatted,
    TurnBegan,
    ZoneRevealed,
)
from manoir.games.hantise.picture import picture
from manoir.terminal.hantise_names import card_names
from manoir.terminal.telling import Teller

GAME = "hantise"


class HantiseTeller(Teller):
    """At one table."""

    def __init__(self, view: View, language: Language) -> None:
        self.cards_named = card_names(language)
        souls = [self.cards_named[soul] for soul in view.setup.characters]
        super().__init__(GAME, language, view.seat, souls)
        self.view = view

    def card(self, card: Card, form: str = "the") -> str:
        return self.cards_named[NAMES[card]][form]

    def cards(self, stack: Stack) -> str:
        return self.book.listed(self.card(card) for card in stack)

    def zone(self, zone: int, form: str = "in") -> str:
        return self.cards_named[ZONES[zone]][form]

    def character(self, number: Character) -> str:
        return self.cards_named[CHARACTERS[number].name]["name"]

    def family(self, number: int) -> str:
        return self.book.name("families", FAMILIES[number])["many"]

    def points(self, number: int) -> str:
        return self.book.says("card.points", n=number)

    def sentence(self, event: Event) -> str | None:
        return self._of_the_night(event) or self._of_the_turn(event) or self._of_the_table(event)

    def _of_the_night(self, event: Event) -> str | None:
        told = self.told
        match event:
            case NightBegan(night=night, opener=seat):
                return self.book.term("night.began", n=night, who=self.by(seat))
            case CharacterRevealed(character=number):
                found, who = CHARACTERS[number], self.character(number)
                threshold = found.threshold + (CHARACTERS[MARABOUT].threshold if self._marabout_waits() else 0)
                if found.protection is None:
                    return self.book.says("ha.revealed", who=who, n=threshold)
                family = self.family(found.protection.family)
                return self.book.says("ha.revealed.unmoved", who=who, n=threshold, family=family)
            case ZoneRevealed(zone=number):
                return self.book.says("ha.located", who=self._tonight(), zone=self.zone(number))
            case MaraboutEntered():
                return self.book.says("ha.marabout")
            case Scared(seat=seat):
                return told("ha.scared", seat, who=self._tonight())
            case NightWon(seat=seat, how=how, character=number, marabout=marabout):
                who = self.character(number)
                if marabout:
                    who = self.book.says("ha.won.marabout", who=who)
                won = CHARACTERS[number].points + (CHARACTERS[MARABOUT].points if marabout else 0)
                key = "ha.won.dawn" if how == "dawn" else "ha.won"
                said = told(key, seat, who=who, points=self.points(won))
                return said.removesuffix(".") + self.book.term("how.fold") + "." if how == "fold" else said
            case ApparitionNamed(zone=where):
                return self.book.term("apparition.named", zone=self.zone(where))
            case Scored(seat=seat, card=number):
                return told("ha.scored", seat, card=self.card(number), points=self.points(POINTS[number]))
            case Cleared(seat=seat, cards=rest) if rest:
                return told("ha.cleared", seat, cards=self.cards(rest))
            case Devastated(seat=seat, combination=number, family=family, zone=where):
                names = [self.character(each) for each in COMBINATIONS[number].characters]
                swept = (
                    self.zone(where, "the")
                    if where != NONE
                    else self.book.says("ha.families", family=self.family(family))
                )
                return told("ha.devastated", seat, what=swept, group=self.book.listed(names))
        return None

    def _of_the_turn(self, event: Event) -> str | None:
        told = self.told
        match event:
            case TurnBegan(seat=seat, turn=turn):
                return told("ha.turn", seat, n=turn)
            case Drew(seat=seat, card=None):
                return told("ha.drew", seat, "they")
            case Drew(seat=seat, card=int(number)):
                return told("ha.drew", seat, "you", card=self.card(number))
            case CouldNotDraw(seat=seat):
                return told("ha.dry", seat)
            case Reshuffled(cards=found):
                return self.book.says("ha.reshuffled", cards=self.book.says("ha.cards", n=size(found)))
            case Played(seat=seat, card=number, zone=where):
                said = told("ha.played", seat, card=self.card(number), zone=self.zone(where))
                return said + (self.book.term("no-effect") if self._is_idle(number) else "")
            case Declined(seat=seat):
                if isinstance(next(self._before(), None), Scored | ApparitionNamed | NightWon):
                    return self.book.term(f"no-queen.{self.voice(seat)}", who=self.who(seat))
                return told("ha.declined", seat)
            case Chased(seat=seat):
                return told("ha.chased", seat, who=self._tonight())
            case Knocked(seat=seat, owner=owner, zone=where, card=number):
                return self._knocked(seat, owner, where, number)
            case Recalled(seat=seat, card=number, to=where):
                return told("ha.recalled", seat, card=self.card(number), zone=self.zone(where))
            case Squatted(seat=seat, card=number):
                watches = self.seat >= len(self.people)
                return told("ha.squatted", seat, "seen" if watches else None, card=self.card(number))
            case Captured(seat=seat, card=number, to=to):
                return told("ha.captured", seat, card=self.card(number), zone=self.zone(to))
            case Lost(seat=seat, zone=where, cards=lost):
                return told("ha.lost", seat, cards=self.cards(lost), zone=self.zone(where)) + self._why_lost()
            case Changed(seat=seat, card=number):
                return told("ha.changed", seat, card=self.card(number))
            case Folded(seat=seat):
                return told("ha.folded", seat)
        return None

    def _of_the_table(self, event: Event) -> str | None:
        match event:
            case Dealt(seat=seat, hand=None):
                return self.told("ha.dealt", seat, "they")
            case Dealt(seat=seat, hand=int(hand)):
                return self.told("ha.dealt", seat, "you", cards=self.cards(tuple(each(hand))))
            case Ended(winner=winner, points=totals):
                own, other = totals[winner], totals[1 - winner]
                yours, theirs = (own, other) if self.is_you(winner) else (other, own)
                return self.told("ha.ended.tied" if own == other else "ha.ended", winner, yours=yours, theirs=theirs)
            case ChangedHands(name=name) if not name:
                return self.book.says("ha.vacated")
        return self.at_any_table(event, "ha")

    def _is_idle(self, played: Card) -> bool:
        """Whether a Monster's effect is not even asked about."""
        return played < FIRST_PLACE and picture(self.view).moment == "main"

    def _knocked(self, seat: int, owner: int, where: int, number: Card) -> str:
        is_own = owner == seat
        voice = self.voice(seat)
        if voice == "you":
            voice = "you.own" if is_own else "you"
        elif not self.is_you(owner):
            voice = "they.own" if is_own else "seen"
        bare = voice in ("you.own", "they")
        card = self.card(number, "name") if bare else self.card(number)
        return self.told("ha.knocked", seat, voice, card=card, whom=self.who(owner), zone=self.zone(where))

    def _before(self) -> Iterator[Event]:
        """What was told before the latest, newest first."""
        return reversed(self.view.told[:-1])

    def _tonight(self) -> str:
        """Who is being haunted."""
        for told in self._before():
            if isinstance(told, CharacterRevealed):
                return self.character(told.character)
        return ""

    def _marabout_waits(self) -> bool:
        """Whether he came between the nights: then he is there before whom he accompanies."""
        for told in self._before():
            if isinstance(told, MaraboutEntered | NightWon):
                return isinstance(told, MaraboutEntered)
        return False

    def _why_lost(self) -> str:
        """A devastation tells itself; else the Character does not believe in what was there."""
        for told in self._before():
            if isinstance(told, Devastated | CharacterRevealed):
                return (
                    ""
                    if isinstance(told, Devastated)
                    else self.book.term("lost.why", who=self.character(told.character))
                )
        return ""
