"""Carnets of Huis Clos and Hantise: what follows from their lines is what the house makes of the same game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from manoir.companion.guests.hantise import HantiseCarnet, HantiseLine, LaidLine, NightLine, ShuffledLine, count_hantise
from manoir.companion.guests.huis_clos import count_huis_clos
from manoir.companion.guests.huis_clos_lines import (
    BlamedLine,
    ExchangedLine,
    HuisClosCarnet,
    HuisClosLine,
    SearchedLine,
    TakenBack,
    UrnLine,
    WentLine,
)
from manoir.core.events import Event
from manoir.core.match import Match
from manoir.core.records import read
from manoir.core.views import View
from manoir.games.huis_clos import events as told
from manoir.games.huis_clos.components import each, spell_clue, spell_clues, spell_place
from manoir.games.huis_clos.knowledge import suspicion, whereabouts
from manoir.games.registry import find_game

RECORDS = Path(__file__).parent.parent / "games/huis_clos/records"


def spelt(clue: int | None) -> str | None:
    return None if clue is None else spell_clue(clue)


class Scribe:
    """What somebody at the table would tap while this is told."""

    def __init__(self, view: View) -> None:
        self.lines: list[HuisClosLine] = []
        self.me = view.seat
        self.place = ""
        self.saw: list[str] = []
        self.suite: list[str] = []
        self.first: str | None = None
        self.given: str | None = None
        self.starter, self.murderer = 0, False
        for event in view.told:
            self.hear(event)
        characters = list(view.setup.characters)
        self.carnet = HuisClosCarnet(
            characters, view.seat, self.starter, self.murderer, self.suite, self.first, self.lines
        )

    def hear(self, event: Event) -> None:
        match event:
            case told.Prepared(starter=starter):
                self.starter = starter
            case told.DrewRole(murderer=bool(murderer)):
                self.murderer = murderer
            case told.LookedIntoSuite(clues=clues):
                self.suite = list(spell_clues(clues))
            case told.Drafted(seat=seat, clue=clue) if seat == self.me:
                self.first = spelt(clue)
            case told.Moved(place=place) | told.Stayed(place=place):
                self.place, self.saw = spell_place(place), []
            case told.Looked(clues=clues):
                self.saw = list(spell_clues(clues))
            case told.Gave(clue=clue):
                self.given = spelt(clue)
            case told.Destroyed(clue=clue):
                self.change(destroyed=spelt(clue))
            case told.ResolutionBegan():
                self.lines.append(UrnLine([], None, [], []))
            case told.Deposited(seat=seat, clue=clue) if seat == self.me:
                self.change(mine=spelt(clue))
            case told.DepositedNothing(seat=seat):
                self.change(nothing=[*self.urn.nothing, seat])
            case told.UrnOpened(clues=clues):
                self.change(clues=list(spell_clues(clues)))
            case told.TookBack(seat=seat, clue=clue):
                self.change(taken=[*self.urn.taken, TakenBack(seat, spell_clue(clue))])
            case _:
                self.lines.extend(self.investigation(event))

    def investigation(self, event: Event) -> Iterator[HuisClosLine]:
        match event:
            case told.Took(seat=seat, clue=clue):
                yield SearchedLine(seat, self.place, self.saw, spelt(clue), False, None, None)
            case told.Swapped(seat=seat, gained=gained, left=left):
                yield SearchedLine(seat, self.place, self.saw, spelt(gained), True, spelt(left), None)
            case told.Drew(seat=seat, victim=victim, clue=clue):
                yield ExchangedLine(seat, self.place, victim, self.given, spelt(clue))
            case told.AccusedWrongly(seat=seat, accused=accused, clue=clue):
                yield BlamedLine(seat, self.place, accused, spell_clue(clue))
            case told.Passed(seat=seat):
                yield WentLine(seat, self.place)

    @property
    def urn(self) -> UrnLine:
        last = self.lines[-1]
        assert isinstance(last, UrnLine)
        return last

    def change(self, **parts: object) -> None:
        self.lines[-1] = replace(self.lines[-1], **parts)


def views_of(match: Match, seat: int) -> list[View]:
    """What the seat had been told each time a turn began, as long as it lived: the dead write nothing."""
    view = match.view(seat)
    died = next((at for at, event in enumerate(view.told) if isinstance(event, told.Died) and event.seat == seat), None)
    begun = [at for at, event in enumerate(view.told[:died], 1) if isinstance(event, told.TurnBegan)]
    return [View(view.setup, seat, view.told[:at], (), ()) for at in begun]


@pytest.mark.parametrize("name", ["a-4-seats.txt", "b-6-seats.txt"])
def test_whereabouts_are_those_of_the_house_at_every_turn(name: str) -> None:
    match = read((RECORDS / name).read_text(encoding="utf-8"), find_game).match
    compared = 0
    for seat in range(match.setup.seats):
        for view in views_of(match, seat)[1::3]:
            sheet = count_huis_clos(Scribe(view).carnet)
            assert sheet.wrong is None
            found = whereabouts(view)
            assert [(at.places, at.seats, at.out) for at in sheet.clues] == [
                ([spell_place(place) for place in each(at.places)], list(each(at.seats)), at.out) for at in found
            ]
            assert sheet.odds == [float(chance) for chance in suspicion(view)]
            compared += 1
    assert compared >= match.setup.seats


def test_a_line_that_cannot_be_is_named_and_the_rest_still_counted() -> None:
    match = read((RECORDS / "a-4-seats.txt").read_text(encoding="utf-8"), find_game).match
    carnet = Scribe(views_of(match, 0)[2]).carnet
    own = next(at for at, line in enumerate(carnet.lines) if isinstance(line, SearchedLine) and line.seat != 0)
    line = carnet.lines[own]
    assert isinstance(line, SearchedLine)
    wrong = replace(line, gained=carnet.first)
    sheet = count_huis_clos(replace(carnet, lines=[*carnet.lines[:own], wrong, *carnet.lines[own + 1 :]]))
    assert sheet.wrong == own + 1
    assert len(sheet.clues) == 39
    out_of_turn = replace(line, seat=(line.seat + 1) % 4)
    assert count_huis_clos(replace(carnet, lines=[*carnet.lines[:own], out_of_turn])).wrong == own + 1


def test_the_score_the_nights_and_the_pile() -> None:
    laid = [LaidLine("cave", "hand"), LaidLine("cave", "table"), LaidLine("reine-spectre", "table")]
    sheet = count_hantise(HantiseCarnet([*laid, NightLine("papa", 0, ["cave", "reine-spectre"])]))
    assert (sheet.points, sheet.won) == ([8 + 2 + 1, 0], [["papa"], []])
    assert len(sheet.left) == 6
    assert sum(sheet.piles["unseen"].values()) == 46
    assert sheet.wrong is None


def test_a_shuffle_says_what_the_other_holds_and_brings_the_marabout() -> None:
    lines: list[HantiseLine] = [
        LaidLine("serviteur-fantome", "table"),
        LaidLine("serviteur-fantome", "discard"),
        ShuffledLine(),
        NightLine("bebe", 1, []),
        NightLine("meme", 0, []),
    ]
    sheet = count_hantise(HantiseCarnet(lines))
    assert sheet.piles["unseen"] == {"serviteur-fantome": 1}
    assert sum(sheet.piles["held"].values()) == 47
    assert sheet.won == [["meme"], ["bebe", "marabout"]]
    assert sheet.points == [6, 8]


def test_what_cannot_be_in_hantise_is_named() -> None:
    twice: list[HantiseLine] = [LaidLine("cave", "table"), LaidLine("cave", "table"), LaidLine("puits", "table")]
    sheet = count_hantise(HantiseCarnet(twice))
    assert sheet.wrong == 2
    assert "puits" in sheet.piles["unseen"]
    scared_twice = HantiseCarnet([NightLine("papa", 0, []), NightLine("papa", 1, [])])
    assert count_hantise(scared_twice).wrong == 2
    not_there = count_hantise(HantiseCarnet([LaidLine("cave", "table"), NightLine("papa", 0, ["cave", "puits"])]))
    assert (not_there.wrong, not_there.points) == (2, [0, 0])


def test_whoever_has_more_after_seven_nights_has_won() -> None:
    nights = [NightLine(who, 0, []) for who in ("bebe", "fillette", "fiston", "meme", "pepe", "maman")]
    assert count_hantise(HantiseCarnet([*nights])).winner is None
    assert count_hantise(HantiseCarnet([*nights, NightLine("papa", 1, [])])).winner == 0
