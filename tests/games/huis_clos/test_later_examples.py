"""The worked examples from closing a Place to the end, HC-X16 to HC-X31, with the seats of the earlier ones."""

from typing import Any

import pytest

from tests.games.huis_clos.table import ALL_SEVEN, FIVE, FOUR, duel, table

ALL_BUT_SALON = " ".join(ALL_SEVEN - {"salon"})


def test_hc_x16_closing() -> None:
    hands = {"georges": "worms-pipe worms-loupe peely-sels"}
    game = table(FOUR, player="borrow", hands=hands, places={"bibliotheque": "coupe-papier"})
    game.play("go bibliotheque", "search", "take coupe-papier", "keep")
    assert (game.lying("bibliotheque"), game.closed) == (set(), set())
    assert game.play("go bibliotheque").choices == {"exchange borrow"}
    assert game.refused("search") == "HC-47"
    places = {"bibliotheque": "", "salon": "fusil lecomte-trousse"}
    inside = {"bibliotheque": "borrow georges"}
    later = table(FOUR, player="borrow", at=inside, places=places).play("go salon")
    assert later.closed == set()
    later.play("search", "take fusil", "keep", "go salon")
    assert later.closed == {"bibliotheque"}
    assert later.informed("Closed bibliotheque") == set(later.everybody)
    after = table(FOUR, closed="bibliotheque", hands={"lecomte": "coupe-papier", "borrow": "worms-pipe"}, urn=True)
    assert after.after("deposit") == {"coupe-papier"}
    assert after.deposit("coupe-papier", "worms-pipe").living == set(FOUR.split())


def test_hc_x17_empty_hand() -> None:
    hands = {"lecomte": "worms-pipe", "borrow": "peely-sels", "georges": "peely-coiffe", "worms": "williams-code"}
    game = table(FOUR, turn=5, murderer="georges", at={"serre": "worms"}, hands=hands, places={"salon": "fusil"})
    game.play("go serre", "accuse worms worms-pipe")
    assert game.hand("lecomte") == set()
    urn = table(FOUR, turn=5, murderer="georges", hands={**hands, "lecomte": ""}, urn=True)
    urn.deposit("peely-sels", "peely-coiffe", "williams-code")
    assert urn.asked == "borrow"
    urn.take_back("peely-sels", "peely-coiffe", "williams-code")
    assert (urn.turn, urn.hand("lecomte")) == (6, set())
    following = table(FOUR, turn=6, places={"salon": "fusil"}).play("go salon", "search", "take fusil")
    assert following.hand("lecomte") == {"fusil"}


@pytest.mark.parametrize(
    ("hand", "lying", "turn", "choices"),
    [
        ("worms-pipe", "corde peely-sels", 2, {"search"}),
        ("worms-pipe fusil lecomte-trousse", "corde peely-sels", 2, {"search", "exchange borrow", "exchange georges"}),
        (
            "georges-clefs borrow-collier",
            "corde peely-sels",
            5,
            {"search", "accuse georges georges-clefs", "accuse borrow borrow-collier"},
        ),
        ("worms-pipe fusil", "", 5, {"pass"}),
        ("georges-clefs fusil", "", 5, {"accuse georges georges-clefs", "pass"}),
    ],
)
def test_hc_x18_nowhere_to_go(hand: str, lying: str, turn: int, choices: set[str]) -> None:
    game = table(
        FOUR,
        murderer="georges",
        dead="worms",
        turn=turn,
        at={"salon": "lecomte borrow georges"},
        hands={"lecomte": hand, "borrow": "williams-code", "georges": "williams-bague"},
        places={"salon": lying},
        closed=ALL_BUT_SALON,
    )
    assert (game.asked, game.choices) == ("lecomte", choices)


def test_hc_x19_dead_starting_player() -> None:
    hands = {
        "lecomte": "tisonnier",
        "borrow": "peely-sels",
        "georges": "worms-pipe",
        "worms": "georges-gants",
        "peely": "georges-clefs",
    }
    at = {"salon": "georges worms", "serre": "lecomte borrow peely"}
    game = table(FIVE, murderer="lecomte", starter="georges", turn=3, at=at, hands=hands, urn=True)
    game.deposit("worms-pipe", "georges-gants", "georges-clefs", "tisonnier", "peely-sels")
    takers = []
    for clue in ("worms-pipe", "georges-gants", "georges-clefs"):
        takers.append(game.asked)
        game.take_back(clue)
    assert takers == ["peely", "lecomte", "borrow"]
    assert (game.turn, game.starter, game.asked) == (4, "peely", "peely")
    assert [game.permits(name) for name in FIVE.split()] == [1, 1, 0, 0, 1]


def test_hc_x20_two_crime_scenes() -> None:
    # Georges, an Innocent, has nothing but the Couteau.
    hands = {
        "lecomte": "tisonnier",
        "borrow": "worms-pipe fusil",
        "georges": "couteau",
        "worms": "georges-gants peely-sels",
        "peely": "georges-clefs peely-coiffe",
    }
    at = {"salon": "borrow", "cuisine": "worms peely", "serre": "lecomte georges"}
    game = table(murderer="lecomte", at=at, hands=hands, places={"salon": "", "cuisine": ""}, urn=True)
    game.deposit("tisonnier", "worms-pipe", "couteau", "georges-gants", "georges-clefs")
    game.take_back("tisonnier", "couteau")
    assert game.lying("salon") == {"fusil"}
    assert game.lying("cuisine") == {"peely-sels", "peely-coiffe", "worms-pipe", "georges-gants", "georges-clefs"}


def test_hc_x21_confrontation_search() -> None:
    setting: dict[str, Any] = {"player": "georges", "at": {"salon": "lecomte"}}
    hands = {"georges": "corde fusil peely-sels"}
    game = duel(hands=hands, places={"serre": "worms-pipe secateur"}, **setting).play("go serre", "search")
    game.play("swap peely-sels secateur")
    assert game.choices == {"destroy worms-pipe", "destroy peely-sels"}
    game.play("destroy worms-pipe")
    assert game.lying("serre") == {"peely-sels"}
    assert game.informed("Destroyed georges worms-pipe serre") == set(game.everybody)
    two = {"georges": "corde fusil"}
    own = duel(hands=two, places={"serre": "secateur georges-clefs"}, **setting).play("go serre", "search")
    own.play("take secateur")
    assert (own.lying("serre"), own.destroyed("georges")) == ({"georges-clefs"}, set())
    assert "deposit" in own.offers
    bare = duel(hands=two, places={"serre": "worms-pipe"}, **setting).play("go serre", "search", "take worms-pipe")
    assert (bare.lying("serre"), bare.destroyed("georges")) == (set(), set())
    left = duel(at={"serre": "lecomte georges"}, places={"serre": ""}, player="georges").play("go salon")
    assert left.closed == {"serre"}


def test_hc_x22_confrontation_both_strike() -> None:
    hands = {"lecomte": "fusil", "georges": "couteau"}
    game = duel(at={"salle-des-trophees": "georges", "cuisine": "lecomte"}, hands=hands, urn=True)
    assert game.deposit("fusil", "couteau").result == "lecomte confrontation_kill HC-159"


def test_hc_x23_confrontation_in_the_same_place() -> None:
    at = {"salon": "lecomte georges"}
    game = duel(starter="georges", at=at, hands={"georges": "tisonnier peely-sels"}, urn=True)
    assert game.after("deposit") == {"peely-sels"}
    assert game.refused("deposit tisonnier") == "HC-111"


@pytest.mark.parametrize(
    ("a", "b", "cards", "winner"),
    [
        ("worms-pipe worms-loupe corde", "worms-carnet peely-sels borrow-collier", {}, "lecomte"),
        ("worms-pipe corde", "worms-carnet peely-sels", {"lecomte": 0}, "borrow"),
        ("worms-pipe corde", "worms-carnet peely-sels", {}, "lecomte"),
    ],
)
def test_hc_x24_time_runs_out_with_several_survivors(a: str, b: str, cards: dict[str, int], winner: str) -> None:
    game = table(
        FOUR,
        murderer="worms",
        starter="worms",
        turn=8,
        dead="georges",
        at={"serre": "lecomte borrow worms"},
        hands={"lecomte": a, "borrow": b},
        permits=cards,
        urn=True,
    )
    game.deposit(a.split()[-1], b.split()[-1]).take_back(a.split()[-1], b.split()[-1])
    assert game.result == f"{winner} survived HC-166"


def test_hc_x25_time_runs_out_in_a_duel() -> None:
    game = table(
        FOUR, murderer="lecomte", turn=8, at={"salon": "borrow worms"}, hands={"lecomte": "tisonnier"}, urn=True
    ).deposit("tisonnier")
    game.take_back("tisonnier")
    assert game.result == "georges confrontation_survived HC-168"
    assert game.tidings("spectator", "ConfrontationBegan") == []


def test_hc_x26_massacre() -> None:
    hands = {"lecomte": "couteau", "borrow": "peely-sels", "georges": "peely-coiffe", "worms": "williams-code"}
    at = {"cuisine": "borrow georges worms", "salon": "lecomte"}
    game = table(FOUR, murderer="lecomte", at=at, hands=hands, urn=True).deposit(*hands.values())
    assert game.result == "lecomte all_innocents_dead HC-163"
    assert game.tidings("spectator", "TookBack") == []


def test_hc_x27_weapon_trap_at_the_urn() -> None:
    hands = {
        "lecomte": "corde",
        "borrow": "peely-sels",
        "georges": "borrow-collier",
        "worms": "worms-pipe couteau",
    }
    at = {"serre": "lecomte borrow georges worms"}
    places = {"salon": "fusil peely-coiffe williams-code", "cuisine": "chandelier", "bibliotheque": "georges-clefs"}
    closed = "suite-bleue salle-a-manger salle-des-trophees"
    game = table(
        FOUR, murderer="georges", turn=3, at=at, hands=hands, places={**places, "serre": ""}, closed=closed, urn=True
    )
    game.deposit("corde", "peely-sels", "borrow-collier", "worms-pipe")
    assert game.living == set(FOUR.split())
    game.take_back("peely-sels", "borrow-collier", "worms-pipe")
    assert (game.asked, game.choices) == ("worms", {"take-back corde"})
    game.take_back("corde")
    assert (game.turn, game.hand("worms")) == (4, {"corde", "couteau"})
    bound = table(
        FOUR,
        murderer="georges",
        turn=4,
        player="worms",
        at=at,
        hands={"worms": "corde couteau"},
        places={**places, "serre": ""},
        closed=closed,
    )
    assert bound.after("go") == {"salon"}
    bound.play("go salon", "search")
    assert bound.choices == {
        f"swap {weapon} {clue}" for weapon in ("corde", "couteau") for clue in ("peely-coiffe", "williams-code")
    }


def test_hc_x28_nothing_but_weapons() -> None:
    found = {"salon": "fusil chandelier"}
    game = table(player="borrow", hands={"borrow": "corde peely-sels"}, places=found).play("go salon", "search")
    assert game.choices == {"swap corde fusil", "swap corde chandelier"}
    assert game.refused("take fusil") == "HC-59"
    assert game.refused("swap peely-sels fusil") == "HC-50"
    game.play("swap corde fusil")
    assert game.tidings("spectator", "Swapped") == ["borrow salon - -"]
    guilty = table(player="borrow", murderer="borrow", hands={"borrow": "corde peely-sels"}, places=found)
    assert guilty.play("go salon", "search").choices == {"take fusil", "take chandelier"}


def test_hc_x29_three_weapons() -> None:
    places = {"salon": "peely-sels peely-coiffe"} | dict.fromkeys(ALL_SEVEN - {"salon"}, "")
    hands = {"worms": "corde fusil couteau"}
    setting: dict[str, Any] = {"player": "worms", "murderer": "peely", "at": {"serre": "worms", "cuisine": "borrow"}}
    game = table(hands=hands, places=places, **setting).play("go salon", "search", "swap corde peely-sels")
    assert game.hand("worms") == {"fusil", "couteau", "peely-sels"}
    urn = table(
        starter="worms",
        murderer="peely",
        at={"salon": "worms", "cuisine": "borrow"},
        hands={"worms": "fusil couteau peely-sels"},
        urn=True,
    )
    assert urn.after("deposit") == {"fusil", "peely-sels"}
    again = table(hands={"worms": "fusil couteau peely-sels"}, places={**places, "salon": "peely-coiffe"}, **setting)
    again.play("go salon", "search")
    assert again.choices == {"swap fusil peely-coiffe", "swap couteau peely-coiffe"}


def test_hc_x30_the_first_breath_of_the_confrontation() -> None:
    game = table(
        FOUR,
        murderer="lecomte",
        turn=3,
        at={"salon": "borrow worms", "serre": "georges"},
        hands={
            "lecomte": "tisonnier",
            "borrow": "worms-pipe",
            "georges": "corde peely-sels",
            "worms": "georges-clefs",
        },
        urn=True,
    ).deposit("tisonnier", "worms-pipe", "peely-sels", "georges-clefs")
    game.take_back("georges-clefs")
    assert (game.asked, game.after("take-back")) == ("georges", {"tisonnier", "worms-pipe", "peely-sels"})
    game.take_back("tisonnier")
    assert game.hand("georges") == {"corde", "tisonnier"}


def test_hc_x31_nobody_is_forced_to_accuse() -> None:
    setting: dict[str, Any] = {
        "turn": 9,
        "player": "borrow",
        "at": {"salon": "worms", "serre": "georges"},
        "hands": {"borrow": "worms-pipe peely-sels"},
        "places": dict.fromkeys(ALL_SEVEN, ""),
    }
    seven = f"{FIVE} eddington puddingham"
    game = table(seven, murderer="peely", **setting)
    assert game.after("go") == ALL_SEVEN - {"suite-bleue"}
    assert game.play("go salon").choices == {"accuse worms worms-pipe", "pass"}
    game.play("pass")
    assert game.asked == "georges"
    for elsewhere in sorted(ALL_SEVEN - {"suite-bleue", "salon"}):
        assert table(seven, murderer="peely", **setting).play(f"go {elsewhere}").choices == {"pass"}
