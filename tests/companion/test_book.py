"""Lines about a game on cardboard, and what follows from them."""

import pytest

from manoir.companion.editions import find_edition
from manoir.companion.line_notebook import LineNotebook
from manoir.companion.telling import Refused
from manoir.core.errors import BadSetup, ManoirError, UnknownName
from manoir.deduction.facts import ENVELOPE, POOL

HAND = ["corde", "hall", "moutarde", "salon"]


def book(*lines: str, edition: str = "cluedo", players: str = "rose leblanc olive violet") -> LineNotebook:
    hands = {"cluedo": HAND, "super-cluedo": ["corde", "jardin", "moutarde", "grange", "peche", "poison"]}
    hand = hands.get(edition, ["corde", "hall", "rose", "spa", "poison"])
    return LineNotebook(find_edition(edition), players.split(), 0, hand, lines=lines)


def certain(told: LineNotebook, card: str, place: int) -> bool:
    return told.posterior.count(told.edition.deck.card(card), place) == told.posterior.total


def impossible(told: LineNotebook, card: str, place: int) -> bool:
    return told.posterior.count(told.edition.deck.card(card), place) == 0


def test_an_answer_of_none_clears_three_cards() -> None:
    told = book("rose suggests violet dagger kitchen", "leblanc none")
    assert all(impossible(told, card, 1) for card in ("violet", "poignard", "cuisine"))


def test_a_card_shown_to_me_is_certain() -> None:
    assert certain(book("rose suggests violet dagger kitchen", "leblanc shows me dagger"), "poignard", 1)


def test_a_card_shown_to_another_is_one_of_three() -> None:
    told = book(
        "olive propose leblanc poignard cuisine",
        "violet montre",
        "rose suggests leblanc dagger library",
        "leblanc none",
        "olive none",
        "violet none",
    )
    assert certain(told, "cuisine", 3)


def test_a_suggestion_nobody_answers_is_the_envelope_but_for_my_own_cards() -> None:
    told = book("rose suggests violet dagger lounge", "leblanc none", "olive none", "violet none")
    assert certain(told, "violet", ENVELOPE)
    assert certain(told, "poignard", ENVELOPE)
    assert impossible(told, "salon", ENVELOPE)


def test_in_the_2008_edition_it_may_be_the_pool_as_well() -> None:
    told = book("rose suggests violet axe kitchen", "leblanc none", "olive none", "violet none", edition="cluedo-2008")
    assert not certain(told, "violet", ENVELOPE)
    told.add("pool has violet")
    assert certain(told, "violet", POOL)
    assert certain(told, "hache", ENVELOPE)


def test_in_super_cluedo_every_witness_answers() -> None:
    told = book("rose suggests violet dagger kitchen", "leblanc shows me dagger", edition="super-cluedo")
    assert told.asked == 2
    told.add("olive shows me violet")
    told.add("violet none")
    assert told.asked is None


def test_silence_ends_the_questioning_and_tells_nothing() -> None:
    before = book(edition="cluedo-2008").posterior.total
    told = book("rose suggests violet axe kitchen", "leblanc silence", edition="cluedo-2008")
    assert told.asked is None
    assert told.posterior.total == before


def test_a_card_may_be_called_like_whoever_asked() -> None:
    for typed in ("leblanc shows me rose", "leblanc shows rose rose", "leblanc shows rose"):
        assert certain(book("rose suggests rose dagger kitchen", typed), "rose", 1)


def test_the_house_s_own_name_of_a_card_is_never_in_doubt() -> None:
    told = book("rose suggests rose dagger kitchen", edition="super-cluedo")
    assert told.asked == 1


def test_who_saw_a_card_can_be_said() -> None:
    told = book("olive has dagger for all", "violet has poison for leblanc rose")
    saw = [fact for fact in told.posterior.notebook.facts if fact.origin.turn]
    assert [fact.audience for fact in saw] == [-1, 0b11]


def test_my_own_empty_answer_is_not_asked_for() -> None:
    assert book("violet suggests leblanc poignard cuisine").asked == 1


def test_wrong_accusations_count() -> None:
    told = book()
    before = told.posterior.joint(told.words.triple(["violet", "poignard", "cuisine"]))
    told.add("leblanc accuses violet dagger kitchen")
    assert before > 0
    assert told.posterior.joint(told.words.triple(["violet", "poignard", "cuisine"])) == 0


def test_undo_takes_the_last_line_back() -> None:
    told = book("leblanc has dagger")
    before = book().posterior.total
    assert told.undo() == "leblanc has dagger"
    assert told.posterior.total == before
    with pytest.raises(Refused, match="nothing to undo"):
        told.undo()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rosa suggests violet dagger kitchen", "unknown player 'rosa'"),
        ("rose sugests violet dagger kitchen", "unknown verb 'sugests'; did you mean 'suggests'"),
        ("rose suggests violet dager kitchen", "unknown card 'dager'"),
        ("rose suggests violet dagger", "expected a suspect, a weapon and a room"),
        ("leblanc none", "nobody is being asked"),
        ("leblanc", "expected what leblanc did"),
        ("pool has dagger", "there is no pool"),
        ("leblanc has corde", "this cannot be, because of your own hand"),
        ("rose suggests violet chandelier salle", "'salle' may be"),
    ],
)
def test_a_line_that_cannot_be_says_what_was_expected_and_changes_nothing(line: str, complaint: str) -> None:
    told = book()
    before = told.posterior.total
    with pytest.raises(ManoirError, match=complaint):
        told.add(line)
    assert told.lines == []
    assert told.posterior.total == before


def test_answers_out_of_order_are_refused() -> None:
    with pytest.raises(Refused, match="expected the answer of leblanc about violet, poignard, cuisine"):
        book("rose suggests violet dagger kitchen", "olive none")


def test_a_contradiction_names_the_lines_it_contradicts() -> None:
    told = book("rose suggests violet dagger kitchen", "leblanc none")
    with pytest.raises(Refused, match=r"line 2 \(leblanc none\)"):
        told.add("leblanc has dagger")


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="your hand has 4 cards, not 1"):
        LineNotebook(find_edition("cluedo"), ["a", "b", "c", "d"], 0, ["corde"])
    with pytest.raises(BadSetup, match="3 to 6 players, not 2"):
        LineNotebook(find_edition("cluedo"), ["a", "b"], 0, HAND)
    with pytest.raises(UnknownName, match="did you mean 'cluedo-2008'"):
        find_edition("cluedo-2007")
