"""The fairness check of a finished game."""

import pytest

from manoir.core.match import Match, Played
from manoir.core.records import Record, read, write
from manoir.core.seats import CHANCE
from manoir.games.registry import find_game, registered
from manoir.table.chance.fairness import FairLuck, commitment, mixed
from manoir.table.chance.proof import NoProof, Proof, transcribe, verify
from manoir.table.table import Secrets
from tests.table.sitting import SEED, bots, play_on, sit_down

ENTROPY = bytes(range(50, 82))


def played(game: str = "cluedo") -> Record:
    """A whole game of bots at a sealed table."""
    table = sit_down(bots(find_game(game).seat_counts.start), game=game, secrets=Secrets(SEED, mixed(SEED, [ENTROPY])))
    play_on(table)
    first = table.setup.characters[0]
    proof = Proof(commitment(SEED), SEED.hex(), {first: ENTROPY.hex()})
    return read(write(Record(table.match, proof.notes())), find_game)


@pytest.mark.parametrize("game", registered())
def test_an_honest_game_is_verified_to_its_last_die(game: str) -> None:
    record = played(game)
    findings = verify(record)
    chances = sum(isinstance(move, Played) and move.seat == CHANCE for move in record.match.moves)
    assert all(finding.holds for finding in findings)
    assert len(findings) == 2 + chances


@pytest.mark.parametrize("game", registered())
def test_all_of_chance_can_be_repeated_without_the_rules(game: str) -> None:
    record = played(game)
    transcript = transcribe(record)
    key = mixed(SEED, [ENTROPY])
    deal = FairLuck(key, "deal")
    assert [deal.below(draw.n) for draw in transcript.deal] == [draw.value for draw in transcript.deal]
    actions = [move.action.text for move in record.match.moves if isinstance(move, Played) and move.seat == CHANCE]
    assert [chance.action for chance in transcript.chances] == actions
    for number, made in enumerate(transcript.chances):
        (draw,) = made.draws
        assert FairLuck(key, f"chance {number}").below(draw.n) == draw.value
        weights = made.odds or [1] * len(made.options)
        assert draw.n == sum(weights)
        chosen = [option for option, weight in zip(made.options, weights, strict=True) for _ in range(weight)]
        assert chosen[draw.value] == made.action


def broken_at(record: Record) -> str:
    findings = verify(record)
    assert all(finding.holds for finding in findings[:-1])
    assert not findings[-1].holds
    return findings[-1].step


def test_a_changed_seed_breaks_the_seal() -> None:
    record = played()
    record.notes["seed"] = bytes(32).hex()
    assert broken_at(record) == "commitment"


def test_a_changed_or_missing_entropy_is_another_deal() -> None:
    record = played()
    record.notes["entropy rose"] = bytes(32).hex()
    assert broken_at(record) == "deal"
    del record.notes["entropy rose"]
    assert broken_at(record) == "deal"


def test_changed_cards_are_another_deal() -> None:
    record = played()
    deal = dict(record.match.deal)
    first, second = list(deal)[1:3]
    deal[first], deal[second] = (*deal[second][:1], *deal[first][1:]), (*deal[first][:1], *deal[second][1:])
    record.match = Match(record.match.game, record.match.setup, deal)
    assert broken_at(record) == "deal"


def test_a_changed_die_is_found() -> None:
    record = played()
    moves = record.match.moves
    at = [number for number, move in enumerate(moves) if move.seat == CHANCE][3]
    fall = moves[at]
    assert isinstance(fall, Played)
    other = next(action for action in record.match.game.actions if action.verb == "fall" and action is not fall.action)
    record.match = Match(record.match.game, record.match.setup, record.match.deal, moves[:at])
    record.match.moves.append(Played(CHANCE, other))
    assert broken_at(record) == "chance 3"


def test_a_record_without_a_seal_proves_nothing() -> None:
    record = played()
    record.notes["seed"] = "no"
    with pytest.raises(NoProof, match="hexadecimal"):
        verify(record)
    del record.notes["seed"]
    with pytest.raises(NoProof, match="no seed"):
        verify(record)
