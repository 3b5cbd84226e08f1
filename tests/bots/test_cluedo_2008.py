"""The bots of Cluedo 2008 on positions where the right choice is clear."""

from typing import Any

import pytest

from manoir.bots.bot import decision_luck, make_bot
from manoir.bots.thought import think
from manoir.core.match import Match
from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.actions import DECLINE
from manoir.games.cluedo_2008.components import BOARD, DECK, ROOMS, SUSPECTS
from manoir.games.cluedo_2008.events import ShowedNeighbour
from manoir.games.mansion.events import Moved
from tests.bots.playing import whole_game
from tests.contract.play import random_match
from tests.games.cluedo_2008.table import Position, table

LEVELS = pytest.mark.parametrize("level", ["novice", "inspector", "detective", "master"])
WITHOUT_ODDS = pytest.mark.parametrize("level", ["novice", "inspector", "detective"])
FAR_APART = "theatre cuisine chambre-amis"


def choices(position: Position, level: str) -> set[str]:
    seen = position.view(position.asked)
    return {make_bot(GAME, level).choose(seen, decision_luck(seed, seen)).text for seed in range(8)}


def standing(characters: str, at: dict[str, str], **given: Any) -> Position:
    """A position in which all were told where the pawns went."""
    position = table(characters, at=at, **given)
    for pawn, place in at.items():
        position.table.tell(Moved(position.seat(pawn), BOARD.place(place)))
    return position


def late(character: str, at: str, rooms: str = FAR_APART, butler: str = "") -> Position:
    """The rooms alone are open, and of them these three: Pervenche has two of them. No card lies in the Pool."""
    known = [room for room in ROOMS if room not in rooms.split()]
    others = [suspect for suspect in SUSPECTS if suspect != "violet"]
    position = standing(
        f"{character} violet pervenche",
        {character: at},
        hands={
            character: " ".join((*others, *known[:2])),
            "violet": "corde chandelier couteau pistolet batte haltere trophee",
            "pervenche": " ".join(("poison", *known[2:])),
        },
        dead="violet",
        butlers={character: butler},
        player=character,
    )
    me, shower = position.seat(character), position.seat("pervenche")
    for card in ("poison", *known[2:]):
        position.table.tell(ShowedNeighbour(shower, me, DECK.card(card)))
    return position


@LEVELS
def test_who_can_tell_the_last_cards_apart_in_the_pool_alone_goes_there(level: str) -> None:
    """Leblanc is dead and her cards lie open: nobody is left who could answer, by the passage or where one is."""
    position = standing(
        "rose leblanc", {"rose": "chambre-amis"}, dead="leblanc", envelope="olive corde hall", pool="spa"
    )
    assert choices(position, level) == {"roll"}
    assert choices(position.roll(6, 6), level) == {"go piscine"}
    assert choices(position.play("go piscine"), level) == {"look"}


@LEVELS
def test_nobody_is_asked_what_all_have_denied(level: str) -> None:
    """One asks all about three cards, and is called back to where one asked."""
    position = standing(
        "rose leblanc",
        {"rose": "chambre-amis"},
        envelope="olive corde spa",
        pool="hall",
        hands={"rose": "rose moutarde leblanc pervenche violet"},
        butlers={"rose": "stay"},
    )
    position.play("passage", "suggest olive corde", "end", "roll", "fall 2 1")
    position.play(f"go {position.place('leblanc')}", "end", "play stay")
    assert "suggest olive corde" not in choices(position, level)


@LEVELS
def test_a_card_keeps_one_in_a_room_that_is_worth_asking_in_when_all_others_are_far(level: str) -> None:
    assert choices(late("rose", "theatre", butler="stay"), level) == {"play stay"}
    assert choices(late("rose", "patio", butler="stay"), level) == {"roll"}


@LEVELS
def test_a_card_leads_to_a_room_that_is_worth_asking_in_when_all_are_far(level: str) -> None:
    position = late("rose", "theatre", butler="anywhere")
    assert choices(position, level) == {"play anywhere"}
    assert choices(position.play("play anywhere"), level) == {"go cuisine", "go chambre-amis"}
    assert choices(late("rose", "theatre", "salon patio spa", butler="anywhere"), level) == {"roll"}


@LEVELS
def test_leblanc_leaps_into_a_room_that_is_worth_asking_in_when_all_are_far(level: str) -> None:
    position = late("leblanc", "chambre-amis", "theatre salon cuisine")
    assert choices(position, level) == {"power"}
    assert choices(position.play("power"), level) == {"go theatre", "go salon"}
    assert choices(late("leblanc", "chambre-amis", "hall salle-a-manger salon"), level) == {"roll"}
    assert choices(late("leblanc", "hall", "cuisine spa observatoire"), level) == {"roll"}


@LEVELS
def test_moutarde_rolls_twice_to_a_room_that_is_far_and_stops_where_it_is_worth_asking(level: str) -> None:
    position = late("moutarde", "salon", "patio spa cuisine")
    assert choices(position, level) == {"power"}
    position.play("power", "fall 6 6")
    assert choices(position, level) == {"go patio"}
    assert choices(position.play("go patio"), level) == {"stop"}
    assert choices(late("moutarde", "theatre", "patio spa salon"), level) == {"roll"}


@WITHOUT_ODDS
def test_with_no_room_in_reach_one_walks_towards_one_that_is_worth_asking_in(level: str) -> None:
    """From where Violet begins the salon and the hall are as far."""
    position = table("violet rose pervenche", hands={"violet": "observatoire"})
    assert choices(position.roll(2, 1), level) == {"go 17,22", "go 18,21"}


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_games_of_detectives_end_with_an_accusation(seats: int) -> None:
    for seed in range(3):
        reason, _ = whole_game("cluedo-2008", ["detective"] * seats, seed)
        assert reason == "accusation"


@LEVELS
def test_whoever_is_asked_without_a_choice_is_not_advised_another(level: str) -> None:
    """Who could look at a card shown is asked even if there is nothing to look with."""
    match, bot, asked = random_match(GAME, 4, 1), make_bot(GAME, level, 0.01), 0
    for at in range(len(match.moves)):
        before = Match(GAME, match.setup, match.deal, match.moves[:at])
        if before.state.actor >= 0 and before.view(before.state.actor).options == (DECLINE,):
            view = before.view(before.state.actor)
            assert think(bot, view, decision_luck(1, view)).action == DECLINE
            asked += 1
    assert asked > 3
