"""Games as readable text: a header, the deal, one move a line.

manoir record 1
game: cluedo
seats: rose leblanc olive
option rounds: 300
note date: 1949-11-13

deal envelope: olive poignard salon
deal rose: corde hall ...

rose: roll
chance: roll 3 4
rose says: Qui d'autre ?
result: rose accusation

Where the rules of a game have changed, `rules: 2` after the first lines says by which edition it was played.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from manoir.core.errors import BadDeal, BadRecord, IllegalAction, ManoirError, OtherRules, UnknownName
from manoir.core.events import ChangedHands, Claimed, Interjection, Left, Returned, Said
from manoir.core.game import Deal, Game
from manoir.core.match import Match, Move, Played
from manoir.core.seats import CHANCE
from manoir.core.setup import OptionValue, Setup, spell_option
from manoir.core.state import State
from manoir.core.text import one_line

__all__ = ["Record", "load", "read", "save", "write"]

FORMAT = 1
FIRST_LINE = f"manoir record {FORMAT}"
CHANCE_NAME = "chance"


class Record(Struct):
    """A match and the notes that travel with it: players' names, dates, seeds."""

    match: Match
    notes: dict[str, str]


def write(record: Record) -> str:
    match = record.match
    for key in record.notes:
        if ":" in key or key != one_line(key):
            raise ManoirError(f"the key of a note is one line without a colon, not {key!r}")
    setup = match.setup
    lines = [FIRST_LINE, f"game: {setup.game}"]
    if match.game.edition > 1:
        lines.append(f"rules: {match.game.edition}")
    lines.append(f"seats: {' '.join(setup.characters)}")
    lines += [f"option {name}: {spell_option(value)}" for name, value in setup.options.items()]
    lines += [f"note {key}: {one_line(text)}" for key, text in record.notes.items()]
    lines += ["", *(f"deal {pile}: {' '.join(cards)}".rstrip() for pile, cards in match.deal.items()), ""]
    lines += [_written(move, setup.characters) for move in match.moves]
    result = _result(match.state, setup)
    return "\n".join([*lines, result] if result else lines) + "\n"


def save(record: Record, path: Path) -> None:
    """Written beside and moved into place, so that a file is whole or not there."""
    beside = path.with_suffix(path.suffix + ".part")
    beside.write_text(write(record), encoding="utf-8")
    beside.replace(path)


def load(path: Path, find: Callable[[str], Game]) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(
            1,
            "this is not text: a record is a text file in UTF-8",
            "ce n’est pas du texte : un enregistrement est un fichier texte en UTF-8",
        ) from None
    return read(text, find)


def read(text: str, find: Callable[[str], Game]) -> Record:
    """Read a record and replay it; `find` gives the game of a name."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or not lines[0][1].startswith("manoir record "):
        raise BadRecord(
            1,
            f"not a record of the house: the first line must be {FIRST_LINE!r}",
            f"pas un enregistrement du manoir : la première ligne doit être {FIRST_LINE!r}",
        )
    if lines[0][1] != FIRST_LINE:
        found = lines[0][1].removeprefix("manoir record ")
        raise BadRecord(
            1,
            f"format {found!r} is unknown: this is format {FORMAT}",
            f"format {found!r} inconnu : celui-ci est le format {FORMAT}",
        )
    if not text.endswith("\n"):
        raise BadRecord(
            lines[-1][0],
            "the record is cut off: its last line must end with a line break",
            "l’enregistrement est coupé : sa dernière ligne doit finir par un saut de ligne",
        )
    return _Reading(lines[1:], find).record()


def _written(move: Move, characters: tuple[str, ...]) -> str:
    who = CHANCE_NAME if move.seat == CHANCE else characters[move.seat]
    match move:
        case Played(action=action):
            return f"{who}: {action.text}"
        case Said(text=text):
            return f"{who} says: {one_line(text)}"
        case Claimed(claim=claim):
            return f"{who} claims: {claim}"
        case Left():
            return f"{who} leaves"
        case Returned():
            return f"{who} returns"
        case ChangedHands(name=name):
            return f"{who} changes hands: {name}" if name else f"{who} changes hands"


def _result(state: State, setup: Setup) -> str:
    over = state.outcome
    if over is None:
        return ""
    return f"result: {'nobody' if over.winner is None else setup.characters[over.winner]} {over.reason}"


def in_french(error: ManoirError) -> str:
    """Where a reason has no French of its own, what kind of fault it is."""
    if error.french:
        return error.french
    if isinstance(error, IllegalAction):
        return f"la règle {error.clause} ne permet pas ce coup"
    if isinstance(error, UnknownName):
        return f"nom inconnu : {error.name!r}" + (f" ; peut-être {error.near!r} ?" if error.near else "")
    if isinstance(error, OtherRules):
        return "cette partie suit une autre édition des règles"
    return "la donne ne fait pas le jeu entier" if isinstance(error, BadDeal) else "cela ne suit pas les règles"


class _Reading:
    """One pass over the lines of a record; every complaint names its line."""

    def __init__(self, lines: list[tuple[int, str]], find: Callable[[str], Game]) -> None:
        self.lines = lines
        self.find = find
        self.at = lines[0][0] if lines else 1
        self.dealt_at = 0

    def record(self) -> Record:
        try:
            return self._record()
        except BadRecord:
            raise
        except ManoirError as error:
            raise BadRecord(self.at, str(error), in_french(error)) from None

    def _record(self) -> Record:
        rest = self._numbered()
        game = self.find(self._field(next(rest, ""), "game"))
        line = next(rest, "")
        if line.partition(":")[0].strip() == "rules":
            game.check_edition(self._edition(line))
            line = next(rest, "")
        else:
            game.check_edition(1)
        characters = self._field(line, "seats").split()
        self._check_seats(game, characters)
        options: dict[str, OptionValue] = {}
        notes: dict[str, str] = {}
        deal: dict[str, tuple[str, ...]] = {}
        match: Match | None = None
        for line in rest:
            head, colon, value = (part.strip() for part in line.partition(":"))
            word, _, name = head.partition(" ")
            if match is None and colon and word in ("option", "note", "deal") and name:
                if name in (options if word == "option" else notes if word == "note" else deal):
                    raise BadRecord(self.at, f"{word} {name!r} is given twice", f"{word} {name!r} est donné deux fois")
                if word == "option":
                    options[name] = self._option(game, name, value)
                elif word == "note":
                    notes[one_line(name)] = one_line(value)
                else:
                    deal[name] = tuple(value.split())
                    self.dealt_at = self.at
                continue
            if match is None:
                match = self._begun(game, characters, options, deal)
            if head == "result":
                self._check_result(line, match)
            else:
                self._make(match, word, name, colon, value, line)
        return Record(match or self._begun(game, characters, options, deal), notes)

    def _numbered(self) -> Iterator[str]:
        for number, line in self.lines:
            self.at = number
            yield line

    def _field(self, line: str, name: str) -> str:
        head, colon, value = line.partition(":")
        if head.strip() != name or not colon:
            raise BadRecord(
                self.at, f"expected '{name}: …', found {line!r}", f"il faudrait « {name}: … », il y a {line!r}"
            )
        return value.strip()

    def _edition(self, line: str) -> int:
        value = self._field(line, "rules")
        if not value.isdecimal():
            raise BadRecord(
                self.at,
                f"an edition of the rules is a number, not {value!r}",
                f"une édition des règles est un nombre, pas {value!r}",
            )
        return int(value)

    def _check_seats(self, game: Game, characters: list[str]) -> None:
        order = game.setup(len(characters), characters).characters
        if order != tuple(characters):
            raise BadRecord(
                self.at,
                f"seats must be in order of play: {' '.join(order)}",
                f"les sièges vont dans l’ordre du jeu : {' '.join(order)}",
            )

    def _option(self, game: Game, name: str, value: str) -> OptionValue:
        for option in game.options:
            if option.name == name:
                return option.parse(value)
        raise UnknownName("option", name, [option.name for option in game.options])

    def _begun(self, game: Game, characters: list[str], options: Mapping[str, OptionValue], deal: Deal) -> Match:
        setup = game.setup(len(characters), characters, options)
        try:
            return Match(game, setup, deal)
        except ManoirError as error:
            raise BadRecord(self.dealt_at or self.at, str(error), in_french(error)) from None

    def _make(self, match: Match, who: str, verb: str, colon: str, value: str, line: str) -> None:
        seats = {name: seat for seat, name in enumerate(match.setup.characters)} | {CHANCE_NAME: CHANCE}
        if who not in seats:
            raise UnknownName("seat", who, seats)
        seat = seats[who]
        if verb == "" and colon:
            match.play(value, seat)
            return
        match.make(self._interjection(seat, verb, bool(colon), value, line))

    def _interjection(self, seat: int, verb: str, colon: bool, value: str, line: str) -> Interjection:
        if verb == "says" and colon:
            return Said(seat, value)
        if verb == "claims" and colon:
            return Claimed(seat, value)
        if verb == "leaves" and not colon:
            return Left(seat)
        if verb == "returns" and not colon:
            return Returned(seat)
        if verb == "changes hands" and colon == bool(value):
            return ChangedHands(seat, value)
        raise BadRecord(
            self.at, f"expected 'seat: action', found {line!r}", f"il faudrait « siège: action », il y a {line!r}"
        )

    def _check_result(self, line: str, match: Match) -> None:
        found = _result(match.state, match.setup)
        if line != found:
            raise BadRecord(
                self.at,
                f"the record says {line!r}, its moves say {found or 'the game goes on'!r}",
                f"l’enregistrement dit {line!r}, ses coups disent {found or 'que la partie continue'!r}",
            )
