"""Why a bot did what a record says it did."""

import re
from itertools import product

import pytest

from manoir.core.match import Match, Played
from manoir.core.records import Record
from manoir.games.registry import find_game
from manoir.table.explaining import LISTED, explain
from manoir.table.fairness import commitment
from manoir.table.refusal import Refusal
from tests.contract.play import random_match
from tests.table.sitting import SEED, bots, play_on, sit_down

KIND = r"(suspect|weapon|room): [a-z-]+( \d+%)?(, [a-z-]+( \d+%)?)*"
ENVELOPE = r"envelope: \d+ possible, likeliest [a-z-]+ [a-z-]+ [a-z-]+ \([\d.]+%\)"
HAND = r"[a-z-]+ has [a-z-]+(, [a-z-]+)*"
MANSION = f"{KIND}|{ENVELOPE}|{HAND}"
HUIS_CLOS = r"(murderer|danger|weapons): ([a-z-]+ (\d+%|[\d.]+)(, [a-z-]+ (\d+%|[\d.]+))*)?"
NIGHT = r"night \d: [a-z]+ in the [a-z-]+, threshold \d+; own best \d+, theirs \d+"
HIDDEN = r"their hand: \d+ cards(, surely [a-z-]+)*|  [a-z]+: \d+ unseen, at least one in their hand \d+%"
PLAN = r"tonight: \d+% with the plan, \d+% without it|\d+ games imagined, best plan: [a-z -]+(, then [a-z -]+)*"
WORDS = {
    "cluedo": MANSION,
    "super-cluedo": MANSION,
    "cluedo-2008": MANSION,
    "huis-clos": HUIS_CLOS,
    "hantise": f"{NIGHT}|{HIDDEN}|{PLAN}",
}


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


SPEAKERS = [*product(WORDS, ("novice", "detective", "master@0.02")), ("hantise", "grandmaster")]


@pytest.mark.parametrize(("game", "level"), SPEAKERS)
def test_a_bot_believes_in_words_that_the_page_can_read(game: str, level: str) -> None:
    match = random_match(find_game(game), find_game(game).seat_counts[0], 1)
    record = Record(match, {"bots": level, "seed": "7"})
    said = {line for ply in decisions(match, 60)[::12] for line in explain(record, ply).believed}
    assert said
    assert [line for line in said if not re.fullmatch(WORDS[game], line)] == []


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
