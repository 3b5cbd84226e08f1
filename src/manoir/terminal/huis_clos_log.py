"""What the terminal's log says of a game of Huis Clos."""

from manoir.core.events import ChangedHands, Claimed, Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.huis_clos.checking import checks
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS, is_statement
from manoir.games.huis_clos.components import CLUES, PLACES, Clue, Clues, Place, character, each, owner
from manoir.games.huis_clos.components import clue as number_of
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Closed,
    ConfrontationBegan,
    Declined,
    Deposited,
    DepositedNothing,
    Destroyed,
    Died,
    Drafted,
    Drew,
    DrewRole,
    Ended,
    ExchangeAnnounced,
    Gave,
    InvestigationBegan,
    Kept,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Moved,
    Observed,
    Passed,
    Prepared,
    ResolutionBegan,
    SearchAnnounced,
    ShowedRole,
    Stayed,
    Swapped,
    Took,
    TookBack,
    TurnBegan,
    UrnOpened,
)
from manoir.games.huis_clos.picture import picture
from manoir.terminal.huis_clos_names import names_of
from manoir.terminal.telling import Teller

GAME = "huis-clos"


class HuisClosTeller(Teller):
    """At one table."""

    def __init__(self, view: View, language: Language) -> None:
        self.names = names_of(language)
        super().__init__(GAME, language, view.seat, [self.names[name] for name in view.setup.characters])
        self.view = view

    def sentence(self, event: Event) -> str | None:
        """None for what goes without saying."""
        return self._of_investigation(event) or self._of_resolution(event) or self._of_the_table(event)

    def clue(self, clue: Clue) -> str:
        return self.names[CLUES[clue]]["the"]

    def bare(self, clue: Clue) -> str:
        """Where it is plain whose it is."""
        if owner(clue) is None:
            return self.clue(clue)
        return self.book.name("clues", CLUES[clue].partition("-")[2])["the"]

    def clues(self, clues: Clues) -> str:
        return self.book.listed(self.clue(clue) for clue in each(clues)) or self.book.term("nothing")

    def place(self, place: Place, form: str = "in") -> str:
        return self.names[PLACES[place]][form]

    def side(self, seat: int, other: int) -> str:
        """Did it, suffered it, or looks on."""
        return "you" if self.is_you(seat) else "me" if self.is_you(other) else "they"

    def _of_investigation(self, event: Event) -> str | None:
        told, who = self.told, self.who
        match event:
            case Moved(seat=seat, place=where):
                form = "in" if self.book.language == "fr" else "the"
                return self.book.term(f"went.{self.voice(seat)}", name=who(seat), place=self.place(where, form))
            case Stayed(seat=seat, place=where):
                return told("hc.stayed", seat, place=self.place(where))
            case Closed(place=where):
                return self.book.says("hc.closed", place=self.place(where, "name"))
            case SearchAnnounced(seat=seat, place=where):
                return told("hc.search", seat, place=self.place(where, "the"))
            case ExchangeAnnounced(seat=seat, victim=victim):
                return told("hc.exchange", seat, self.side(seat, victim), whom=who(victim))
            case Observed(seat=seat):
                whom = self._investigator()
                return told("hc.observed", seat, self.side(seat, whom), whom=who(whom))
            case Declined(seat=seat):
                return told("hc.declined", seat)
            case Looked(clues=found):
                return self.book.says("hc.looked", clues=self.clues(found))
            case Took(seat=seat, place=where, clue=None):
                return told("hc.took", seat, "they", place=self.place(where))
            case Took(seat=seat, clue=int(taken)):
                return told("hc.took", seat, "you" if self.is_you(seat) else "seen", clue=self.clue(taken))
            case Swapped(seat=seat, place=where, gained=None):
                return told("hc.swapped", seat, "they", place=self.place(where))
            case Swapped(seat=seat, gained=int(gained), left=int(left)):
                return told("hc.swapped", seat, "you", clue=self.clue(gained), left=self.clue(left))
            case Swapped(seat=seat, gained=int(gained)):
                return told("hc.swapped", seat, "seen", clue=self.clue(gained))
            case Destroyed(seat=seat, clue=destroyed):
                return told("hc.destroyed", seat, clue=self.clue(destroyed))
            case Kept(seat=seat):
                return self.book.term(f"kept.{self.voice(seat)}", name=who(seat))
            case Gave(seat=seat, victim=victim, clue=int(given)) if self.side(seat, victim) != "they":
                return told("hc.gave", seat, self.side(seat, victim), whom=who(victim), clue=self.clue(given))
            case Drew(seat=seat, victim=victim, clue=None):
                return told("hc.drew", seat, "loss" if self.is_you(victim) else "they", whom=who(victim))
            case Drew(seat=seat, victim=victim, clue=int(drawn)):
                side = self.side(seat, victim)
                return told(
                    "hc.drew", seat, "seen" if side == "they" else side, whom=who(victim), clue=self.clue(drawn)
                )
            case Accused(seat=seat, accused=accused, clue=shown):
                return told("hc.accused", seat, self.side(seat, accused), whom=who(accused), clue=self.clue(shown))
            case AccusedWrongly(seat=seat, accused=accused, clue=shown):
                return told("hc.wrongly", seat, self.side(seat, accused), whom=who(accused), clue=self.clue(shown))
            case Passed(seat=seat):
                return told("hc.passed", seat)
        return None

    def _of_resolution(self, event: Event) -> str | None:
        told = self.told
        match event:
            case ResolutionBegan():
                return self.book.term("resolution")
            case Deposited(seat=seat, clue=None):
                return told("hc.deposited", seat, "they")
            case Deposited(seat=seat, clue=int(played)):
                return told("hc.deposited", seat, "you", clue=self.clue(played))
            case DepositedNothing(seat=seat):
                return told("hc.nothing", seat)
            case UrnOpened(clues=shown):
                return self.book.says("hc.urn", clues=self.clues(shown))
            case Died(seat=seat, place=where, count=count):
                death = told("hc.died", seat, place=self.place(where)) + self.book.term("died.count", n=count)
                return death + self._deduced(event)
            case ShowedRole(seat=seat, murderer=murderer):
                return told("hc.showed", seat, role=self.role(murderer))
            case TookBack(seat=seat, clue=taken):
                return told("hc.tookBack", seat, clue=self.clue(taken))
            case LaidDown(place=where, clues=left) if left:
                return self.book.says("hc.laid", place=self.place(where), clues=self.clues(left))
            case Ended():
                return self._ended(event)
        return None

    def _ended(self, event: Ended) -> str:
        """All that was hidden (HC-170), then who has won and why, and why one has lost: that stays in sight."""
        term = self.book.term
        reason = self.book.says(f"hc.reason.{event.reason}")
        lines = [
            term("ended.place", place=self.place(place, "the"), clues=self.clues(lying))
            for place, lying in enumerate(event.places)
            if lying
        ]
        lines += [
            term("ended.hand", who=self.who(seat), clues=self.clues(hand))
            for seat, hand in enumerate(event.hands)
            if hand
        ]
        lines += [
            term("ended.murderer", who=self.who(event.murderer)),
            self.told("hc.ended", event.winner, reason=reason),
        ]
        if self.seat < len(self.people) and not self.is_you(event.winner):
            lines.append(term("ended.lost", why=term(self._lost(event))))
        return "\n".join(lines)

    def _lost(self, event: Ended) -> str:
        """The key of why: the dead and the Murderer have reasons of their own."""
        own = f"lost.{event.reason}.murderer"
        if self.is_you(event.murderer) and self.book.has_term(own):
            return own
        is_dead = any(isinstance(told, Died) and self.is_you(told.seat) for told in self.view.told)
        return "lost.dead" if is_dead else f"lost.{event.reason}"

    def _of_the_table(self, event: Event) -> str | None:
        told, who = self.told, self.who
        match event:
            case Prepared(starter=starter):
                return told("hc.prepared", starter)
            case DrewRole(murderer=bool(murderer)):
                return self.book.says("hc.role.murderer" if murderer else "hc.role.innocent")
            case LookedIntoSuite(clues=offered):
                return self.book.says("hc.suite", clues=self.clues(offered))
            case Drafted(seat=seat, clue=None):
                return told("hc.drafted", seat, "they")
            case Drafted(seat=seat, clue=int(taken)):
                return told("hc.drafted", seat, "you", clue=self.clue(taken))
            case TurnBegan(turn=turn, starter=starter):
                return self.book.term("turn", n=turn, who=self.by(starter))
            case ConfrontationBegan(murderer=murderer):
                return told("hc.duel", murderer, other=who(self._rival(murderer))) + self.book.term("duel.duties")
            case Claimed(seat=seat, claim=claim):
                kind = "claimed" if is_statement(claim) else "asked" if CLAIMS.parse(claim).form.asks else "retorted"
                return told(f"hc.{kind}", seat, claim=self.claim(claim, seat)) + self._checked(event)
            case ChangedHands(name=name) if not name:
                return self.book.says("hc.vacated")
        return self.at_any_table(event, "hc")

    def role(self, murderer: bool) -> str:
        return self.book.says("card.role.murderer" if murderer else "card.role.innocent")

    def claim(self, text: str, speaker: int) -> str:
        claim, book = CLAIMS.parse(text), self.book

        def thing(name: str) -> str:
            """Nobody speaks of his own things by his name."""
            if name not in CLUES or owner(number_of(name)) != character(self.view.setup.characters[speaker]):
                return self._name(name)
            return book.says("hc.claim.mine", clue=self.bare(number_of(name)))

        first, *others = claim.names or ("",)
        match claim.form.word:
            case "suspect":
                return book.says("hc.claim.suspect", who=self._name(first))
            case "trust":
                return book.says("hc.claim.trust", whom=book.says("hc.claim.to", who=self._name(first)))
            case "saw":
                holder = others[0]
                at = self.names[holder].get("in") or book.says("hc.claim.saw.with", who=self._name(holder))
                return book.says("hc.claim.saw", clue=thing(first), where=at)
            case "holds":
                return book.says("hc.claim.holds", who=self._name(first), thing=thing(others[0]))
            case "searched":
                found = book.listed(map(thing, others))
                return book.says("hc.claim.searched", place=self._name(first), clues=found)
            case "played" | "ask-took" as word:
                return book.says(f"hc.claim.{word}", clue=thing(first))
            case "was":
                return book.says("hc.claim.was", where=self.names[first]["in"], turn=others[0])
            case "ask-saw":
                return book.says("hc.claim.ask-saw", who=self.names[first]["full"], where=self.names[others[0]]["in"])
            case "ask-where":
                return book.says("hc.claim.ask-where", who=self.names[first]["full"], turn=others[0])
            case "ask-played" | "liar" as word:
                return book.says(f"hc.claim.{word}", who=self.names[first]["full"])
            case "confirm" | "deny" as word:
                return book.says(f"hc.claim.{word}", who=self._name(first))
        return book.says(f"hc.claim.{claim.form.word}")

    def _checked(self, claimed: Event) -> str:
        """What one's own memory says of it, on a line of its own."""
        for check in checks(self.view):
            if self.view.told[check.claim] is claimed:
                assert isinstance(claimed, Claimed)
                told = None if check.told is None else self.sentence(self.view.told[check.told])
                key = f"hc.check.{check.verdict}"
                special = f"{key}.{claimed.claim.split()[0]}"
                if told is None and self.book.has(special):
                    return f"\n  {self.book.says(special)}"
                return f"\n  {self.book.says(key)}" + (f" {told}" if told else "")
        return ""

    def _deduced(self, died: Event) -> str:
        """What follows from the first murder, for those who do not know it all."""
        first = next(event for event in self.view.told if isinstance(event, Died))
        seen = picture(self.view)
        if first is not died or not seen.murders or (self.seat < seen.seats and seen.roles[self.seat]):
            return ""
        murder = seen.murders[0]
        weapon, where = self.clue(murder.place), self.place(murder.place)
        says = self.book.says("hc.murder", turn=murder.turn, weapon=weapon, where=where)
        who = self.book.listed(map(self.who, each(murder.suspects)))
        suspects = self.book.says("hc.murder.suspects", who=who)
        return f"\n{says} {suspects} {self.book.says('hc.murder.forced')}"

    def _name(self, name: str) -> str:
        return self.book.says("hc.claim.weapon") if name == ANY_WEAPON else self.names[name]["the"]

    def _investigator(self) -> int:
        """Whose investigation it is."""
        begun = (told.seat for told in reversed(self.view.told) if isinstance(told, InvestigationBegan))
        return next(begun, 0)

    def _rival(self, murderer: int) -> int:
        """Who is still alive beside the Murderer when the Confrontation begins."""
        dead = {event.seat for event in self.view.told if isinstance(event, Died)}
        alive = [seat for seat in range(len(self.people)) if seat not in dead and seat != murderer]
        return alive[0] if alive else murderer
