"""Huis Clos in the terminal."""

from collections.abc import Collection, Mapping
from functools import cached_property, reduce
from operator import or_

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.huis_clos.actions import (
    Deposit,
    Destroy,
    Give,
    Go,
    Keep,
    Observe,
    Swap,
    Take,
    TakeAndDestroy,
    TakeBack,
)
from manoir.games.huis_clos.claims import ANY_WEAPON
from manoir.games.huis_clos.components import (
    ALL_WEAPONS,
    CHARACTERS,
    CLUES,
    CLUES_OF,
    DESTRUCTION_LIMIT,
    PLACES,
    WEAPONS,
    Clue,
    Clues,
    each,
    owner,
)
from manoir.games.huis_clos.events import Looked, LookedIntoSuite, UrnOpened
from manoir.games.huis_clos.knowledge import Holders, suspicion, whereabouts
from manoir.games.huis_clos.picture import Picture, picture
from manoir.terminal.huis_clos_beliefs import belief_sentence
from manoir.terminal.huis_clos_board import COLOURS, Manor
from manoir.terminal.huis_clos_log import GAME, HuisClosTeller
from manoir.terminal.huis_clos_names import names_of
from manoir.terminal.speech import Speech, tokens
from manoir.texts.catalogue import Named
from manoir.texts.grammar import percent

WEAPON_COLOUR = "red"


class HuisClosSpeech(Speech):
    grave = frozenset({"accuse", "destroy", "take-destroy"})

    @cached_property
    def seen(self) -> Picture:
        return picture(self.view)

    def names(self, language: Language) -> Mapping[str, Named]:
        return names_of(language)

    def _label(self, action: Action, language: Language) -> str:
        if isinstance(action, TakeAndDestroy) and action.clue == action.destroyed:
            clue = names_of(language)[CLUES[action.clue]]["the"]
            return self.book(language).term("do.take-destroy.same", a=clue)
        return super()._label(action, language)

    def rank(self, action: Action) -> int:
        """Of the clues that one may speak of, those held or seen come first."""
        clue = action.text.partition(" ")[2]
        return int(action.verb in ("clue", "thing") and clue in CLUES and not self._known >> CLUES.index(clue) & 1)

    @cached_property
    def _known(self) -> Clues:
        looked = [event.clues for event in self.view.told if isinstance(event, Looked | LookedIntoSuite | UrnOpened)]
        return reduce(or_, looked, self.seen.hand)

    def values(self, action: Action, language: Language) -> Mapping[str, str]:
        seen, told = self.seen, HuisClosTeller(self.view, language)
        here = seen.pawns[self.view.seat] if self.view.seat < seen.seats else None
        form = "the" if action.verb == "search" else "in"
        victim = "" if seen.victim is None else told.book.term("to-victim", who=told.who(seen.victim))
        return {
            "here": "" if here is None else told.place(here, form),
            "whom": told.who(seen.player),
            "victim": victim,
        }


class HuisClosScreen:
    def person(self, view: View, seat: int, language: Language) -> str:
        return HuisClosTeller(view, language).who(seat)

    def speech(self, view: View) -> HuisClosSpeech:
        return HuisClosSpeech(GAME, view)

    def draw(self, view: View, language: Language) -> Text:
        return Manor(picture(view), HuisClosTeller(view, language)).drawn()

    def hand(self, view: View, language: Language) -> Text:
        seen, told = picture(view), HuisClosTeller(view, language)
        if view.seat >= seen.seats:
            return Text()
        return Text.assemble((f"{self._own_role(seen, told)} ", "bold"), self._hand(seen, told))

    def describe(self, view: View, language: Language) -> list[str]:
        lines = Manor(picture(view), HuisClosTeller(view, language)).described()
        return [*lines, *filter(None, [self.hand(view, language).plain])]

    def notebook(self, view: View, language: Language) -> Text:
        """Where every clue can be, and how likely each player is the Murderer."""
        told = HuisClosTeller(view, language)
        odds = [f"{told.who(seat)} {percent(float(part), language)}" for seat, part in enumerate(suspicion(view))]
        sheet = Text().append(told.book.term("murderer.odds", odds=", ".join(odds)) + "\n", "bold")
        places = whereabouts(view)
        groups = [(told.book.term("weapons"), ALL_WEAPONS)]
        groups += [(told.names[name]["full"], CLUES_OF[number]) for number, name in enumerate(CHARACTERS)]
        for heading, clues in groups:
            sheet.append(f"{heading}\n", "bold")
            alike: dict[Holders, list[Clue]] = {}
            for clue in each(clues):
                alike.setdefault(places[clue], []).append(clue)
            for holders, together in alike.items():
                names = told.book.listed(map(told.bare, together))
                line = told.book.term("field", name=names, value=self._where(holders, told))
                sheet.append(f"  {line}\n", colour(together[0]))
        return sheet

    def noted(self, view: View, language: Language) -> list[str]:
        return self.notebook(view, language).plain.splitlines()

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return HuisClosTeller(view, language).sentence(event)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, HuisClosTeller(view, language))

    def question(self, view: View, language: Language) -> str:
        seen, told = picture(view), HuisClosTeller(view, language)
        term, here = told.book.term, seen.pawns[view.seat]
        place = told.place(here, "the") if here is not None else ""
        options = view.options
        match options[0]:
            case Go():
                return term("ask.going")
            case Observe():
                deed = "exchange" if seen.victim is not None else "search"
                at = told.place(seen.pawn(seen.player), "the")
                return term("ask.observing", who=told.who(seen.player), deed=term(f"observing.{deed}", place=at))
            case Take() if not seen.turn:
                return term("ask.drafting")
            case Take():
                return term("ask.taking", place=place)
            case Swap() if all(isinstance(action, Swap) for action in options):
                return term("ask.leaving", place=place, n=seen.sizes[view.seat])
            case Swap() | TakeAndDestroy():
                return term("ask.swapping", place=place, n=seen.sizes[view.seat])
            case Give():
                return term("ask.giving", who=told.who(seen.victim if seen.victim is not None else view.seat))
            case Deposit():
                return term("ask.depositing")
            case TakeBack():
                return term("ask.taking-back")
        if isinstance(options[0], Keep):
            return term("ask.keeping")
        if any(isinstance(action, Keep) for action in options):
            return term("ask.destroying", n=DESTRUCTION_LIMIT - seen.destroyed[view.seat].bit_count())
        inside = told.place(here) if here is not None else ""
        if isinstance(options[0], Destroy):
            return term("ask.spoiling", place=inside)
        return term("ask.acting", place=inside)

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        told, wanted = HuisClosTeller(view, language), tokens(asked)
        if not wanted:
            return []
        if person := next((word for word in CHARACTERS if wanted == tokens(told.names[word]["name"])), None):
            return [self._about(person, told)]
        return [
            self._about(word, told)
            for word, named in told.names.items()
            if word != ANY_WEAPON
            and any(set(wanted) <= set(tokens(named[form])) for form in ("name", "the") if form in named)
        ][:9]

    def explainable(self, view: View, language: Language) -> list[str]:
        names, held = names_of(language), [CLUES[clue] for clue in each(picture(view).hand)]
        return [names[word]["name"].casefold() for word in held or ["corde"]]

    def claimable(self, kind: str, names: Collection[str], view: View) -> list[str]:
        """Other people of this table, the living where it matters, and every clue; turns that have begun."""
        seen, here = picture(view), view.setup.characters
        if kind == "turn":
            return [name for name in names if int(name) <= seen.turn]
        if kind == "character":
            return [name for seat, name in enumerate(here) if seat != view.seat and seen.living >> seat & 1]
        others = {name for seat, name in enumerate(here) if seat != view.seat}
        return [name for name in names if name not in CHARACTERS or name in others]

    def _about(self, word: str, told: HuisClosTeller) -> str:
        term, name = told.book.term, told.names[word]["the"]
        if word in WEAPONS:
            return term("about.weapon", a=name, place=told.place(WEAPONS.index(word), "the"))
        if word in PLACES:
            return term("about.place", a=name, weapon=told.clue(PLACES.index(word)))
        if word in CHARACTERS:
            own = map(told.bare, each(CLUES_OF[CHARACTERS.index(word)]))
            return term("about.character", a=name, clues=told.book.listed(own))
        return term("about.clue", a=name, who=told.names[word.partition("-")[0]]["the"])

    def _own_role(self, seen: Picture, told: HuisClosTeller) -> str:
        role = "murderer" if seen.roles[seen.seat] else "innocent"
        return told.book.term(f"own.{role}.{told.people[seen.seat]['gender']}")

    def _hand(self, seen: Picture, told: HuisClosTeller) -> Text:
        hand = Text(told.book.term("hand", clues=told.clues(seen.hand)), "bold")
        for clue in each(seen.hand):
            hand.highlight_words([told.clue(clue)], colour(clue))
        return hand

    def _where(self, holders: Holders, told: HuisClosTeller) -> str:
        found = [told.place(place, "the") for place in each(holders.places)]
        found += [told.who(seat) for seat in each(holders.seats)]
        found += [told.book.term("the-urn")] if holders.urn else []
        found += [told.book.term("out-of-game")] if holders.out else []
        return ", ".join(found)


def colour(clue: Clue) -> str:
    character = owner(clue)
    return WEAPON_COLOUR if character is None else COLOURS[character]


SCREEN = HuisClosScreen()
