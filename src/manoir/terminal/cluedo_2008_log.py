"""What the terminal's log says of a game of Cluedo 2008."""

from manoir.core.events import Event
from manoir.games.cluedo_2008.components import DEADLY, QUESTION, Die, Kind, spell_die, spell_intrigue
from manoir.games.cluedo_2008.events import (
    Accused,
    Asked,
    CouldNotLeave,
    Dealt,
    Declined,
    DrewButler,
    DrewTime,
    Glimpsed,
    LookedInPool,
    Murdered,
    NobodyShowed,
    Offered,
    Peeked,
    PlayedButler,
    Rolled,
    RolledForFirst,
    SentHome,
    ShowedNeighbour,
    Stayed,
    Stopped,
    TurnBegan,
    UsedPower,
)
from manoir.terminal.mansion_log import MansionTeller
from manoir.texts.catalogue import Named


class Cluedo2008Teller(MansionTeller):
    def butler(self, kind: Kind) -> Named:
        return self.book.name("butlers", spell_intrigue(kind))

    def power(self, seat: int) -> Named:
        return self.book.name("powers", self.view.setup.characters[seat])

    def about(self, card: Named) -> str:
        """When a Butler card or a Power is used, and what it does."""
        return self.book.term("about.card", card=card["name"], moment=card["moment"], does=card["does"])

    def sentence(self, event: Event) -> str | None:
        return self._move(event) or self._cards(event) or super().sentence(event)

    def _die(self, die: Die) -> str:
        return self.book.says("c8.question") if die == QUESTION else spell_die(die)

    def _cause(self, cause: str) -> str:
        return self.book.says(f"c8.cause.{cause}")

    def _move(self, event: Event) -> str | None:
        match event:
            case Dealt(size=size, pool=pool):
                two = self.book.term("dealt.two") if len(self.people) == 2 else ""
                return self.book.term("dealt", n=size, pool=pool, two=two)
            case TurnBegan(seat=seat, turn=turn):
                return self.turn(seat, turn)
            case RolledForFirst(seat=seat, special=special, ordinary=ordinary):
                return self.told("story.forFirst", seat, first=self._die(special), second=ordinary)
            case Rolled(seat=seat, special=special, ordinary=ordinary) if special == QUESTION:
                return self.told("story.question", seat, second=ordinary)
            case Rolled(seat=seat, special=special, ordinary=ordinary):
                return self.told("story.rolled", seat, first=special, second=ordinary, n=special + ordinary)
            case CouldNotLeave(seat=seat, place=place):
                return self.told("story.shutIn", seat, room=self.edition.place(place, self.language)["the"])
            case Stayed(seat=seat, place=place):
                return self.told("story.stayed", seat, **{"in": self.inside(place)})
            case Stopped(seat=seat):
                return self.told("story.noSecond", seat)
            case UsedPower(seat=seat):
                power = self.power(seat)
                return self.told("story.power", seat, power=power["name"], does=power["does"])
            case SentHome(seat=seat, suspect=suspect):
                return self.told("story.sentHome", seat, suspect=self.card(suspect))
            case Accused(seat=seat, suspect=suspect, weapon=weapon, room=room):
                return self.told("story.accused", seat, what=self.named(1 << suspect | 1 << weapon | 1 << room))
        return None

    def _cards(self, event: Event) -> str | None:
        match event:
            case PlayedButler(seat=seat, kind=kind):
                card = self.butler(kind)
                return self.told("story.butler", seat, card=card["name"], does=card["does"])
            case Offered(seat=seat):
                return self.book.term("offered.you" if self.is_you(seat) else "offered", who=self.who(seat))
            case Declined(seat=seat):
                return self.told("story.noDraw", seat)
            case DrewButler(seat=seat, cause=cause, kind=None):
                return self.told("story.drewButler", seat, "they", cause=self._cause(cause))
            case DrewButler(seat=seat, cause=cause, kind=int(kind)):
                card = self.butler(kind)
                said = {"card": card["name"], "moment": card["moment"], "does": card["does"]}
                return self.told("story.drewButler", seat, "you", cause=self._cause(cause), **said)
            case DrewTime(seat=seat, cause=cause, track=track):
                next_kills = self.book.term("next-kills") if track == DEADLY else ""
                return self.told("story.drewTime", seat, cause=self._cause(cause), n=track, of=DEADLY + 1) + next_kills
            case Murdered(seat=seat, hand=hand):
                return self.told("story.murdered", seat, cards=self.cards(hand))
            case Asked(seat=seat):
                return None if self.is_you(seat) else self.book.term("answers", who=self.who(seat))
            case NobodyShowed(seat=seat):
                return self.told("story.nobodyShowed", seat, "they")
            case Peeked(seat=seat, shower=shower, card=None):
                return self.told("story.peeked", seat, "they", shower=self.who(shower))
            case Peeked(seat=seat, shower=shower, card=int(card)):
                voice = "you" if self.is_you(seat) else "toYou"
                return self.told("story.peeked", seat, voice, shower=self.who(shower), card=self.card(card))
            case Glimpsed(seat=seat, owner=owner, card=card):
                return self.between("story.glimpsed", seat, owner, card)
            case ShowedNeighbour(seat=seat, to=to, card=card):
                return self.between("story.neighbour", seat, to, card)
            case LookedInPool(seat=seat, cards=None):
                return self.told("story.pool", seat, "they")
            case LookedInPool(seat=seat, cards=int(cards)):
                return self.told("story.pool", seat, "you", cards=self.cards(cards))
        return None
