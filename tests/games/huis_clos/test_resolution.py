"""The Murder Resolution, HC-107 to HC-132."""

import pytest

from tests.clauses import clauses
from tests.games.huis_clos.table import EIGHT, FIVE, FOUR, Position, listed, table

HARMLESS = {
    "lecomte": "peely-sels",
    "borrow": "peely-coiffe",
    "georges": "williams-code",
    "worms": "williams-bague",
    "peely": "eddington-plume",
}
APART = {"salon": "lecomte", "cuisine": "borrow", "serre": "georges", "bibliotheque": "worms", "suite-bleue": "peely"}


def urn(murderer: str = "lecomte", **hands: str) -> Position:
    """Everybody in a Place of his own: nobody where the Fusil and the Chandelier kill."""
    return table(murderer=murderer, at=APART, hands={**HARMLESS, **hands}, urn=True)


def murdered(victims: str, weapon: str = "fusil", place: str = "salle-des-trophees", **more: str) -> Position:
    """Lecomte, the Murderer and starter, has killed these; all have put in what HARMLESS says."""
    game = table(
        EIGHT, murderer="lecomte", at={place: victims}, hands={**HARMLESS, "lecomte": weapon, **more}, urn=True
    )
    return game.until("take-back")


@clauses("HC-D12")
@pytest.mark.parametrize("starter", FIVE.split())
def test_hc_107_in_turn_order_each_puts_one_clue_secretly_into_the_urn(starter: str) -> None:
    game = table(starter=starter, at=APART, hands={**HARMLESS, "lecomte": "peely-sels borrow-collier"}, urn=True)
    names = FIVE.split()
    order = names[names.index(starter) :] + names[: names.index(starter)]
    for name in order:
        clue = HARMLESS[name]
        assert game.asked == name
        assert game.refused("deposit fusil") == "HC-107"
        assert game.refused("keep") == "HC-107"
        game.deposit(clue)
        assert game.informed(f"Deposited {name} {clue}") == {name}
        assert game.informed(f"Deposited {name} -") == set(game.everybody) - {name}
    assert game.hand("lecomte") == {"borrow-collier"}


@clauses("HC-D12")
def test_hc_108_an_innocent_may_play_any_character_clue() -> None:
    hand = "lecomte-trousse borrow-collier williams-lorgnon"
    assert urn(murderer="worms", lecomte=hand).after("deposit") == set(hand.split())


@clauses("HC-D12")
@pytest.mark.parametrize(
    ("weapon", "legal"), [("couteau", False), ("tisonnier", False), ("corde", False), ("fusil", True)]
)
def test_hc_109_an_innocent_plays_a_weapon_only_if_nobody_is_in_its_place(weapon: str, legal: bool) -> None:
    game = urn(murderer="worms", lecomte=f"{weapon} borrow-collier")
    assert game.after("deposit") == {"borrow-collier", weapon} - (set() if legal else {weapon})
    if not legal:
        assert game.refused(f"deposit {weapon}") == "HC-109"


def test_hc_109_the_dead_are_not_counted() -> None:
    game = table(murderer="worms", dead="borrow", at={"salon": "lecomte"}, hands={"lecomte": "couteau"}, urn=True)
    assert game.after("deposit") == {"couteau"}


@clauses("HC-D12")
def test_hc_110_the_murderer_may_play_any_clue_even_one_that_kills() -> None:
    game = urn(lecomte="couteau secateur borrow-collier")
    assert game.after("deposit") == {"couteau", "secateur", "borrow-collier"}


@clauses("HC-D12")
def test_hc_111_the_murderer_may_not_play_the_weapon_of_his_own_place() -> None:
    game = urn(lecomte="tisonnier couteau borrow-collier")
    assert game.after("deposit") == {"couteau", "borrow-collier"}
    assert game.refused("deposit tisonnier") == "HC-111"


def test_hc_112_the_murderer_need_not_kill() -> None:
    game = urn(lecomte="couteau borrow-collier").deposit("borrow-collier").until("take-back")
    assert game.living == set(FIVE.split())


@clauses("HC-R15", "HC-D12")
@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("tisonnier couteau", {"couteau"}),
        ("tisonnier couteau secateur", {"couteau", "secateur"}),
        ("tisonnier", {"tisonnier"}),
        ("tisonnier couteau fusil", {"fusil"}),
    ],
)
def test_hc_113_an_innocent_who_cannot_help_killing_kills_the_fewest(hand: str, legal: set[str]) -> None:
    # Two in the Salon, Georges himself in the Cuisine, one in the Serre.
    at = {"salon": "lecomte borrow", "cuisine": "georges", "serre": "worms", "suite-bleue": "peely"}
    game = table(starter="georges", at=at, hands={"georges": hand}, urn=True)
    assert game.after("deposit") == legal


def test_hc_113_is_the_clause_that_refuses_the_deadlier_weapon() -> None:
    at = {"salon": "lecomte borrow", "cuisine": "georges"}
    game = table(starter="georges", at=at, hands={"georges": "tisonnier couteau"}, urn=True)
    assert game.refused("deposit tisonnier") == "HC-113"


@clauses("HC-R14", "HC-R16", "HC-D12")
@pytest.mark.parametrize(
    ("murderer", "hand"), [("lecomte", ""), ("worms", ""), ("lecomte", "tisonnier")], ids=["guilty", "innocent", "own"]
)
def test_hc_114_whoever_has_nothing_legal_puts_nothing_in(murderer: str, hand: str) -> None:
    hands = {**HARMLESS, "lecomte": hand}
    game = table(murderer=murderer, starter="peely", at=APART, hands=hands, urn=True).deposit("eddington-plume")
    assert game.informed("DepositedNothing lecomte") == set(game.everybody)
    assert (game.asked, game.hand("lecomte")) == ("borrow", set(hand.split()))


def test_hc_114_with_nothing_in_any_hand_the_urn_stays_empty() -> None:
    game = table(at={"salon": "borrow"}, urn=True)
    assert (game.turn, game.starter, game.asked) == (2, "borrow", "borrow")


def test_hc_114_an_innocent_with_the_weapon_of_his_own_place_must_play_it() -> None:
    assert urn(murderer="worms", lecomte="tisonnier").after("deposit") == {"tisonnier"}


def test_hc_115_when_all_have_played_the_urn_is_opened_to_everybody() -> None:
    game = urn()
    game.deposit("peely-sels", "peely-coiffe", "williams-code", "williams-bague")
    assert game.tidings("spectator", "UrnOpened") == []
    game.deposit("eddington-plume")
    assert game.informed(f"UrnOpened {listed(set(HARMLESS.values()))}") == set(game.everybody)


def test_hc_116_the_urn_shows_the_same_whoever_played_what() -> None:
    one = urn().deposit(*HARMLESS.values())
    clues = sorted(HARMLESS.values())
    other = urn(**dict(zip(FIVE.split(), clues, strict=True))).deposit(*clues)
    assert clues != list(HARMLESS.values())
    assert one.told("spectator") == other.told("spectator")


def test_hc_117_every_living_character_in_the_place_of_a_weapon_dies() -> None:
    game = murdered("borrow georges worms")
    assert game.living == {"lecomte", "peely", "eddington", "puddingham", "williams"}
    deaths = [line for line in game.told("spectator") if line.startswith("Died")]
    assert deaths == [f"Died {name} salle-des-trophees 0" for name in ("borrow", "georges", "worms")]


@clauses("HC-R17")
def test_hc_118_several_weapons_kill_at_once() -> None:
    # Peely, an Innocent, has only the Secateur, which kills Georges; Georges' own Couteau kills Borrow all the same.
    game = urn(lecomte="coupe-papier", georges="couteau", peely="secateur")
    game.deposit("coupe-papier", "peely-coiffe", "couteau", "williams-bague", "secateur")
    assert game.living == {"lecomte", "peely"}
    told = game.told("spectator")
    first_taking = told.index(
        f"UrnOpened {listed({'coupe-papier', 'peely-coiffe', 'couteau', 'williams-bague', 'secateur'})}"
    )
    assert [line.split()[:2] for line in told[first_taking + 1 :] if line.startswith("Died")] == [
        ["Died", "borrow"],
        ["Died", "georges"],
        ["Died", "worms"],
    ]


@clauses("HC-174")
def test_hc_119_the_dead_show_their_suspect_cards() -> None:
    game = murdered("borrow georges")
    assert game.informed("ShowedRole borrow innocent") == set(game.everybody)
    assert game.informed("ShowedRole georges innocent") == set(game.everybody)
    assert len(game.tidings("spectator", "ShowedRole")) == 2


@clauses("HC-R20", "HC-189")
def test_hc_120_the_hands_of_the_dead_go_face_down_to_the_place() -> None:
    hands = {"lecomte": "fusil", "borrow": "peely-coiffe corde", "georges": "williams-code"}
    game = table(
        murderer="lecomte",
        at={"salle-des-trophees": "borrow"},
        hands=hands,
        places={"salle-des-trophees": ""},
        urn=True,
    )
    game.deposit("fusil", "peely-coiffe", "williams-code")
    assert (game.hand("borrow"), game.lying("salle-des-trophees")) == (set(), {"corde"})
    assert game.informed("Died borrow salle-des-trophees 1") == set(game.everybody)
    assert not any("corde" in line for name in ("lecomte", "georges", "spectator") for line in game.told(name))


@clauses("HC-R20")
def test_hc_121_a_dead_player_is_gone_and_decides_nothing() -> None:
    game = murdered("borrow")
    assert game.stands("borrow") is None
    game.until("go")
    began = [game.asked, *game.until("deposit").tidings("spectator", "InvestigationBegan")]
    assert sorted(began) == sorted(set(EIGHT.split()) - {"borrow"})
    full = table(dead="borrow", hands={"lecomte": "corde worms-pipe georges-clefs"}, closed="salon")
    assert full.play("go serre").choices == {"search"}


@clauses("HC-R20")
def test_hc_122_his_accusation_cards_leave_the_game() -> None:
    game = table(
        murderer="lecomte", at={"salon": "borrow"}, permits={"borrow": 2}, hands={"lecomte": "tisonnier"}, urn=True
    )
    game.deposit("tisonnier")
    assert [game.permits(name) for name in game.characters] == [1, 0, 1, 1, 1]


def test_hc_123_the_clues_of_his_character_stay_in_the_game() -> None:
    game = table(
        murderer="lecomte",
        at={"salon": "borrow"},
        hands={"lecomte": "tisonnier", "georges": "borrow-collier"},
        places={"serre": "borrow-voilette"},
        urn=True,
    )
    game.deposit("tisonnier", "borrow-collier")
    assert "borrow-collier" in game.after("take-back")
    assert game.lying("serre") == {"borrow-voilette"}


def test_hc_124_the_end_is_checked_before_clues_are_taken_back() -> None:
    game = table(
        FOUR, murderer="lecomte", at={"salon": "borrow georges worms"}, hands={"lecomte": "tisonnier"}, urn=True
    )
    game.deposit("tisonnier")
    assert (game.result, game.asked) == ("lecomte all_innocents_dead HC-163", "nobody")
    assert game.tidings("spectator", "TookBack") == []


@clauses("HC-D13")
def test_hc_125_the_living_take_one_each_in_turn_order() -> None:
    game = table(starter="georges", murderer="lecomte", at=APART, hands=HARMLESS, urn=True)
    game.until("take-back")
    pool = set(HARMLESS.values())
    for name in ["georges", "worms", "peely", "lecomte", "borrow"]:
        assert (game.asked, game.after("take-back")) == (name, pool)
        assert game.refused("take-back fusil") == "HC-125"
        assert game.refused("keep") == "HC-125"
        clue = min(pool)
        pool.remove(clue)
        game.take_back(clue)
        assert game.hand(name) == {clue}
        assert game.informed(f"TookBack {name} {clue}") == set(game.everybody)


@clauses("HC-R21")
def test_hc_125_if_the_starting_player_is_dead_the_next_living_one_begins() -> None:
    game = table(
        starter="georges",
        murderer="lecomte",
        at={"salon": "georges worms"},
        hands={**HARMLESS, "lecomte": "tisonnier"},
        urn=True,
    )
    game.deposit("williams-code", "williams-bague", "eddington-plume", "tisonnier", "peely-coiffe")
    assert game.asked == "peely"
    assert game.take_back("williams-code").asked == "lecomte"
    assert game.take_back("tisonnier").asked == "borrow"


@clauses("HC-R14", "HC-D13")
def test_hc_126_whoever_put_nothing_in_takes_nothing() -> None:
    game = urn(borrow="").deposit("peely-sels", "williams-code", "williams-bague", "eddington-plume")
    takers = []
    while game.turn == 1:
        takers.append(game.asked)
        game.play(min(game.choices))
    assert takers == ["lecomte", "georges", "worms", "peely"]
    assert game.hand("borrow") == set()


@clauses("HC-127")
@pytest.mark.parametrize("taker", ["lecomte", "georges"])
def test_hc_127_weapons_may_be_taken_too_even_the_one_that_killed(taker: str) -> None:
    game = table(
        starter=taker, murderer="lecomte", at={"salon": "borrow"}, hands={**HARMLESS, "lecomte": "tisonnier"}, urn=True
    )
    game.until("take-back")
    assert (game.asked, "tisonnier" in game.after("take-back")) == (taker, True)
    assert game.take_back("tisonnier").hand(taker) == {"tisonnier"}


@clauses("HC-D13")
def test_hc_128_an_innocent_with_a_weapon_takes_a_character_clue_if_one_is_left() -> None:
    hands = {**HARMLESS, "georges": "williams-code couteau", "lecomte": "fusil corde"}
    game = table(starter="georges", murderer="lecomte", at=APART, hands=hands, urn=True)
    game.deposit("williams-code", "williams-bague", "eddington-plume", "fusil", "peely-coiffe")
    assert game.after("take-back") == {"williams-code", "williams-bague", "eddington-plume", "peely-coiffe"}
    assert game.refused("take-back fusil") == "HC-128"
    # The Murderer, who holds the Corde, is free.
    assert "fusil" in game.take_back("williams-code", "williams-bague", "eddington-plume").after("take-back")


@clauses("HC-R19", "HC-D13")
def test_hc_129_if_none_is_left_he_must_take_a_weapon() -> None:
    hands = {"lecomte": "fusil", "borrow": "peely-coiffe couteau"}
    game = table(murderer="lecomte", at=APART, hands=hands, urn=True).deposit("fusil", "peely-coiffe")
    game.take_back("peely-coiffe")
    assert (game.asked, game.choices) == ("borrow", {"take-back fusil"})
    game.take_back("fusil")
    assert game.hand("borrow") == {"couteau", "fusil"}
    # Next turn section 3.13 binds him: he goes where most clues lie.
    most = max(len(game.lying(place)) for place in {"salon", "suite-bleue", "serre", "bibliotheque"})
    assert {len(game.lying(place)) for place in game.after("go")} == {most}


@clauses("HC-188")
def test_hc_130_what_is_left_goes_face_down_to_the_place_of_the_crime() -> None:
    game = table(
        murderer="lecomte",
        at={"salon": "borrow"},
        hands={"lecomte": "tisonnier", "borrow": "peely-coiffe", "georges": "williams-code"},
        places={"salon": ""},
        urn=True,
    ).deposit("tisonnier", "peely-coiffe", "williams-code")
    game.take_back("tisonnier", "williams-code")
    assert game.lying("salon") == {"peely-coiffe"}
    assert game.informed("LaidDown salon peely-coiffe") == set(game.everybody)


@clauses("HC-R17")
@pytest.mark.parametrize(
    ("salon", "serre", "scene"),
    [("borrow", "georges worms", "serre"), ("borrow georges", "worms", "salon"), ("borrow", "georges", "salon")],
)
def test_hc_131_with_several_crimes_it_goes_where_most_died_or_first_in_table_order(
    salon: str, serre: str, scene: str
) -> None:
    # Peely, an Innocent in the Cuisine, has nothing but the Tisonnier.
    game = table(
        EIGHT,
        murderer="lecomte",
        at={"salon": salon, "serre": serre, "cuisine": "peely"},
        hands={**HARMLESS, "lecomte": "secateur", "peely": "tisonnier"},
        places={"salon": "", "serre": ""},
        urn=True,
    ).until("take-back")
    before = {place: len(game.lying(place)) for place in ("salon", "serre")}
    game.until("go")
    laid = game.tidings("spectator", "LaidDown")
    assert [line.split()[0] for line in laid] == [scene]
    number = len(laid[0].split()[1].split(","))
    assert number == len(f"{salon} {serre}".split())
    assert len(game.lying(scene)) == before[scene] + number


@clauses("HC-R18")
def test_hc_132_a_weapon_that_kills_nobody_makes_no_crime_scene() -> None:
    game = urn(lecomte="fusil").deposit("fusil", "peely-coiffe", "williams-code", "williams-bague", "eddington-plume")
    assert game.living == set(FIVE.split())
    lying = [game.lying(place) for place in ("salle-des-trophees", "salon")]
    game.take_back("fusil", "peely-coiffe", "williams-code", "williams-bague", "eddington-plume")
    assert game.tidings("spectator", "LaidDown") == []
    assert [game.lying(place) for place in ("salle-des-trophees", "salon")] == lying
    assert game.turn == 2
