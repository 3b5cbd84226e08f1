"""The worked examples, HC-X01 to HC-X15. A is Lecomte, B Borrow, C Georges, D Worms, E Peely; A starts turn 1."""

from typing import Any

import pytest

from manoir.games.huis_clos.components import PLACES
from tests.games.huis_clos.table import EIGHT, FIVE, FOUR, Position, listed, opening, table


def test_hc_x01_setup_for_five() -> None:
    game = opening(FIVE)
    assert [len(game.lying(place)) for place in PLACES] == [9, 5, 5, 5, 5, 5, 5]
    assert sum(game.table.permits) == 5
    assert sum("DrewRole murderer" in game.told(name) for name in game.characters) == 1
    assert sum("DrewRole innocent" in game.told(name) for name in game.characters) == 4
    game.play("take corde", "take worms-loupe", "take peely-coiffe", "take georges-gants", "take borrow-eventail")
    assert [len(game.hand(name)) for name in FIVE.split()] == [1] * 5
    assert [len(game.lying(place)) for place in PLACES] == [4, 5, 5, 5, 5, 5, 5]
    for turn, offered in ((5, 0), (6, 1)):
        late = table(FIVE, turn=turn, at={"salon": "worms"}, hands={"lecomte": "worms-pipe"}).play("go salon")
        assert late.offers.get("accuse", 0) == offered
    for turn, over in ((9, False), (10, True)):
        last = table(FIVE, turn=turn, hands={"lecomte": "worms-pipe"}, urn=True).deposit("worms-pipe")
        assert (last.take_back("worms-pipe").result is not None) == over


def test_hc_x02_draft_for_four() -> None:
    game = opening(FOUR)
    seen: dict[str, set[str]] = {}
    for name, clue in zip(FOUR.split(), ("corde", "worms-loupe", "peely-coiffe", "georges-gants"), strict=True):
        seen[name] = game.after("take")
        game.play(f"take {clue}")
        assert game.informed(f"Drafted {name} -") == set(game.everybody) - {name}
    assert [len(seen[name]) for name in FOUR.split()] == [9, 8, 7, 6]
    assert ["corde" in seen[name] for name in FOUR.split()] == [True, False, False, False]
    assert len(game.lying("suite-bleue")) == 5
    assert [len(game.hand(name)) for name in FOUR.split()] == [1] * 4


@pytest.mark.parametrize(
    ("characters", "turns", "accusing"),
    [(FOUR, 8, 5), (f"{FIVE} eddington", 12, 7), (EIGHT, 16, 9)],
)
@pytest.mark.parametrize("dead", ["", "borrow"])
def test_hc_x03_lengths(characters: str, turns: int, accusing: int, dead: str) -> None:
    for turn in (accusing - 1, accusing):
        game = table(characters, dead=dead, turn=turn, at={"salon": "worms"}, hands={"lecomte": "worms-pipe"})
        assert game.play("go salon").offers.get("accuse", 0) == (turn == accusing)
    for turn in (turns - 1, turns):
        last = table(characters, dead=dead, turn=turn, hands={"lecomte": "worms-pipe"}, urn=True)
        last.deposit("worms-pipe").take_back("worms-pipe")
        assert (last.result is not None) == (turn == turns)


def test_hc_x04_search_with_a_hand_below_three() -> None:
    game = table(
        player="borrow",
        hands={"borrow": "worms-pipe"},
        places={"cuisine": "couteau lecomte-trousse georges-gants georges-clefs peely-sels"},
    ).play("go cuisine", "search")
    assert game.asked == "borrow"
    game.play("take georges-clefs")
    assert game.choices == {"destroy worms-pipe", "destroy georges-clefs", "keep"}
    game.play("keep")
    assert (game.hand("borrow"), len(game.lying("cuisine"))) == ({"worms-pipe", "georges-clefs"}, 4)
    assert game.told("spectator")[0] == "Kept borrow"


SWAPS_FOR_WILLIAMS = {f"swap {mine} williams-code" for mine in ("georges-clefs", "tisonnier", "lecomte-trousse")}
WILLIAMS = {"take-destroy williams-code lecomte-trousse", "take-destroy williams-code williams-code"}
CORDE = {f"swap {mine} corde" for mine in ("georges-clefs", "tisonnier", "lecomte-trousse")}


@pytest.mark.parametrize(
    ("murderer", "used", "choices", "number"),
    [
        ("worms", False, {"swap tisonnier corde"} | SWAPS_FOR_WILLIAMS | WILLIAMS, 6),
        ("georges", False, CORDE | SWAPS_FOR_WILLIAMS | WILLIAMS | {"take-destroy corde lecomte-trousse"}, 9),
        ("worms", True, {"swap tisonnier corde"} | SWAPS_FOR_WILLIAMS, 4),
        ("georges", True, CORDE | SWAPS_FOR_WILLIAMS, 6),
    ],
)
def test_hc_x05_search_with_a_hand_of_three(murderer: str, used: bool, choices: set[str], number: int) -> None:
    game = table(
        murderer=murderer,
        player="georges",
        hands={"georges": "georges-clefs tisonnier lecomte-trousse"},
        places={"salon": "corde williams-code"},
        destroyed={"georges": "peely-sels peely-coiffe peely-mouchoir"} if used else None,
    ).play("go salon", "search")
    assert game.choices == choices
    assert len(choices) == number


def test_hc_x06_observation() -> None:
    at = {"salon": "georges worms", "serre": "peely"}
    game = table(at=at, places={"salon": "tisonnier peely-sels", "serre": "fusil"}).play("go salon", "search")
    assert game.play("observe").asked == "worms"
    assert game.tidings("lecomte", "Looked") == []
    game.play("decline")
    assert game.tidings("lecomte", "Looked") == ["lecomte salon tisonnier,peely-sels"]
    game.play("take tisonnier")
    assert game.informed("Took lecomte salon tisonnier") == {"lecomte", "georges"}
    game.play("keep", "go salon", "search")
    assert game.tidings("worms", "SearchAnnounced") == ["borrow salon lecomte,worms"]


def test_hc_x07_forced_exchange() -> None:
    hands = {
        "lecomte": "corde peely-sels worms-pipe",
        "borrow": "tisonnier couteau lecomte-trousse",
        "georges": "williams-code",
    }
    setting: dict[str, Any] = {"murderer": "borrow", "places": {"salon": "williams-bague", "cuisine": "fusil"}}
    at = {"serre": "lecomte", "bibliotheque": "borrow georges"}
    game = table(FOUR, at=at, hands=hands, **setting).play("go bibliotheque", "exchange borrow", "observe")
    game.play("give peely-sels", "draw tisonnier")
    assert game.hand("lecomte") == {"corde", "worms-pipe", "tisonnier"}
    assert game.hand("borrow") == {"couteau", "lecomte-trousse", "peely-sels"}
    assert game.informed("Gave lecomte borrow peely-sels") == {"lecomte", "borrow"}
    assert game.informed("Drew lecomte borrow tisonnier") == {"lecomte", "borrow", "georges"}
    assert game.informed("Drew lecomte borrow -") == {"worms", "spectator"}
    later = table(
        FOUR,
        murderer="borrow",
        at={"bibliotheque": "lecomte borrow", "salon": "georges", "cuisine": "worms"},
        hands={"lecomte": "corde worms-pipe tisonnier"},
        urn=True,
    )
    assert later.after("deposit") == {"worms-pipe", "corde"}
    assert later.refused("deposit tisonnier") == "HC-109"
    two = table(FOUR, at=at, hands={**hands, "lecomte": "corde peely-sels"}, **setting).play("go bibliotheque")
    assert two.refused("exchange borrow") == "HC-68"
    beside = table(FOUR, at={"serre": "lecomte borrow"}, hands=hands, **setting).play("go bibliotheque")
    assert beside.refused("exchange borrow") == "HC-69"


def test_hc_x08_two_weapons_before_playing() -> None:
    game = table(
        player="worms",
        murderer="peely",
        at={"serre": "worms"},
        hands={"worms": "corde peely-sels fusil"},
        places={
            "serre": "peely-coiffe peely-mouchoir puddingham-canne puddingham-cigare puddingham-cartes secateur",
            "suite-bleue": "borrow-eventail borrow-voilette lecomte-trousse lecomte-lunettes",
            "salon": "tisonnier borrow-collier worms-pipe georges-clefs eddington-plume",
            "cuisine": "couteau georges-gants georges-plateau worms-loupe eddington-encrier",
            "bibliotheque": "williams-code williams-bague",
        },
        closed="salle-a-manger salle-des-trophees",
    )
    assert game.after("go") == {"salon", "cuisine"}
    assert game.play("go salon").choices == {"search"}
    game.play("search")
    assert game.offers == {"swap": 8}
    assert all({"corde", "fusil", "tisonnier"} & set(text.split()[2:]) == set() for text in game.choices)
    game.play("swap corde eddington-plume")
    assert game.hand("worms") == {"fusil", "peely-sels", "eddington-plume"}
    assert game.tidings("spectator", "Swapped") == ["worms salon - -"]


def accusing(murderer: str, turn: int = 5, hand: str = "worms-pipe", cards: int = 1) -> Position:
    at = {"serre": "worms"}
    game = table(FOUR, murderer=murderer, turn=turn, at=at, hands={"lecomte": hand}, permits={"lecomte": cards})
    return game.play("go serre")


def test_hc_x09_accusation() -> None:
    right = accusing("worms").play("accuse worms worms-pipe")
    assert right.result == "lecomte accused HC-162"
    assert right.informed("ShowedRole worms murderer") == set(right.everybody)
    wrong = accusing("georges").play("accuse worms worms-pipe")
    assert wrong.informed("ShowedRole worms innocent") == set(wrong.everybody)
    assert wrong.removed == {"worms-pipe"}
    assert (wrong.permits("lecomte"), wrong.permits("worms")) == (0, 2)
    assert (wrong.destroyed("lecomte"), wrong.asked) == (set(), "borrow")
    assert accusing("georges", turn=4).choices == {"search"}
    assert accusing("georges", hand="borrow-collier").choices == {"search"}
    assert accusing("georges", cards=0).choices == {"search"}
    beside = table(FOUR, turn=5, at={"serre": "lecomte worms"}, hands={"lecomte": "worms-pipe"}).play("go salon")
    assert beside.choices == {"search"}


def test_hc_x10_urn_without_weapon() -> None:
    hands = {"lecomte": "peely-sels", "borrow": "borrow-collier", "georges": "worms-pipe", "worms": "lecomte-trousse"}
    game = table(FOUR, hands=hands, urn=True).deposit(*hands.values())
    assert game.informed(f"UrnOpened {listed(set(hands.values()))}") == set(game.everybody)
    assert game.tidings("spectator", "Deposited") == [f"{name} -" for name in FOUR.split()]
    game.take_back("lecomte-trousse", "peely-sels", "worms-pipe")
    assert (game.asked, game.choices) == ("worms", {"take-back borrow-collier"})
    game.take_back("borrow-collier")
    assert game.informed("TookBack worms borrow-collier") == set(game.everybody)
    assert game.tidings("spectator", "LaidDown") == []


def test_hc_x11_the_poker_in_the_salon() -> None:
    hands = {
        "lecomte": "tisonnier",
        "borrow": "peely-sels lecomte-trousse lecomte-lunettes",
        "georges": "worms-pipe fusil williams-code",
        "worms": "georges-gants",
        "peely": "georges-clefs",
    }
    at = {"salon": "borrow georges", "cuisine": "lecomte", "serre": "worms peely"}
    game = table(murderer="lecomte", at=at, hands=hands, places={"salon": ""}, urn=True)
    game.deposit("tisonnier", "peely-sels", "worms-pipe", "georges-gants", "georges-clefs")
    assert game.living == {"lecomte", "worms", "peely"}
    assert game.tidings("spectator", "Died") == ["borrow salon 2", "georges salon 2"]
    assert game.tidings("spectator", "ShowedRole") == ["borrow innocent", "georges innocent"]
    takers = []
    for clue in ("tisonnier", "georges-gants", "georges-clefs"):
        takers.append(game.asked)
        game.take_back(clue)
    assert takers == ["lecomte", "worms", "peely"]
    assert game.informed("LaidDown salon worms-pipe,peely-sels") == set(game.everybody)
    assert len(game.lying("salon")) == 6
    assert (game.result, game.turn) == (None, 2)


def test_hc_x12_harmless_and_lethal_weapons_for_an_innocent() -> None:
    at = {"salon": "lecomte", "serre": "borrow georges worms peely"}
    game = table(starter="georges", at=at, hands={"georges": "corde tisonnier peely-sels"}, urn=True)
    assert game.after("deposit") == {"corde", "peely-sels"}


def test_hc_x13_only_lethal_weapons() -> None:
    at = {"salon": "lecomte borrow", "cuisine": "georges", "serre": "worms peely"}
    game = table(starter="georges", at=at, hands={"georges": "tisonnier couteau"}, urn=True)
    assert game.after("deposit") == {"couteau"}
    assert game.deposit("couteau").living == {"lecomte", "borrow", "worms", "peely"}


def test_hc_x14_an_innocent_kills_the_murderer() -> None:
    at = {"cuisine": "lecomte", "serre": "borrow georges worms peely"}
    hands = {"georges": "couteau", "borrow": "peely-sels"}
    game = table(murderer="lecomte", at=at, hands=hands, urn=True).deposit("peely-sels", "couteau")
    assert game.result == "lecomte murderer_dead HC-164"
    assert game.informed("ShowedRole lecomte murderer") == set(game.everybody)
    assert game.tidings("spectator", "TookBack") == []


def test_hc_x15_no_suicide() -> None:
    at = {"salon": "lecomte"}
    game = table(murderer="lecomte", at=at, hands={"lecomte": "tisonnier corde borrow-collier"}, urn=True)
    assert game.after("deposit") == {"corde", "borrow-collier"}
    hands = {"lecomte": "tisonnier", "peely": "worms-pipe"}
    alone = table(starter="peely", murderer="lecomte", at=at, hands=hands, urn=True).deposit("worms-pipe")
    assert alone.informed("DepositedNothing lecomte") == set(alone.everybody)
    assert alone.asked == "peely"
    alone.take_back("worms-pipe")
    assert (alone.turn, alone.hand("lecomte")) == (2, {"tisonnier"})
