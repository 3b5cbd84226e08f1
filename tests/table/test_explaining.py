"""Why a bot did what a record says it did."""

import pytest

from manoir.core.match import Match, Played
from manoir.core.records import Record
from manoir.table.chance.fairness import commitment
from manoir.table.past.explaining import LISTED, explain
from manoir.table.refusal import Refusal
from tests.table.sitting import SEED, bots, play_on, sit_down


def served(level: str) -> Record:
    """A game of three bots at a table of the house."""
    table = sit_down(bots(3, level))
    play_on(table)
    notes = {f"bot {name}": level for name in table.setup.characters}
    return Record(table.match, {**notes, "commitment": commitment(SEED), "seed": SEED.hex()})


def decisions(match: Match, most: int) -> list[int]:
    found = [ply for ply, move in enumerate(match.moves, 1) if isinstance(move, Played) and move.seat >= 0]
    return found[:most]


@pytest.mark.parametrize("level", ["novice", "detective"])
def test_what_a_bot_chose_is_what_the_record_says(level: str) -> None:
    record = served(level)
    for ply in decisions(record.match, 30):
        found = explain(record, ply)
        move = record.match.moves[ply - 1]
        assert isinstance(move, Played)
        assert (found.seat, found.level, found.took) == (move.seat, level, move.action.text)
        assert found.chose == found.took
        assert len(found.weighed) <= LISTED


def test_chance_the_deal_and_people_have_no_reasons() -> None:
    record = served("novice")
    chance = next(ply for ply, move in enumerate(record.match.moves, 1) if isinstance(move, Played) and move.seat < 0)
    for ply in (0, chance, len(record.match.moves) + 1):
        with pytest.raises(Refusal):
            explain(record, ply)
    rose = record.match.setup.characters[0]
    human = Record(record.match, {**record.notes, f"player {rose}": "Anne"})
    with pytest.raises(Refusal):
        explain(human, 1)


@pytest.mark.parametrize("bot", ["master@9000", "os:system", "nobody"])
def test_a_record_from_elsewhere_cannot_have_just_any_bot_asked(bot: str) -> None:
    record = served("novice")
    asked = Record(record.match, {**record.notes, f"bot {record.match.setup.characters[0]}": bot})
    with pytest.raises(Refusal):
        explain(asked, 1)
