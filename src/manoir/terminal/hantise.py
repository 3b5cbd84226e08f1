"""Hantise in the terminal."""

from collections.abc import Collection, Mapping
from functools import cached_property

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.actions import Action
from manoir.core.events import Event
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.hantise.actions import Capture, Knock, Recall, Score, Squat, Win
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import (
    FAMILY_OF,
    FIRST_PLACE,
    NAMES,
    POINTS,
    TERROR,
    TYPE_OF,
    ZONE_OF,
    Stack,
    card_named,
    count,
    each,
    kinds,
    size,
)
from manoir.games.hantise.components import CHARACTERS, MARABOUT, NIGHTS, NONE, SOULS, TYPES, ZONE_BONUS, Card
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.picture import Picture, picture
from manoir.games.hantise.state import IN_PLAY
from manoir.terminal.hantise_beliefs import belief_sentence
from manoir.terminal.hantise_log import GAME, HantiseTeller
from manoir.terminal.hantise_names import card_names
from manoir.terminal.speech import Speech, tokens
from manoir.texts.catalogue import Named, catalogue

FAMILY_COLOURS = ("red", "green", "yellow", "dodger_blue1")
ZONE_COLOURS = ("green_yellow", "medium_purple", "orange1", "light_sky_blue1")
WIDTH, PILES = 53, 19
"""How wide the house is drawn, and where its piles begin."""
FROM_THE_ROOF = (3, 2, 1, 0)
EFFECTS = ("chase", "knock", "recall", "squat", "capture", "reine")
"""The moments in which one may decline."""


class HantiseSpeech(Speech):
    grave = frozenset({"devastate"})

    @cached_property
    def seen(self) -> Picture:
        return picture(self.view)

    def names(self, language: Language) -> Mapping[str, Named]:
        return card_names(language)

    def values(self, action: Action, language: Language) -> Mapping[str, str]:
        """The card that an effect is aimed at, whose it is, and what something is worth."""
        seen, told = self.seen, HantiseTeller(self.view, language)
        term, seat = told.book.term, self.view.seat
        values = {
            "who": "" if seen.character == NONE else told.character(seen.character),
            "other": told.who(1 - seat) if seat < len(SOULS) else "",
            "declining": term(f"declining.{seen.moment if seen.moment in EFFECTS else 'chase'}"),
        }
        match action:
            case Knock(owner=owner, zone=zone) | Capture(owner=owner, zone=zone):
                values |= {"card": _uncovered(seen, owner, zone, told), "whose": whose(owner, told)}
            case Squat(zone=zone):
                values["card"] = _uncovered(seen, 1 - seat, zone, told)
            case Recall():
                values["card"] = recalled(seen, told)
            case Win(zone=zone):
                values["worth"] = str(seen.values[seat * PER_SEAT + zone])
            case Score(card=card):
                values["points"] = told.points(POINTS[card])
        return values


def whose(owner: int, told: HantiseTeller) -> str:
    if told.is_you(owner):
        return told.book.term("whose.yours")
    return told.book.term("whose.theirs", who=told.who(owner))


def _uncovered(seen: Picture, owner: int, zone: int, told: HantiseTeller) -> str:
    stack = seen.stacks[owner * PER_SEAT + zone]
    return told.card(stack[-1]) if stack else told.book.term("empty")


def recalled(seen: Picture, told: HantiseTeller) -> str:
    """The last discarded Monster; Places may lie on it."""
    monsters = [card for card in seen.discard if card < FIRST_PLACE]
    return told.card(monsters[-1]) if monsters else told.book.term("empty")


class HantiseScreen:
    def person(self, view: View, seat: int, language: Language) -> str:
        return HantiseTeller(view, language).who(seat)

    def speech(self, view: View) -> HantiseSpeech:
        return HantiseSpeech(GAME, view)

    def draw(self, view: View, language: Language) -> Text:
        seen, told = picture(view), HantiseTeller(view, language)
        drawing = Text().append("\n".join([*self._night(seen, told), *self._unmoved(seen, told)]) + "\n", "bold")
        drawing.append("".join(f"{line}\n" for line in self._scores(seen, told)))
        for zone in FROM_THE_ROOF:
            is_here = zone == seen.zone and seen.character != NONE
            visited = f" ◆ {told.character(seen.character)}, +{ZONE_BONUS}" if is_here else ""
            drawing.append(f"{told.zone(zone, 'name')}{visited}\n", f"bold {ZONE_COLOURS[zone]}")
            for seat in range(len(SOULS)):
                if stack := seen.stacks[seat * PER_SEAT + zone]:
                    whose = told.book.term("you") if told.is_you(seat) else told.people[seat]["name"]
                    drawing.append(f"  {whose:<{PILES - 7}}{seen.values[seat * PER_SEAT + zone]:>3}  ")
                    drawing.append_text(self._pile(stack, told)).append("\n")
        return drawing.append(self._limbo(seen, told) + "\n", "italic")

    def hand(self, view: View, language: Language) -> Text:
        return self._hand(picture(view), HantiseTeller(view, language))

    def describe(self, view: View, language: Language) -> list[str]:
        seen, told = picture(view), HantiseTeller(view, language)
        lines = [*self._night(seen, told), *self._where(seen, told), *self._unmoved(seen, told)]
        for seat in range(len(SOULS)):
            for zone in range(PER_SEAT):
                at = seat * PER_SEAT + zone
                if stack := seen.stacks[at]:
                    said = {"whose": whose(seat, told), "zone": told.zone(zone), "cards": told.cards(stack)}
                    lines.append(told.book.term("apparition", top=told.card(stack[-1]), n=seen.values[at], **said))
        return [*lines, *self._scores(seen, told), self._limbo(seen, told), self._hand(seen, told).plain]

    def notebook(self, view: View, language: Language) -> Text:
        seen, told, study = picture(view), HantiseTeller(view, language), Study(view)
        hidden = sum(cards for seat, cards in enumerate(seen.sizes) if seat != view.seat)
        unseen = told.book.term("unseen", n=size(study.unseen), pile=seen.pile, hidden=hidden)
        sheet = Text().append(unseen + "\n", "bold")
        if study.surely_held:
            sheet.append(told.book.term("surely", cards=told.cards(tuple(each(study.surely_held)))) + "\n")
        for card in kinds(study.unseen):
            copies = count(study.unseen, card)
            sheet.append(f"  {told.card(card, 'name')}{f' × {copies}' if copies > 1 else ''}\n", colour(card))
        return sheet

    def noted(self, view: View, language: Language) -> list[str]:
        return self.notebook(view, language).plain.splitlines()

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return HantiseTeller(view, language).sentence(event)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, HantiseTeller(view, language), self.speech(view))

    def question(self, view: View, language: Language) -> str:
        seen, told = picture(view), HantiseTeller(view, language)
        who = "" if seen.character == NONE else told.character(seen.character)
        return told.book.term(f"ask.{seen.moment}", who=who, card=recalled(seen, told))

    def explain(self, asked: str, view: View, language: Language) -> list[str]:
        told, wanted = HantiseTeller(view, language), tokens(asked)
        if not wanted:
            return [self._about_card(card, told) for card in kinds(picture(view).hand or 0)]
        if wanted == tokens(told.book.term("discard.word")):
            return [told.book.term("discard", cards=told.cards(picture(view).discard) or told.book.term("empty"))]
        names = told.cards_named
        cards = [name for name in NAMES if set(wanted) <= {*tokens(names[name]["name"]), *tokens(name)}]
        people = [
            self._about_character(number, told)
            for number, found in enumerate(CHARACTERS)
            if wanted in (tokens(found.name), tokens(names[found.name]["name"]))
        ]
        return [*people, *(self._about_card(card_named(name), told) for name in cards)]

    def explainable(self, view: View, language: Language) -> list[str]:
        names = card_names(language)
        held = [names[NAMES[card]]["name"].casefold() for card in kinds(picture(view).hand or 0)]
        return [*held, catalogue(GAME, language).term("discard.word")]

    def claimable(self, kind: str, names: Collection[str], view: View) -> list[str]:
        return list(names)

    def _about_card(self, card: Card, told: HantiseTeller) -> str:
        term, book = told.book.term, told.book
        if card >= FIRST_PLACE:
            return term(
                "about.place",
                a=told.card(card),
                zone=told.zone(ZONE_OF[card]),
                n=TERROR[card],
                object=self._object(card, told),
            )
        kind = TYPES[TYPE_OF[card]].name
        family = book.name("families", NAMES[card].removeprefix(f"{kind}-"))["one"]
        counted = f"ha.read.terror.{kind}" if TERROR[card] == 0 else "ha.read.terror"
        does = book.says(f"ha.read.{kind}", family=family)
        return term(
            "about.monster", a=told.card(card), terror=book.says(counted, n=TERROR[card], family=family), does=does
        )

    def _object(self, card: Card, told: HantiseTeller) -> str:
        """What is found in a Place, and against whom."""
        for number, found in enumerate(CHARACTERS):
            if found.protection is not None and found.protection.place == NAMES[card]:
                thing = told.book.name("objects", found.protection.object)["the"]
                family = told.family(found.protection.family)
                return told.book.term("about.object", object=thing, who=told.character(number), family=family)
        return ""

    def _about_character(self, number: int, told: HantiseTeller) -> str:
        found, term = CHARACTERS[number], told.book.term
        if number == MARABOUT:
            return term("about.marabout", n=found.threshold, points=found.points)
        unmoved = ""
        if found.protection is not None:
            thing = told.book.name("objects", found.protection.object)["the"]
            unmoved = term("about.unmoved", family=told.family(found.protection.family), object=thing)
        return term(
            "about.character", a=told.character(number), n=found.threshold, points=found.points, unmoved=unmoved
        )

    def _night(self, seen: Picture, told: HantiseTeller) -> list[str]:
        """Which it is, and who is haunted."""
        term = told.book.term
        if seen.character == NONE or seen.goal is None:
            return [term("night", n=seen.night, of=NIGHTS)]
        together, points = told.character(seen.character), CHARACTERS[seen.character].points
        if seen.marabout == IN_PLAY:
            together = term("with.marabout", who=together)
            points += CHARACTERS[MARABOUT].points
        return [term("night.who", n=seen.night, of=NIGHTS, who=together, goal=seen.goal, points=points)]

    def _where(self, seen: Picture, told: HantiseTeller) -> list[str]:
        if NONE in (seen.character, seen.zone):
            return []
        who = told.character(seen.character)
        return [told.book.term("zone", who=who, zone=told.zone(seen.zone), n=ZONE_BONUS)]

    def _unmoved(self, seen: Picture, told: HantiseTeller) -> list[str]:
        """What the Character does not believe in, and who can open his eyes."""
        protection = None if seen.character == NONE else CHARACTERS[seen.character].protection
        if protection is None:
            return []
        place = card_named(protection.place)
        holders = [
            whose(seat, told) for seat in range(len(SOULS)) if place in seen.stacks[seat * PER_SEAT + ZONE_OF[place]]
        ]
        said = {"family": told.family(protection.family), "place": told.card(place)}
        thing = told.book.name("objects", protection.object)["the"]
        held = told.book.listed(holders) or told.book.term("nobody")
        return [told.book.term("unmoved", who=told.character(seen.character), object=thing, held=held, **said)]

    def _pile(self, stack: Stack, told: HantiseTeller) -> Text:
        """Bottom to top, on as many lines as it takes; the uncovered card stands out."""
        drawing, column = Text(), PILES
        for number, card in enumerate(stack):
            uncovered = number == len(stack) - 1
            name = f"[{told.card(card, 'name')}]" if uncovered else f"{told.card(card, 'name')} ▸ "
            if number and column + len(name.rstrip()) > WIDTH:
                drawing.append("\n" + " " * PILES)
                column = PILES
            column += len(name)
            drawing.append(name.removesuffix(" ▸ "), f"bold {colour(card)}" if uncovered else colour(card))
            drawing.append("" if uncovered else " ▸ ", "grey50")
        return drawing

    def _scores(self, seen: Picture, told: HantiseTeller) -> list[str]:
        """Points and hands."""
        term, lines = told.book.term, []
        for seat in range(len(SOULS)):
            won = [told.character(number) for number in range(len(CHARACTERS)) if seen.won[seat] >> number & 1]
            scored = told.book.listed([*won, *(told.card(card, "name") for card in each(seen.scored[seat]))])
            so_far = term("score.of", cards=scored) if scored else ""
            held, points = seen.sizes[seat], seen.points[seat]
            lines.append(term("score", whose=whose(seat, told), n=points, scored=so_far, cards=held))
        return lines

    def _limbo(self, seen: Picture, told: HantiseTeller) -> str:
        """How many cards lie there, and the Monster that can be taken back."""
        is_there = any(card < FIRST_PLACE for card in seen.discard)
        monster = told.book.term("limbo.monster", card=recalled(seen, told)) if is_there else ""
        hidden = seen.zones.bit_count()
        return told.book.term("limbo", n=seen.pile, discard=len(seen.discard), monster=monster, zones=hidden)

    def _hand(self, seen: Picture, told: HantiseTeller) -> Text:
        held = tuple(each(seen.hand or 0))
        hand = Text(told.book.term("hand", cards=told.cards(held) or told.book.term("empty")), "bold")
        for card in held:
            hand.highlight_words([told.card(card)], colour(card))
        return hand


def colour(card: Card) -> str:
    return ZONE_COLOURS[ZONE_OF[card]] if card >= FIRST_PLACE else FAMILY_COLOURS[FAMILY_OF[card]]


SCREEN = HantiseScreen()
