"""Aim, setup, and the course of the game."""

from collections import Counter

import pytest

from manoir.core.chance import SeededLuck, outcome
from manoir.core.errors import BadDeal, BadSetup
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.games.hantise import GAME
from manoir.games.hantise.cards import PLACE_BITS, size
from tests.clauses import clauses
from tests.games.hantise.table import DEAL, P, Position, Q, opened, position


def deals(count: int) -> list[dict[str, tuple[str, ...]]]:
    luck = SeededLuck("deals")
    return [dict(GAME.deal(GAME.setup(2), luck)) for _ in range(count)]


def test_ha_12_the_first_player_is_agreed_or_drawn() -> None:
    assert {deal["first"] for deal in deals(40)} == {("claire",), ("sombre",)}
    agreed = GAME.setup(2, options={"first": "sombre"})
    assert {GAME.deal(agreed, SeededLuck(seed))["first"] for seed in range(20)} == {("sombre",)}
    with pytest.raises(BadDeal, match="first player must be one of sombre"):
        GAME.start(agreed, DEAL)
    with pytest.raises(BadSetup):
        GAME.setup(2, options={"first": "nobody"})


@clauses("HA-16")
def test_ha_13_characters_and_zones_come_up_in_any_order_and_the_marabout_is_apart() -> None:
    dealt = opened()
    assert dealt.can == {f"reveal {name}" for name in ["bebe", "fillette", "fiston", "meme", "pepe", "maman", "papa"]}
    assert dealt.play("reveal bebe").can == {
        "locate jardin",
        "locate sous-sol",
        "locate rez-de-chaussee",
        "locate premier-etage",
    }
    assert dealt.table.step.odds(dealt.table) is None
    assert dealt.marabout == "aside"


@clauses("HA-15")
def test_ha_14_two_places_and_three_monsters_are_dealt_to_each() -> None:
    seen: Counter[str] = Counter()
    for deal in deals(300):
        table = GAME.start(GAME.setup(2), deal)
        assert [size(hand & PLACE_BITS) for hand in table.hands] == [2, 2]
        assert [size(hand) for hand in table.hands] == [5, 5]
        seen.update({*deal["claire"], *deal["sombre"]})
    assert len(seen) == 36, "every kind of card is dealt now and then"


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"claire": ("serre", "cave", "puits", "reine-fantome", "reine-spectre")}, "2 Places and 3 Monsters"),
        ({"claire": ("serre", "cave", "reine-fantome", "reine-revenant")}, "2 Places and 3 Monsters"),
        ({"claire": ("serre", "puits", "reine-fantome", "squatteur-fantome", "squatteur-spectre")}, "too often: puits"),
        ({"first": ("bebe",)}, "first player"),
        ({"envelope": ("bebe",)}, "piles claire, sombre, first"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(changed: dict[str, tuple[str, ...]], complaint: str) -> None:
    with pytest.raises(BadDeal, match=complaint):
        GAME.start(GAME.setup(2), {**DEAL, **changed})


@clauses("HA-18")
def test_ha_17_the_other_thirty_eight_cards_are_the_draw_pile_and_nothing_is_discarded() -> None:
    dealt = opened()
    assert len(dealt.pile) == 38
    assert sum("-" not in card or card.startswith("sal") for card in dealt.pile) == 12
    assert dealt.discard == ""
    assert dealt.marabout == "aside"


def test_ha_19_the_game_lasts_seven_nights_one_for_each_family_member() -> None:
    for seed in range(5):
        luck = SeededLuck(seed)
        setup = GAME.setup(2)
        table = GAME.start(setup, GAME.deal(setup, luck))
        while table.outcome is None:
            options = table.options if table.actor == CHANCE else table.step.cautious(table)
            table.take(outcome(table, luck) if table.actor == CHANCE else options[luck.below(len(options))])
        told = Position(table)
        assert table.night == 7
        assert table.characters == 0
        assert len((told.won(P) | told.won(Q)) - {"marabout"}) == 7


def test_ha_20_players_take_turns_alternately() -> None:
    game = position(player=P)
    for player in "QPQP":
        game.play("end").until("main")
        assert game.asked == player


@pytest.mark.parametrize(
    ("moves", "how"),
    [(("end",), "scare"), (("fold",), "fold")],
)
def test_ha_21_a_night_goes_on_until_somebody_scares_or_folds(moves: tuple[str, ...], how: str) -> None:
    game = position(q={"jardin": "serre Ass-EF"}, hands=("Ser-Fa Ser-Fa Ser-Fa Ser-Re Ser-Re", ""), character="bebe")
    assert game.threshold == game.value(Q, "jardin") == 5
    game.play(*moves)
    assert [event["how"] for event in game.news(P) if event["event"] == "NightWon"] == [how]
    quiet = position(q={"jardin": "serre"}).play("end").until("main").play("end")
    assert "NightWon" not in quiet.told_names(P)


@clauses("HA-24")
def test_ha_22_the_winner_of_a_night_opens_the_next_and_takes_its_first_turn() -> None:
    game = position(q={"jardin": "serre Ass-EF"}, player=P, opener=P, won=("", "")).play("end")
    assert game.until("reveal").table.opener == Q
    game.play("reveal papa", "locate sous-sol")
    assert game.until("main").asked == "Q"
    assert {"event": "NightBegan", "night": 2, "opener": Q} in game.news(SPECTATOR)


@clauses("HA-R20")
def test_ha_23_the_first_player_opens_the_first_night() -> None:
    for first, asked in (("claire", "P"), ("sombre", "Q")):
        game = opened(first=first).play("reveal bebe", "locate jardin").until("main")
        assert game.asked == asked
        assert game.table.opener == "PQ".index(asked)


def test_ha_11_the_player_with_the_most_points_wins() -> None:
    last = position(
        q={"jardin": "serre Ass-EF"},
        night=7,
        won=("papa maman", "pepe meme fiston fillette"),
        scored=("puits cave placard grenier", ""),
    )
    last.play("end")
    assert (last.points(P), last.points(Q)) == (23, 27)
    assert last.result == ("Q", "points", "HA-133")
