"""Chance that anyone can check."""

from hashlib import sha256
from hmac import digest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from manoir.core.chance import shuffle
from manoir.table.chance.fairness import FairLuck, bot_key, chance, commitment, decision, hmac_sha256, mixed, new_seed

SEED = bytes(range(32))
ENTROPY = bytes(range(100, 132))


@given(st.binary(max_size=64), st.binary(max_size=200))
def test_the_hash_is_the_library_s(key: bytes, message: bytes) -> None:
    assert hmac_sha256(key, message) == digest(key, message, "sha256")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()


def test_the_key_follows_from_the_seed_and_every_entropy_in_order() -> None:
    assert mixed(SEED, [ENTROPY]) == digest(SEED, b"manoir 1" + ENTROPY, "sha256")
    assert mixed(SEED, [ENTROPY, SEED]) != mixed(SEED, [SEED, ENTROPY])
    assert mixed(SEED, []) != mixed(SEED, [ENTROPY])


def test_numbers_are_read_from_the_blocks_as_documented() -> None:
    key = mixed(SEED, [ENTROPY])
    first, second = digest(key, b"deal 0", "sha256"), digest(key, b"deal 1", "sha256")
    luck = FairLuck(key, "deal")
    assert [luck.below(256) for _ in range(40)] == list((first + second)[:40])
    assert FairLuck(key, "deal").below(1 << 16) == int.from_bytes(first[:2], "big")


def test_numbers_that_are_too_large_are_read_again() -> None:
    key = mixed(SEED, [])
    block = digest(key, b"chance 3 0", "sha256")
    fitting = [byte & 7 for byte in block if byte & 7 < 6]
    luck = chance(key, 3)
    assert [luck.below(6) for _ in range(len(fitting))] == fitting


def test_a_choice_of_one_reads_nothing() -> None:
    luck, other = FairLuck(SEED, "deal"), FairLuck(SEED, "deal")
    assert [luck.below(1) for _ in range(5)] == [0] * 5
    assert luck.below(1000) == other.below(1000)


@given(st.integers(1, 1 << 80), st.binary(min_size=32, max_size=32))
def test_numbers_stay_below(n: int, key: bytes) -> None:
    luck = FairLuck(key, "deal")
    assert all(0 <= luck.below(n) < n for _ in range(3))


def test_numbers_are_uniform() -> None:
    luck = FairLuck(SEED, "deal")
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.below(6)] += 1
    # Chi-squared with 5 degrees of freedom is below 20.5 in 999 of 1000 sources that are uniform.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


def test_every_label_and_every_bot_has_its_own_numbers() -> None:
    streams = [
        FairLuck(SEED, "deal"),
        chance(SEED, 0),
        chance(SEED, 1),
        decision(bot_key(SEED, "rose"), 0),
        decision(bot_key(SEED, "rose"), 1),
        decision(bot_key(SEED, "olive"), 0),
    ]
    assert len({stream.below(1 << 64) for stream in streams}) == len(streams)


def test_seeds_are_never_the_same() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32


@pytest.mark.parametrize(("seed", "order"), [(bytes(32), "cdbfea"), (SEED, "daecfb")], ids=["zeros", "counting"])
def test_shuffles_are_the_same_for_ever(seed: bytes, order: str) -> None:
    cards = list("abcdef")
    shuffle(cards, FairLuck(mixed(seed, [ENTROPY]), "deal"))
    assert "".join(cards) == order
