"""The facts of the rules that the page draws from: ids in the rules' order, printed numbers, limits, boards."""

from collections.abc import Callable, Mapping
from typing import Any

from manoir.games.cluedo import components as manor
from manoir.games.cluedo_2008 import components as villa
from manoir.games.hantise import components as haunted
from manoir.games.huis_clos import HuisClos
from manoir.games.huis_clos import components as snowed_in
from manoir.games.mansion.board import Board, Place
from manoir.games.mansion.walking import first_steps, places, rooms_beside
from manoir.games.super_cluedo import components as garden
from manoir.games.super_cluedo.walking import step

Facts = Mapping[str, Any]


def of(game: str) -> Facts:
    return {
        "cluedo": cluedo,
        "super_cluedo": super_cluedo,
        "cluedo_2008": cluedo_2008,
        "huis_clos": huis_clos,
        "hantise": hantise,
    }[game]()


def cluedo() -> Facts:
    return {
        "SUSPECTS": manor.SUSPECTS,
        "WEAPONS": manor.WEAPONS,
        "ROOMS": manor.ROOMS,
        "BOARD": board(manor.BOARD, on_foot(manor.BOARD)),
    }


def super_cluedo() -> Facts:
    def beside(place: Place) -> list[Place]:
        return list(places(step(1 << place)))

    return {
        "SUSPECTS": garden.SUSPECTS,
        "WEAPONS": garden.WEAPONS,
        "PLACES": garden.SCENES,
        "BOARD": board(garden.BOARD, beside),
    }


def cluedo_2008() -> Facts:
    return {
        "SUSPECTS": villa.SUSPECTS,
        "WEAPONS": villa.WEAPONS,
        "ROOMS": villa.ROOMS,
        "BUTLERS": [villa.spell_intrigue(kind) for kind in villa.BUTLERS],
        "TIME_CARDS": villa.DEADLY + 1,
        "BOARD": board(villa.BOARD, on_foot(villa.BOARD)),
    }


def huis_clos() -> Facts:
    return {
        "CHARACTERS": snowed_in.CHARACTERS,
        "PLACES": snowed_in.PLACES,
        "WEAPON_PLACES": dict(zip(snowed_in.WEAPONS, snowed_in.PLACES, strict=True)),
        "CLUES": snowed_in.OBJECTS,
        "HAND_LIMIT": snowed_in.HAND_LIMIT,
        "DESTRUCTIONS": snowed_in.DESTRUCTION_LIMIT,
        "ACCUSING_FROM": {seats: snowed_in.accusing_from(seats) for seats in HuisClos.seat_counts},
        "LAST_TURN": {seats: snowed_in.last_turn(seats) for seats in HuisClos.seat_counts},
    }


def hantise() -> Facts:
    objects = {
        found.protection.place: found.protection.object for found in haunted.CHARACTERS if found.protection is not None
    }
    return {
        "SOULS": haunted.SOULS,
        "FAMILIES": haunted.FAMILIES,
        "ZONES": haunted.ZONES,
        "ZONE_BONUS": haunted.ZONE_BONUS,
        "NIGHTS": haunted.NIGHTS,
        "TYPES": {
            kind.name: {"copies": kind.copies, "terror": kind.terror, "points": kind.points} for kind in haunted.TYPES
        },
        "PLACES": {
            place.name: {"zone": haunted.ZONES[place.zone], "terror": place.terror, "object": objects.get(place.name)}
            for place in haunted.PLACES
        },
        "CHARACTERS": {
            found.name: {
                "threshold": found.threshold,
                "points": found.points,
                "unmovedBy": found.protection and haunted.FAMILIES[found.protection.family],
                "object": found.protection and found.protection.object,
            }
            for found in haunted.CHARACTERS
        },
    }


def on_foot(drawn: Board) -> Callable[[Place], list[Place]]:
    """One step away: squares, and the rooms behind the doors in front of which one stands."""

    def beside(place: Place) -> list[Place]:
        rooms = [] if drawn.is_room(place) else rooms_beside(drawn, 1 << place)
        return [*places(first_steps(drawn, place)), *rooms]

    return beside


def board(drawn: Board, beside: Callable[[Place], list[Place]]) -> Facts:
    """As the page draws it; cells and squares are `row,column`."""
    sections = drawn.sections
    ids = dict(zip(drawn.letters, drawn.rooms, strict=True))
    cells: dict[str, list[str]] = {room: [] for room in drawn.rooms}
    marks: dict[str, str] = {}
    closed = []
    for row, line in enumerate(drawn.grid):
        for column, mark in enumerate(line):
            cell = f"{row},{column}"
            if mark in ids:
                cells[ids[mark]].append(cell)
            elif drawn.squares >> row * drawn.stride + column & 1:
                marks[cell] = mark
            elif mark == "X":
                closed.append(cell)
    for _, letter, cell, *_ in sections["doors"]:
        cells[ids[letter]].append(cell)
    for _, letter, cell, _ in sections["passages"]:
        if cell not in marks:
            cells[ids.get(letter, letter)].append(cell)
    everywhere = [*places(drawn.squares), *range(drawn.first_room, drawn.first_room + len(drawn.rooms))]
    return {
        "rows": len(drawn.grid),
        "columns": len(drawn.grid[0]),
        "letters": dict(zip(drawn.rooms, drawn.letters, strict=True)),
        "rooms": {room: " ".join(dict.fromkeys(found)) for room, found in cells.items()},
        "squares": " ".join(marks),
        "marks": {cell: mark for cell, mark in marks.items() if mark != "."},
        "closed": " ".join(closed),
        "doors": [
            {"id": id_, "room": ids[room], "cell": cell, "out": out, "front": ids.get(front, front)}
            for id_, room, cell, out, front in sections["doors"]
        ],
        "passages": [
            {"from": ids.get(room, room), "mark": mark, "to": ids.get(to, to)}
            for _, room, mark, to in sections["passages"]
        ],
        "starts": {suspect: cell for _, suspect, cell in sections.get("starts", ())},
        "windows": [
            {"cell": cell, "left": ids.get(left, left), "right": ids.get(right, right)}
            for _, cell, left, right in sections.get("windows", ())
        ],
        "path": {row[1]: ids.get(row[2]) for row in sections.get("path", ())},
        "spies": [row[1] for row in sections.get("spies", ())],
        "questions": [row[1] for row in sections.get("questions", ())],
        "links": {drawn.spell(place): " ".join(map(drawn.spell, beside(place))) for place in everywhere},
    }
