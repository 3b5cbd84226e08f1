"""The manor of Huis Clos, in sentences and drawn: a line for each Place with who is there, and one for each player."""

from rich.style import Style
from rich.text import Text

from manoir.games.huis_clos.actions import Go
from manoir.games.huis_clos.components import (
    DESTRUCTION_LIMIT,
    PLACES,
    WEAPONS,
    Place,
    accusing_from,
    each,
    last_turn,
)
from manoir.games.huis_clos.picture import Picture
from manoir.terminal.huis_clos_log import HuisClosTeller
from manoir.terminal.screen import TYPED

COLOURS = ("cyan", "grey70", "magenta", "green", "dodger_blue1", "yellow", "orange1", "light_pink1")
"""By Character."""
NAME, WEAPON, COUNT = 19, 13, 7
"""How wide the columns are."""
LIT = "bold on grey23"


class Manor:
    def __init__(self, seen: Picture, told: HuisClosTeller) -> None:
        self.seen = seen
        self.told = told
        self.term = told.book.term
        self.places = seen.layout or range(len(PLACES))

    def described(self) -> list[str]:
        return [
            self._heading(),
            *map(self._place_sentence, self.places),
            *map(self._player_sentence, range(self.seen.seats)),
            *self._lying_about(),
        ]

    def drawn(self) -> Text:
        """People stand in the Places as letters, which begin the lines of their own."""
        drawing = Text().append(self._heading() + "\n", "bold")
        heads = zip(("board.place", "board.weapon", "board.clues"), (NAME, WEAPON, COUNT), strict=True)
        drawing.append("".join(f"{self.term(head):<{width}}" for head, width in heads).rstrip() + "\n", "dim")
        for place in self.places:
            drawing.append_text(self._place_line(place)).append("\n")
        for seat in range(self.seen.seats):
            drawing.append_text(self._player_lines(seat)).append("\n")
        return drawing.append("".join(f"{line}\n" for line in self._lying_about()))

    def _heading(self) -> str:
        seen, first = self.seen, accusing_from(self.seen.seats)
        if not seen.turn:
            return self.term("heading.before")
        accusing = self.term("accusing.now") if seen.turn >= first else self.term("accusing.later", n=first)
        if seen.duel:
            accusing = self.term("accusing.duel")
        who = self.told.by(seen.starter)
        return self.term("heading", n=seen.turn, of=last_turn(seen.seats), who=who, accusing=accusing)

    def _is_closed(self, place: Place) -> bool:
        return bool(self.seen.closed >> place & 1)

    def _closed(self, place: Place) -> str:
        return self.term(f"place.closed.{self.told.place(place, 'gender')}")

    def _place_sentence(self, place: Place) -> str:
        seen, told = self.seen, self.told
        clues = self._closed(place) if self._is_closed(place) else self.term("place.clues", n=seen.counts[place])
        there = [told.who(seat) for seat in each(seen.standing(place))]
        people = self.term("place.people", people=told.book.listed(there)) if there else ""
        return self.term("place", place=told.place(place, "the"), weapon=told.clue(place), clues=clues, people=people)

    def _place_line(self, place: Place) -> Text:
        """A Place that one may go to is lit, and can be clicked."""
        told, style = self.told, "dim" if self._is_closed(place) else ""
        line = Text(f"{told.place(place, 'name'):<{NAME}}", style)
        if any(isinstance(action, Go) and action.place == place for action in told.view.options):
            line.stylize(Style.parse(LIT) + Style(meta={TYPED: f"go {PLACES[place]}"}), 0, NAME - 1)
        weapon = told.names[WEAPONS[place]]["name"].casefold()
        clues = self._closed(place) if self._is_closed(place) else str(self.seen.counts[place])
        line.append(f"{weapon:<{WEAPON}}{clues:<{COUNT}}", style)
        for seat in each(self.seen.standing(place)):
            line.append(f"{self._letter(seat)} ", f"bold {self._colour(seat)}")
        line.rstrip()
        return line

    def _player_sentence(self, seat: int) -> str:
        seen, told = self.seen, self.told
        marks = [self.term("mark.hand", n=seen.sizes[seat]), self.term("mark.permits", n=seen.permits[seat])]
        marks = marks if self._is_alive(seat) else [self._dead(seat)]
        marks += self._destroyed(seat)
        marks += [self.term("mark.observed")] if self._has_observed(seat) else []
        known = [self.term("own")] if told.is_you(seat) else []
        known += [role] if (role := self._role(seat)) else []
        role = self.term("role", known=", ".join(known)) if known else ""
        return self.term("player", who=told.who(seat), role=role, marks=", ".join(marks))

    def _player_lines(self, seat: int) -> Text:
        """What a player has destroyed stands underneath."""
        seen, told, colour = self.seen, self.told, self._colour(seat)
        is_you, is_alive = told.is_you(seat), self._is_alive(seat)
        name = self.term("board.you", name=told.people[seat]["name"]) if is_you else told.people[seat]["full"]
        line = Text(f"{self._letter(seat)} ", f"bold {colour}")
        line.append(f"{name:<{NAME - 2}}", f"bold {colour}" if is_you else colour)
        marks = [self.term("board.hand", n=seen.sizes[seat]), self.term("board.permits", n=seen.permits[seat])]
        marks = marks if is_alive else [self._dead(seat)]
        marks += [self.term("board.observed")] if self._has_observed(seat) else []
        is_told = not is_alive or seen.duel or seen.reason is not None
        marks += [role] if is_told and (role := self._role(seat)) else []
        line.append(", ".join(marks), "" if is_alive else "dim")
        for destroyed in self._destroyed(seat):
            line.append(f"\n  {destroyed}", "dim")
        return line

    def _is_alive(self, seat: int) -> bool:
        return bool(self.seen.living >> seat & 1)

    def _dead(self, seat: int) -> str:
        return self.term(f"dead.{self.told.people[seat]['gender']}")

    def _has_observed(self, seat: int) -> bool:
        return bool(self.seen.observed & self.seen.living & 1 << seat)

    def _role(self, seat: int) -> str:
        """As far as it is known."""
        murderer = self.seen.roles[seat]
        if murderer is None:
            return ""
        return self.term(f"role.{'murderer' if murderer else 'innocent'}.{self.told.people[seat]['gender']}")

    def _destroyed(self, seat: int) -> list[str]:
        lost = self.seen.destroyed[seat]
        if not lost:
            return []
        clues = self.told.clues(lost)
        if not self._is_alive(seat) or self.seen.duel:
            return [self.term("mark.destroyed.duel", clues=clues)]
        return [self.term("mark.destroyed", clues=clues, n=lost.bit_count(), of=DESTRUCTION_LIMIT)]

    def _lying_about(self) -> list[str]:
        """What is out of the game, and what lies open in the Urn."""
        seen, told = self.seen, self.told
        lines = [self.term("removed", clues=told.clues(seen.removed))] if seen.removed else []
        return [*lines, *([self.term("urn", clues=told.clues(seen.pool))] if seen.pool is not None else [])]

    def _letter(self, seat: int) -> str:
        return self.told.book.name("characters", self.told.view.setup.characters[seat])["letter"]

    def _colour(self, seat: int) -> str:
        return COLOURS[self.seen.characters[seat]]
