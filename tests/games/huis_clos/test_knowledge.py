"""What a seat can know: where clues can be, who can be the Murderer, and games that look the same to it."""

from fractions import Fraction

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.core.views import View, view
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import CLUES, Clue, clue
from manoir.games.huis_clos.events import Swapped
from manoir.games.huis_clos.knowledge import SLIP, Holders, suspicion, whereabouts
from manoir.games.huis_clos.picture import picture
from manoir.games.huis_clos.state import NOWHERE, HuisClosState
from manoir.games.huis_clos.steps.exchanging import Drawing
from tests.contract.play import moments, random_match

FOUR = ("lecomte", "borrow", "georges", "worms")
DEAL = {
    "murderer": ("worms",),
    "starter": ("lecomte",),
    "layout": ("suite-bleue", "salon", "cuisine", "bibliotheque", "salle-a-manger", "serre", "salle-des-trophees"),
    "suite-bleue": (
        *("corde", "lecomte-trousse", "williams-code", "borrow-collier", "georges-clefs"),
        *("eddington-plume", "worms-pipe", "puddingham-canne", "peely-sels"),
    ),
    "salon": ("tisonnier", "lecomte-lunettes", "williams-bague", "borrow-voilette", "georges-gants"),
    "cuisine": ("couteau", "lecomte-ordonnance", "williams-lorgnon", "borrow-eventail", "georges-plateau"),
    "bibliotheque": ("coupe-papier", "lecomte-stethoscope", "eddington-encrier", "worms-loupe", "peely-coiffe"),
    "salle-a-manger": ("chandelier", "williams-perruque", "eddington-echarpe", "worms-carnet", "peely-mouchoir"),
    "serre": ("secateur", "borrow-face-a-main", "eddington-manuscrit", "worms-insigne", "puddingham-cigare"),
    "salle-des-trophees": ("fusil", "georges-flasque", "puddingham-monocle", "puddingham-cartes", "peely-thermometre"),
}
ELSEWHERE = set(DEAL["layout"]) - {"suite-bleue"}
DRAFT = ("take corde", "take georges-clefs", "take peely-sels", "take worms-pipe")
DRAFT_2 = ("take lecomte-trousse", "take borrow-collier", "take georges-clefs", "take corde")
FIRST_TURN = (
    *("go salon", "search", "take georges-gants", "keep"),
    *("go cuisine", "search", "take borrow-eventail", "keep"),
    *("go bibliotheque", "search", "take worms-loupe", "keep"),
    *("go serre", "search", "take puddingham-cigare", "keep"),
    *("deposit georges-gants", "deposit borrow-eventail", "deposit worms-loupe", "deposit puddingham-cigare"),
    *("take-back georges-gants", "take-back borrow-eventail", "take-back worms-loupe", "take-back puddingham-cigare"),
)
SECOND_TURN = (
    *("go suite-bleue", "search", "take williams-code", "keep"),
    *("go salle-a-manger", "search", "take worms-carnet", "keep"),
    *("go bibliotheque", "search", "take lecomte-stethoscope", "keep"),
    *("go serre", "search", "take borrow-face-a-main", "keep"),
    *("deposit williams-code", "deposit worms-carnet", "deposit corde", "deposit georges-gants"),
)
"""With `DRAFT_2`: borrow, in the Blue Suite, is killed by worms with the rope."""


def played(*actions: str) -> Match:
    match = Match(GAME, GAME.setup(characters=FOUR), DEAL)
    for action in actions:
        match.play(action)
    return match


def found(match: Match, seat: int, name: str) -> tuple[set[str], set[str]]:
    """The Places and the players with whom a seat thinks a clue can be."""
    holders = whereabouts(match.view(seat))[clue(name)]
    places: tuple[str, ...] = GAME.spelling["places"](holders.places)
    return set(places), {name for number, name in enumerate(FOUR) if holders.seats >> number & 1}


def true_holders(table: HuisClosState, wanted: Clue) -> Holders:
    """Where a clue is, by the true state; a clue just given is its receiver's."""
    bit = 1 << wanted
    places = sum(1 << number for number, lying in enumerate(table.places) if lying & bit)
    seats = sum(1 << seat for seat, hand in enumerate(table.hands) if hand & bit)
    gone = table.removed
    for destroyed in table.destroyed:
        gone |= destroyed
    return Holders(places, seats, bool(table.urn & bit), bool(gone & bit))


def is_within(truth: Holders, known: Holders) -> bool:
    return (
        not truth.places & ~known.places
        and not truth.seats & ~known.seats
        and truth.urn <= known.urn
        and truth.out <= known.out
    )


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_truth_is_never_ruled_out(seats: int) -> None:
    luck = SeededLuck(f"truth {seats}")
    for seed in range(6):
        for match in moments(random_match(GAME, seats, 1000 + seed), luck, 4):
            state = match.state
            assert isinstance(state, HuisClosState)
            for seat in (luck.below(seats), SPECTATOR):
                seen = match.view(seat)
                for number, known in enumerate(whereabouts(seen)):
                    assert is_within(true_holders(state, number), known), (seed, len(match.moves), seat, CLUES[number])
                odds = suspicion(seen)
                assert sum(odds) == 1
                assert odds[state.murderer] > 0
                for other in range(seats):
                    if state.shown >> other & 1 and other != state.murderer:
                        assert odds[other] == 0


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_imagined_games_look_the_same_from_the_seat(seats: int) -> None:
    luck = SeededLuck(f"imagined {seats}")
    for match in moments(random_match(GAME, seats, 2000), luck, 5):
        for seat in (*range(seats), SPECTATOR):
            seen = match.view(seat)
            assert view(match.setup, GAME.imagine(seen, luck), seat) == seen


def test_imagination_ranges_over_murderers_and_hands() -> None:
    match = played(*DRAFT)
    states = [GAME.imagine(match.view(0), SeededLuck(seed)) for seed in range(60)]
    imagined = [state for state in states if isinstance(state, HuisClosState)]
    assert len(imagined) == len(states)
    assert {state.murderer for state in imagined} == {1, 2, 3}
    assert len({state.hands[3] for state in imagined}) > 3
    assert all(state.hands[0] == 1 << clue("corde") for state in imagined)


def test_a_drafter_knows_what_was_missing_before_him() -> None:
    match = played(*DRAFT)
    assert found(match, 1, "corde") == (set(), {"lecomte"}), "only one had taken a clue before borrow"
    assert found(match, 2, "corde") == (set(), {"lecomte", "borrow"})
    assert found(match, 3, "georges-clefs") == (ELSEWHERE, {"lecomte", "borrow", "georges"}), "or it never lay there"
    assert found(match, SPECTATOR, "corde") == ({"suite-bleue"}, set(FOUR))
    assert found(match, 0, "peely-sels") == ({"suite-bleue"}, {"borrow", "georges", "worms"})


def test_a_searcher_knows_the_place_and_an_observer_the_clue_gained() -> None:
    match = played(*DRAFT, "go salon", "search", "take georges-gants", "keep", "go salon", "search", "observe")
    match.play("take borrow-voilette")
    assert found(match, 0, "borrow-voilette") == (set(), {"borrow"}), "lecomte has observed"
    for searcher in (0, 1):
        assert found(match, searcher, "tisonnier") == ({"salon"}, set())
    assert found(match, 2, "tisonnier") == (ELSEWHERE, {"lecomte", "borrow"})


def test_a_swap_tells_its_observers_what_was_gained_and_not_what_was_left() -> None:
    match = played(
        *DRAFT_2, *FIRST_TURN, *SECOND_TURN, "take-back worms-carnet", "take-back corde", "take-back georges-gants"
    )
    for action in ("go serre", "search", "observe", "swap worms-loupe eddington-manuscrit"):
        match.play(action)
    assert found(match, 0, "eddington-manuscrit") == (set(), {"georges"}), "lecomte has observed"
    assert found(match, 0, "worms-loupe") == ({"serre"}, {"georges"}), "left behind, or kept"
    assert found(match, 2, "worms-loupe") == ({"serre"}, set())


def test_whoever_cannot_have_killed_is_hardly_suspect() -> None:
    before = played(*DRAFT_2, *FIRST_TURN, *SECOND_TURN[:-4])
    assert list(suspicion(before.view(2))) == [Fraction(1, 3), Fraction(1, 3), 0, Fraction(1, 3)]
    match = played(*DRAFT_2, *FIRST_TURN, *SECOND_TURN)
    state = match.state
    assert isinstance(state, HuisClosState)
    assert state.living == 0b1101, "the rope has killed borrow in the Blue Suite"
    assert list(suspicion(match.view(0))) == [0, 0, Fraction(1, 2), Fraction(1, 2)], "either can have drafted the rope"
    odds = suspicion(match.view(2))
    assert odds[3] >= Fraction(SLIP, SLIP + 1), "georges saw the rope when he drafted; only worms came after him"
    assert odds[1] == odds[2] == 0
    match.play("take-back worms-carnet")
    assert list(suspicion(match.view(0))) == [0, 0, Fraction(1, 2), Fraction(1, 2)], "taking back clears nobody"


def test_who_swaps_with_a_small_hand_is_innocent() -> None:
    for seed in range(400):
        match = random_match(GAME, 8, seed)
        for number, event in enumerate(match.view(SPECTATOR).told):
            if isinstance(event, Swapped) and picture(_until(match.view(SPECTATOR), number)).sizes[event.seat] < 3:
                seen = _until(match.view(SPECTATOR), number + 1)
                if not picture(seen).duel:
                    assert suspicion(seen)[event.seat] == 0
                    return
    raise AssertionError("no such swap was found")


def _until(seen: View, events: int) -> View:
    return View(seen.setup, seen.seat, seen.told[:events], (), ())


def test_the_picture_of_a_seat_agrees_with_the_table() -> None:
    for seats in GAME.seat_counts:
        for match in moments(random_match(GAME, seats, 3000), SeededLuck("pictures"), 12):
            state = match.state
            assert isinstance(state, HuisClosState)
            for seat in (0, SPECTATOR):
                seen = picture(match.view(seat))
                assert max(seen.asked, -1) == max(state.actor, -1)
                assert seen.sizes == [hand.bit_count() for hand in state.hands]
                assert seen.counts == [lying.bit_count() for lying in state.places]
                assert seen.pawns == [None if pawn == NOWHERE else pawn for pawn in state.pawns]
                assert (seen.permits, seen.destroyed) == (list(state.permits), list(state.destroyed))
                assert (seen.living, seen.closed, seen.observed) == (state.living, state.closed, state.observed)
                assert (seen.turn, seen.starter, seen.duel) == (state.turn, state.starter, state.duel)
                if seat == 0:
                    assert seen.hand == state.hands[0]


def test_a_clue_just_given_is_still_in_the_givers_hand() -> None:
    for seed in range(12):
        match = random_match(GAME, 6, seed)
        for number in range(len(match.moves)):
            halfway = Match(GAME, match.setup, match.deal, match.moves[:number])
            step = halfway.state.step
            if isinstance(step, Drawing):
                known = whereabouts(halfway.view(step.victim))[step.given]
                assert known.seats == 1 << halfway.state.player  # type: ignore[attr-defined]
                return
    raise AssertionError("no exchange in twelve games")
