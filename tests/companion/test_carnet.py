"""A carnet as data: what follows from its lines is what is true at the table."""

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace

from manoir.companion.carnet import AccusedLine, Answered, AskedLine, Carnet, Facts, Line, SeenLine
from manoir.companion.counting import advise, count, known_to_others, why
from manoir.companion.editions import OwnCards
from manoir.companion.typed import from_text, one_word_each, to_text
from manoir.core.errors import BadSetup, ManoirError
from manoir.deduction.posterior import solve
from manoir.table.messages import Place
from tests.companion.cardboard import Cardboard

EDITIONS = ["cluedo", "super-cluedo", "cluedo-2008"]
PLAIN = Carnet("cluedo", ["Moi", "Inès", "Camille", "Papi Jo"], 0, [5, 5, 5, 4], ["olive", "corde"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_certain_mark_is_true(edition: str, players: int) -> None:
    table = Cardboard(edition, players, players)
    carnet = table.carnet(14)
    carnet = replace(carnet, lines=[*carnet.lines, table.sight(), table.wrong_accusation()])
    sheet = count(carnet)
    assert sheet.conflict is None
    deck = table.edition.deck
    piles: dict[Place, tuple[str, ...]] = dict(enumerate(map(deck.spell_all, table.hands)))
    piles |= {"envelope": deck.spell_all(table.envelope), "pool": deck.spell_all(table.pool)}
    certain = [mark for mark in sheet.marks if mark.mark != "open"]
    assert certain
    assert all((mark.card in piles[mark.place]) == (mark.mark != "no") for mark in certain)
    assert {mark.card for mark in sheet.marks if mark.mark == "held"} == {*piles[0]}


def test_a_carnet_is_plain_data() -> None:
    carnet = Cardboard("super-cluedo", 5, 3).carnet(6)
    assert decode(encode(carnet), type=Carnet) == carnet


def test_it_can_be_opened_without_ones_cards() -> None:
    sheet = count(replace(PLAIN, hand=[]))
    assert sheet.envelopes == 6 * 7 * 9
    assert {mark.mark for mark in sheet.marks} == {"open"}


def test_why_names_the_lines() -> None:
    asked = AskedLine(0, ["rose", "poignard", "cuisine"], [Answered(1, "none"), Answered(2, "shows", "rose")])
    other = AskedLine(1, ["violet", "poison", "hall"], [Answered(2, "none"), Answered(3, "none"), Answered(0, "none")])
    carnet = replace(PLAIN, lines=[other, asked])
    assert [(reason.turn, reason.fact) for reason in why(carnet, "rose", 2)] == [(2, "saw")]
    assert why(carnet, "moutarde", 2) == []


def test_others_know_what_was_shown_to_them() -> None:
    shown = AskedLine(
        1, ["olive", "poison", "hall"], [Answered(2, "none"), Answered(3, "none"), Answered(0, "shows", "olive")]
    )
    exposed = {each.seat: each.certain for each in known_to_others(replace(PLAIN, lines=[shown]))}
    assert exposed == {1: ["olive"], 2: [], 3: []}
    spied = known_to_others(replace(PLAIN, lines=[SeenLine(0, ["corde"], [0, 3])]))
    assert {each.seat: each.certain for each in spied} == {1: [], 2: [], 3: ["corde"]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_advice_says_what_may_come_of_it(edition: str) -> None:
    carnet = Cardboard(edition, 4, 2).carnet(8)
    best = advise(carnet, [])
    assert best[0].bits >= best[-1].bits >= 0
    assert all(len(advice.cards) == 3 for advice in best)
    told = [advice for advice in best if advice.outcomes]
    assert told
    assert all(sum(outcome.chance for outcome in advice.outcomes) == pytest.approx(1) for advice in told)
    assert {advice.cards[2] for advice in advise(carnet, [best[0].cards[2]])} == {best[0].cards[2]}


def test_cards_of_ones_own() -> None:
    own = OwnCards(["a", "b", "c"], ["d", "e"], ["f", "g", "h"])
    carnet = Carnet("Chez nous", ["x", "y", "z"], 0, [2, 2, 1], ["a", "d"], own=own)
    asked = AskedLine(0, ["b", "e", "f"], [Answered(1, "none"), Answered(2, "none")])
    assert count(replace(carnet, lines=[asked])).envelopes == 1
    with pytest.raises(BadSetup, match="two cards have one name"):
        count(replace(carnet, own=OwnCards(["a", "a"], ["d", "e"], ["f", "g"])))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hands": [5, 5, 5, 5]}, "hold 19 cards in all"),
        ({"me": 7}, "there is no seat 7"),
        ({"hands": [1, 6, 6, 6]}, "your hand has 1 cards"),
        ({"players": ["x", "y"], "hands": [10, 9]}, "not for 2 players"),
        ({"lines": [SeenLine("pool", ["rose"])]}, "no place 'pool'"),
        ({"lines": [AskedLine(0, ["rose", "violet", "hall"])]}, "a suspect, a weapon and a room"),
        ({"lines": [AccusedLine(9, [])]}, "there is no seat 9"),
        ({"hand": ["licorne"]}, "unknown card"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(ManoirError, match=complaint):
        count(replace(PLAIN, **change))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_terminal_s_notebook_and_back(edition: str) -> None:
    table = Cardboard(edition, 4, 11)
    carnet = table.carnet(9)
    carnet = replace(
        carnet,
        players=["Moi", "Papi Jo", "papi jo", "Inès"],
        lines=[*carnet.lines, table.sight(), table.wrong_accusation(), SeenLine(2, [], [1, 2])],
    )
    again = from_text(to_text(carnet))
    assert again.players == ["Moi", "Papi-Jo", "papi-jo-2", "Inès"]
    assert again.lines == carnet.lines[:-1]
    assert solve(Facts(again).notebook()).total == solve(Facts(carnet).notebook()).total


def test_cards_of_ones_own_go_into_a_file_and_back() -> None:
    own = OwnCards(["Rose", "Madame Rose", "Ma sœur"], ["Clé à molette", "L'arc"], ["Cave", "Cave à vin"], every=True)
    lines: list[Line] = [
        AskedLine(0, ["Rose", "L'arc", "Cave à vin"], [Answered(1, "shows", "Rose"), Answered(2, "none")]),
        SeenLine(2, ["Madame Rose"], [0, 2]),
        AccusedLine(1, ["Madame Rose", "L'arc", "Cave"]),
        SeenLine("envelope", ["Ma sœur", "L'arc", "Cave"], [0]),
    ]
    carnet = Carnet("Chez nous", ["x", "y", "z"], 0, [2, 1, 1], ["Clé à molette", "Cave à vin"], lines, own)
    assert from_text(to_text(carnet)) == carnet


def test_names_become_words() -> None:
    assert one_word_each(["Tante Rose", "tante  rose", "a,b"]) == ["Tante-Rose", "tante-rose-2", "a-b"]
