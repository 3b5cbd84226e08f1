"""Record questions and events of whole games for the tests of the page.

    python scripts/page_fixtures.py [game ...]

Of every kind of question, and of every kind of event in each way it can be told, the first one is kept.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import astuple

from manoir.bots.belief import spell_belief
from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.chance_player import ChancePlayer
from manoir.bots.thought import think
from manoir.core.chance import SeededLuck
from manoir.core.events import Left, Log, Returned, Said, told
from manoir.core.match import Match
from manoir.core.spelling import spell_event, spelt
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.table.choices import grouped

PAGE = Path(__file__).parents[1] / "web" / "src" / "games"
GAMES = {"cluedo": 40, "super-cluedo": 40, "cluedo-2008": 150, "huis-clos": 60, "hantise": 60}
"""How many whole games it takes until nothing new turns up."""
LONG_TURNS = ("huis-clos", "hantise")
LATELY = 10
"""Entries that are kept where a turn has very many."""
LONGEST = 2000
"""A game of chance players may go on and on."""
THINKING = 0.02
"""Seconds for a bot that is asked what it believes."""
LEAVING = 97
"""After so many moves somebody leaves for a moment."""

Recorded = dict[str, Any]


def kind_of(game: str, choices: list[Recorded]) -> str:
    """What a screen must be able to do for a question, in a few words; each Butler card is a kind of its own."""
    words = []
    for choice in choices:
        rows = choice.get("rows", [])
        plays = [row[1] for row in rows] if choice["verb"] == "play" and game == "cluedo-2008" else []
        words.append(" ".join([choice["verb"], *choice["parts"], *plays, *(["several"] if len(rows) > 1 else [])]))
    return ", ".join(words)


def way_of(event: Recorded, seat: int) -> str:
    """How an event is told: of oneself or of another, in secret or not, and with which words of the rules."""
    people = [f"{field} {value == seat}" for field, value in event.items() if field in PEOPLE]
    known = [f"{field} {value is None}" for field, value in event.items()]
    words = [str(event[field]) for field in ("event", "cause", "reason") if field in event]
    return " ".join([*words, *people, *known])


PEOPLE = ("seat", "to", "on", "shower", "owner", "winner", "victim", "accused", "starter", "murderer")


def since_two_turns(heard: list[Recorded]) -> int:
    """Where the turn before this one begins."""
    turns = [at for at, event in enumerate(heard) if event["event"] == "TurnBegan"]
    return turns[-2] if len(turns) > 1 else 0


class Recording:
    """All that was found in the games of one kind."""

    def __init__(self, name: str) -> None:
        self.game = find_game(name)
        self.questions: dict[str, Recorded] = {}
        self.events: dict[str, Recorded] = {}
        self.beliefs: set[str] = set()

    def play(self, number: int) -> None:
        counts = self.game.seat_counts
        seats = min(counts[-1], max(3, counts.start + number % len(counts)))
        luck = SeededLuck(f"page {self.game.name} {number}")
        variants = {option.name: number % 2 == 0 for option in self.game.options if option.name == "devastation"}
        match = Match.new(self.game, self.game.setup(seats, options=variants), luck)
        match.make(Said(0, "Bonsoir."))
        player = ChancePlayer()
        log = None
        heard: list[list[Recorded]] = [[] for _ in range(seats)]
        while len(match.moves) < LONGEST:
            match.roll(luck)
            for seat in range(seats):
                self._listen(match, seat, log, heard[seat])
            log = match.state.log
            seat = match.state.actor
            if match.state.outcome is not None or seat < 0:
                break
            self._ask(match, seat, heard[seat])
            if len(match.moves) % LEAVING == LEAVING - 1:
                match.make(Left((seat + 1) % seats))
                match.roll(luck)
                match.make(Returned((seat + 1) % seats))
            else:
                match.play(player.choose(match.view(seat), luck))

    def _listen(self, match: Match, seat: int, log: Log, heard: list[Recorded]) -> None:
        for event in told(match.state.log, seat, log):
            spelt = spell_event(event, self.game.spelling)
            heard.append(spelt)
            found = {"seat": seat, "suspects": match.setup.characters, "entry": spelt}
            self.events.setdefault(way_of(spelt, seat), found)

    def _ask(self, match: Match, seat: int, heard: list[Recorded]) -> None:
        choices = [to_builtins(choice) for choice in grouped(self.game, match.state.options)]
        kind = kind_of(self.game.name, choices)
        if kind not in self.questions:
            believed = list(self._believed(match.view(seat)))
            self.questions[kind] = {
                "seat": seat,
                "picture": spelt(self.game.picture(match.view(seat)), self.game.spelling),
                "entries": heard[self._since(heard) :],
                "question": {"ply": len(match.moves), "choices": choices},
                "believed": believed,
            }

    def _believed(self, view: View) -> Iterator[Recorded]:
        """What bots of all levels believe there, each kind of belief in each way it can be held once."""
        for level in bots_of(self.game):
            for belief in think(make_bot(self.game, level, THINKING), view, decision_luck(0, view)).believed:
                spelt_out = spell_belief(belief, self.game.spelling)
                way = [value if isinstance(value, str) else bool(value) for value in astuple(belief)]
                if (held := f"{spelt_out['belief']} {level} {way}") not in self.beliefs:
                    self.beliefs.add(held)
                    yield spelt_out

    def _since(self, heard: list[Recorded]) -> int:
        return max(0, len(heard) - LATELY) if self.game.name in LONG_TURNS else since_two_turns(heard)

    def text(self) -> str:
        parts = []
        for name, found in (("questions", self.questions), ("events", self.events)):
            lines = [json.dumps(found[key], ensure_ascii=False, separators=(",", ":")) for key in sorted(found)]
            parts.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
        return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        recording = Recording(name)
        for number in range(GAMES[name]):
            recording.play(number)
        path = PAGE / name.replace("-", "_") / "recorded.json"
        path.write_text(recording.text(), encoding="utf-8")
        print(f"{name}: {len(recording.questions)} questions, {len(recording.events)} events, {path}")


if __name__ == "__main__":
    main()
