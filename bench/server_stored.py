"""How soon a house with many games in progress is open."""

from pathlib import Path
from time import monotonic

import httpx
from msgspec.structs import asdict
from sqlalchemy import insert
from websockets.sync.client import connect

from bench.server_processes import manoir
from manoir.bots.chance_player import ChancePlayer
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.games.registry import find_game
from manoir.house.keeping.lines import row_of
from manoir.house.keeping.stored import Stored
from manoir.server.storage.engine import migrate, opened
from manoir.server.storage.schema import MOVES
from manoir.server.storage.tables import change, create
from manoir.table.chance.fairness import commitment, new_seed
from manoir.table.chronicle import Line
from manoir.table.seating.holders import Person
from manoir.table.seating.setting import Chair, Setting

MOVES_EACH = 100


def stored_games(folder: Path, number: int) -> tuple[float, float]:
    """Seconds until the house is open, and until somebody who watches one of the games sees it."""
    url = f"sqlite:///{folder}/stored.db"
    _fill(url, number)
    with manoir(folder, url) as server:
        base = f"http://127.0.0.1:{server.port}"
        cookie = httpx.get(f"{base}/api/me").cookies["manoir"]
        asked = monotonic()
        headers = {"Cookie": f"manoir={cookie}"}
        with connect(f"{base.replace('http', 'ws')}/api/live", additional_headers=headers, compression=None) as line:
            line.send('{"type":"join","table":"gameh"}')
            while '"type":"news"' not in line.recv():
                pass
        return server.seconds_to_start, monotonic() - asked


def _fill(url: str, number: int) -> None:
    match = _played()
    lines = [Line(ply, move, 0.0) for ply, move in enumerate(match.moves)]
    chairs = [Chair(character, Person(f"visitor {character}", "")) for character in match.setup.characters]

    def begin(stored: Stored) -> None:
        stored.phase, stored.deal = "playing", match.deal

    with opened(url) as engine:
        migrate(engine)
        with engine.begin() as connection:
            for game in range(number):
                seed = new_seed()
                setting = Setting("cluedo", "host", commitment(seed), match.setup.options, chairs=chairs)
                table = create(connection, setting, seed, f"game{_letters(game)}")
                change(connection, "", table.code, begin)
                connection.execute(insert(MOVES), [asdict(row_of(table.id, line, 0)) for line in lines])


def _letters(number: int) -> str:
    """Codes are made of letters."""
    return str(number).translate(str.maketrans("0123456789", "abcdefghij"))


def _played() -> Match:
    game, luck = find_game("cluedo"), SeededLuck("stored")
    match = Match.new(game, game.setup(4), luck)
    while len(match.moves) < MOVES_EACH and match.state.outcome is None:
        match.roll(luck)
        match.play(ChancePlayer().choose(match.view(match.state.actor), luck))
    return match
