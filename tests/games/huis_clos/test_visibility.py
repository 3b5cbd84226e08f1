"""Who is told what, HC-173 to HC-190."""

from functools import cache

import pytest
from msgspec.structs import replace

from manoir.core.chance import SeededLuck
from manoir.core.events import Event, told
from manoir.core.match import Match
from manoir.core.seats import SPECTATOR
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.components import each
from manoir.games.huis_clos.picture import Picture, picture
from manoir.games.huis_clos.state import NOWHERE
from tests.clauses import clauses
from tests.contract.play import moments, random_match
from tests.games.huis_clos.table import FOUR, Position, listed, opening, table

PRIVATE = {
    "DrewRole": ("murderer",),
    "Drafted": ("clue",),
    "Took": ("clue",),
    "Swapped": ("gained", "left"),
    "Gave": ("clue",),
    "Drew": ("clue",),
    "Deposited": ("clue",),
}
"""The fields that only some are told."""
WHISPERED = ("LookedIntoSuite", "Looked")
"""Told to one seat, while all others are told nothing."""


@cache
def pictured(seed: int) -> list[tuple[Position, int, Picture]]:
    """A random game at some moments, as each seat and the spectator picture it."""
    return [
        (Position(match), seat, picture(match.view(seat)))
        for match in moments(random_match(GAME, 4 + seed % 5, seed), SeededLuck(f"pictures {seed}"), 20)
        for seat in (*range(match.setup.seats), SPECTATOR)
    ]


@pytest.mark.parametrize("seed", range(5))
def test_hc_173_pawns_places_turn_and_starting_player_are_public(seed: int) -> None:
    for game, _, seen in pictured(seed):
        state = game.table
        assert [NOWHERE if pawn is None else pawn for pawn in seen.pawns] == state.pawns
        assert (seen.closed, seen.turn, seen.starter, seen.living) == (
            state.closed,
            state.turn,
            state.starter,
            state.living,
        )
        assert (seen.characters, seen.layout) == (state.characters, state.layout)


@pytest.mark.parametrize("seed", range(5))
def test_hc_174_a_suspect_card_is_known_to_its_owner_until_it_is_shown(seed: int) -> None:
    for game, seat, seen in pictured(seed):
        state = game.table
        known = {other for other, role in enumerate(seen.roles) if role is not None}
        everything = set(range(state.seats))
        if seat == state.murderer or state.outcome is not None or state.duel:
            assert known == everything
        else:
            assert known == {*each(state.shown), seat} & everything
        assert all(seen.roles[other] == (other == state.murderer) for other in known)


@clauses("HC-176", "HC-184")
@pytest.mark.parametrize("seed", range(5))
def test_hc_175_numbers_of_clues_are_public_and_a_hand_is_its_owners(seed: int) -> None:
    for game, seat, seen in pictured(seed):
        state = game.table
        if state.outcome is None:
            assert seen.sizes == [hand.bit_count() for hand in state.hands]
            assert seen.counts == [clues.bit_count() for clues in state.places]
            assert (tuple(seen.permits), tuple(seen.destroyed)) == (state.permits, state.destroyed)
            assert (seen.observed, seen.removed) == (state.observed, state.removed)
            assert seen.hand == (0 if seat == SPECTATOR else state.hands[seat])


def test_hc_175_what_comes_into_a_hand_is_told_to_its_owner_alone() -> None:
    game = table(places={"salon": "fusil"}).play("go salon", "search", "take fusil")
    assert {name for name in game.everybody if any("fusil" in line for line in game.told(name))} == {"lecomte"}


def test_hc_176_the_contents_of_a_place_are_for_the_searcher_during_his_search() -> None:
    game = table(at={"salon": "borrow"}, places={"salon": "fusil corde"}).play("go salon", "search")
    assert game.tidings("lecomte", "Looked") == []
    game.play("observe")
    assert game.informed("Looked lecomte salon corde,fusil") == {"lecomte"}
    assert all(not game.tidings(name, "Looked") for name in game.everybody if name != "lecomte")


def test_hc_177_a_draft_shows_who_has_taken_and_no_clue() -> None:
    game = opening().play("take corde", "take worms-loupe")
    assert game.tidings("spectator", "Drafted") == ["lecomte -", "borrow -"]
    assert game.tidings("lecomte", "Drafted") == ["lecomte corde", "borrow -"]
    assert game.tidings("borrow", "Drafted") == ["lecomte -", "borrow worms-loupe"]
    looked = game.tidings("borrow", "LookedIntoSuite")
    assert [line.split()[0] for line in looked] == ["borrow"]
    assert "corde" not in looked[0].split()[1].split(",")
    assert game.tidings("spectator", "LookedIntoSuite") == []


def test_hc_178_move_action_victim_and_accused_are_public_before_the_window() -> None:
    at = {"salon": "borrow georges"}
    hands = {"lecomte": "corde worms-pipe georges-clefs", "borrow": "fusil"}
    search = table(at=at).play("go salon", "search")
    assert search.informed("Moved lecomte salon") == set(search.everybody)
    assert search.informed("SearchAnnounced lecomte salon borrow,georges") == set(search.everybody)
    assert search.asked == "borrow"
    exchange = table(at=at, hands=hands).play("go salon", "exchange borrow")
    assert exchange.informed("ExchangeAnnounced lecomte borrow georges") == set(exchange.everybody)
    assert exchange.asked == "georges"
    accusation = table(at=at, hands=hands, turn=6).play("go salon", "accuse georges georges-clefs")
    assert accusation.informed("Accused lecomte georges georges-clefs") == set(accusation.everybody)


def test_hc_179_a_clue_taken_is_known_to_searcher_and_observers() -> None:
    game = table(at={"salon": "borrow georges"}, places={"salon": "fusil corde"}).play("go salon", "search")
    game.play("decline", "observe", "take fusil", "keep")
    assert game.informed("Took lecomte salon fusil") == {"lecomte", "georges"}
    assert game.informed("Took lecomte salon -") == {"borrow", "worms", "peely", "spectator"}


def test_hc_180_of_a_swap_the_clue_left_is_known_to_the_searcher_only() -> None:
    hands = {"lecomte": "corde worms-pipe georges-clefs"}
    game = table(at={"salon": "borrow georges"}, hands=hands, places={"salon": "peely-sels"}).play("go salon", "search")
    game.play("decline", "observe", "swap worms-pipe peely-sels")
    assert game.informed("Swapped lecomte salon peely-sels worms-pipe") == {"lecomte"}
    assert game.informed("Swapped lecomte salon peely-sels -") == {"georges"}
    assert game.informed("Swapped lecomte salon - -") == {"borrow", "worms", "peely", "spectator"}


def test_hc_181_a_destroyed_clue_is_public_with_its_destroyer() -> None:
    game = table(places={"salon": "peely-sels"}).play("go salon", "search", "take peely-sels", "destroy peely-sels")
    assert game.informed("Destroyed lecomte peely-sels -") == set(game.everybody)


def test_hc_182_of_an_exchange_others_learn_who_and_with_whom() -> None:
    hands = {"lecomte": "corde worms-pipe georges-clefs", "borrow": "fusil"}
    game = table(at={"salon": "borrow georges"}, hands=hands).play("go salon", "exchange borrow")
    game.play("observe", "give corde", "draw fusil")
    assert game.informed("Gave lecomte borrow corde") == {"lecomte", "borrow"}
    assert game.informed("Gave lecomte borrow -") == {"georges", "worms", "peely", "spectator"}
    assert game.informed("Drew lecomte borrow fusil") == {"lecomte", "borrow", "georges"}
    assert game.informed("Drew lecomte borrow -") == {"worms", "peely", "spectator"}


def test_hc_183_an_accusation_is_public_in_all_its_parts() -> None:
    game = table(turn=6, murderer="borrow", at={"salon": "worms"}, hands={"lecomte": "worms-pipe corde"})
    game.play("go salon", "accuse worms worms-pipe")
    for name in game.everybody:
        assert game.told(name)[1:4] == [
            "Accused lecomte worms worms-pipe",
            "ShowedRole worms innocent",
            "AccusedWrongly lecomte worms worms-pipe",
        ]


def test_hc_184_that_an_observation_is_used_is_public() -> None:
    game = table(at={"salon": "borrow georges"}).play("go salon", "search", "observe", "decline")
    assert game.informed("Observed borrow") == game.informed("Declined georges") == set(game.everybody)


def test_hc_185_before_the_urn_opens_each_knows_his_own_clue_only() -> None:
    game = table(starter="georges", hands={"georges": "peely-sels", "peely": "corde peely-coiffe"}, urn=True)
    game.deposit("peely-sels")
    assert game.informed("Deposited georges peely-sels") == {"georges"}
    assert game.informed("Deposited georges -") == set(game.everybody) - {"georges"}
    assert game.informed("DepositedNothing worms") == set(game.everybody)


def test_hc_186_the_open_urn_is_a_set_of_clues() -> None:
    game = table(hands={"lecomte": "peely-sels", "borrow": "georges-clefs", "georges": "borrow-collier"}, urn=True)
    game.deposit("peely-sels", "georges-clefs", "borrow-collier")
    opened = f"UrnOpened {listed({'peely-sels', 'georges-clefs', 'borrow-collier'})}"
    assert game.informed(opened) == set(game.everybody)
    assert game.tidings("worms", "Deposited") == ["lecomte -", "borrow -", "georges -"]
    assert game.tidings("borrow", "Deposited") == ["lecomte -", "borrow georges-clefs", "georges -"]


def test_hc_187_taking_back_is_public() -> None:
    game = table(hands={"lecomte": "peely-sels"}, urn=True).deposit("peely-sels").take_back("peely-sels")
    assert game.informed("TookBack lecomte peely-sels") == set(game.everybody)


def test_hc_188_clues_left_after_a_murder_are_public_with_their_place() -> None:
    hands = {"lecomte": "tisonnier", "borrow": "peely-sels"}
    game = table(murderer="lecomte", at={"salon": "borrow"}, hands=hands, urn=True).deposit(*hands.values())
    game.take_back("tisonnier")
    assert game.informed("LaidDown salon peely-sels") == set(game.everybody)


def test_hc_189_the_hand_of_a_dead_player_is_seen_by_the_next_searcher() -> None:
    hands = {"lecomte": "tisonnier", "borrow": "peely-sels fusil corde"}
    game = table(murderer="lecomte", at={"salon": "borrow"}, hands=hands, places={"salon": ""}, urn=True)
    game.deposit("tisonnier", "peely-sels")
    assert game.informed("Died borrow salon 2") == set(game.everybody)
    game.take_back("tisonnier").play("go salon", "search")
    assert game.informed("Looked georges salon corde,fusil,peely-sels") == {"georges"}


@pytest.mark.parametrize("seed", range(3))
def test_hc_189_the_dead_are_told_no_more_than_a_spectator(seed: int) -> None:
    for seats in (5, 8):
        match = random_match(GAME, seats, seed)
        public = list(told(match.state.log, SPECTATOR))
        for seat in range(seats):
            seen = list(told(match.state.log, seat))
            dead = next((at for at, event in enumerate(public) if is_death(event, seat)), len(public))
            later = next((at for at, event in enumerate(seen) if is_death(event, seat)), len(seen))
            assert seen[later:] == public[dead:]


def is_death(event: Event, seat: int) -> bool:
    return type(event).__name__ == "Died" and getattr(event, "seat", None) == seat


@clauses("HC-34", "HC-57")
def test_hc_190_options_that_come_from_role_or_hand_are_shown_to_nobody_else() -> None:
    stories = []
    for murderer in ("lecomte", "worms"):
        game = table(murderer=murderer, hands={"lecomte": "corde"}, places={"salon": "fusil peely-sels"})
        own = []
        lines: list[str] = []
        for action in ("go salon", "search", "take peely-sels", "keep"):
            own.append(game.choices)
            assert all(game.view(name).options == () for name in game.everybody if name != game.asked)
            lines += game.play(action).told("borrow")
        stories.append((own, lines))
    assert stories[0][0] != stories[1][0]
    assert stories[0][1] == stories[1][1]


def test_hc_190_two_weapons_leave_no_trace() -> None:
    stories = []
    for hand in ("corde couteau georges-clefs", "corde borrow-collier georges-clefs"):
        game = table(hands={"lecomte": hand}, places={"salon": "peely-sels peely-coiffe"}, at={"serre": "lecomte"})
        game.table.places = [0, game.table.places[1], 0, 0, 0, 0, 0]
        stories.append(game.play("go salon", "search", "swap corde peely-sels").told("peely"))
    assert stories[0] == stories[1]


def without_secrets(event: Event) -> Event:
    return replace(event, **dict.fromkeys(PRIVATE.get(type(event).__name__, ())))


@clauses("HC-177", "HC-179", "HC-180", "HC-182", "HC-185", "HC-186")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_hc_190_all_are_told_the_same_but_for_the_private_fields(seats: int) -> None:
    match = random_match(GAME, seats, seed=7)
    public = list(told(match.state.log, SPECTATOR))
    assert public == [without_secrets(event) for event in public]
    assert not any(type(event).__name__ in WHISPERED for event in public)
    for seat in range(seats):
        heard = [event for event in told(match.state.log, seat) if type(event).__name__ not in WHISPERED]
        assert [without_secrets(event) for event in heard] == public


@clauses("HC-101", "HC-102", "HC-176", "HC-179", "HC-180", "HC-182")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_hc_179_private_fields_are_filled_for_those_who_may_know_and_for_no_others(seats: int) -> None:
    whole = random_match(GAME, seats, seed=9)
    watchers: set[str] = set()
    game = Position(Match(GAME, whole.setup, whole.deal))
    for move in whole.moves:
        game.play()
        game.match.make(move)
        for name in game.everybody:
            for line in game.told(name):
                assert line_fits(line, name, watchers), (line, name)
        for line in game.told("spectator"):
            if line.split()[0] in ("SearchAnnounced", "ExchangeAnnounced", "InvestigationBegan"):
                watchers = set()
            elif line.startswith("Observed"):
                watchers.add(line.split()[1])


def line_fits(line: str, name: str, watchers: set[str]) -> bool:
    """Whether a seat may be told this, clues and all."""
    match line.split():
        case (("LookedIntoSuite" | "Looked"), actor, *_):
            return name == actor
        case (("Drafted" | "Deposited"), actor, clue):
            return (clue != "-") == (name == actor)
        case "Took", actor, _, clue:
            return (clue != "-") == (name in {actor, *watchers})
        case "Swapped", actor, _, gained, left:
            return ((gained != "-") == (name in {actor, *watchers})) and ((left != "-") == (name == actor))
        case "Gave", actor, victim, clue:
            return (clue != "-") == (name in (actor, victim))
        case "Drew", actor, victim, clue:
            return (clue != "-") == (name in {actor, victim, *watchers})
        case _:
            return True


def test_hc_174_nobody_but_the_owner_is_told_a_role_before_it_is_shown() -> None:
    game = opening(FOUR, murderer="borrow")
    assert game.informed("DrewRole murderer") == {"borrow"}
    assert game.informed("DrewRole -") == {"spectator"}
