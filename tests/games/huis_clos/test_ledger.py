"""What each event teaches of the hidden clues, and exactly what."""

from msgspec.structs import replace

from manoir.core.events import Event
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import CLUES_OF, SUITE_BLEUE, clues, place
from manoir.games.huis_clos.events import (
    Accused,
    ConfrontationBegan,
    Deposited,
    DepositedNothing,
    Gave,
    InvestigationBegan,
    Looked,
    Moved,
    Passed,
    ResolutionBegan,
    Swapped,
    Took,
    TookBack,
    UrnOpened,
)
from manoir.games.huis_clos.ledger import Ledger
from manoir.games.huis_clos.tracking import Tracking
from tests.games.huis_clos.table import opening

SALON = place("salon")
(TISONNIER,) = (clue for clue in range(39) if clues(["tisonnier"]) >> clue & 1)
PIPE = clues(["worms-pipe"]).bit_length() - 1


def after(*events: Event) -> Ledger:
    """What a spectator knows once five have drafted and these things have happened; all hands hold one clue."""
    game = opening()
    while game.verbs == {"take"} and game.turn == 0:
        game.play(min(game.choices))
    view = game.view("spectator")
    return Book(replace(view, told=view.told + events)).ledger


def test_hc_114_who_puts_nothing_in_though_he_holds_a_clue_holds_the_weapon_of_his_place_and_is_the_murderer() -> None:
    ledger = after(DepositedNothing(1))
    assert ledger.guilty == 1
    assert ledger.contents == [(ledger.hand(1), 1 << SUITE_BLEUE)]
    assert after(ConfrontationBegan(0), DepositedNothing(1)).guilty == 0, (
        "in the Confrontation anybody may be so placed"
    )


def test_hc_128_who_takes_a_weapon_back_though_there_are_clues_holds_none_if_he_is_innocent() -> None:
    both = UrnOpened(1 << TISONNIER | 1 << PIPE)
    before = after(both)
    assert after(both, TookBack(1, TISONNIER)).unarmed == [(before.hand(1), 1)]
    assert after(both, TookBack(1, PIPE)).unarmed == []
    assert after(UrnOpened(1 << TISONNIER), TookBack(1, TISONNIER)).unarmed == [], "there was nothing else"


def test_hc_145_in_the_confrontation_it_tells_nothing() -> None:
    both = UrnOpened(1 << TISONNIER | 1 << PIPE)
    assert after(both, ConfrontationBegan(0), TookBack(1, TISONNIER)).unarmed == []


def test_hc_39_who_passes_by_a_search_to_a_bare_place_holds_a_clue_of_somebody_there() -> None:
    bare = (InvestigationBegan(2), Moved(2, SALON), *[Took(2, SALON, None)] * 5)
    ledger = after(*bare, InvestigationBegan(0), Moved(0, SALON))
    assert ledger.some == {ledger.hand(0): CLUES_OF[Book(opening().view("spectator")).picture.characters[2]]}
    assert after(InvestigationBegan(0), Moved(0, SALON)).some == {}, "there are clues to search for"


def test_hc_40_passing_tells_nothing() -> None:
    assert vars(after(InvestigationBegan(0), Passed(0))) == vars(after(InvestigationBegan(0)))


def test_hc_59_who_swaps_with_a_small_hand_is_innocent() -> None:
    assert after(InvestigationBegan(1), Moved(1, SALON), Swapped(1, SALON, None, None)).innocent == 1 << 1


def test_hc_48_what_is_seen_is_known() -> None:
    lying = clues(["tisonnier", "worms-pipe", "peely-sels", "corde", "fusil"])
    seen = after(InvestigationBegan(1), Moved(1, SALON), Looked(1, SALON, lying))
    assert (seen.now[SALON], lying) in seen.contents
    accused = after(Accused(1, 3, PIPE))
    assert accused.holding == [(accused.hand(1), 1 << PIPE)]
    given = after(Gave(1, 2, PIPE))
    assert given.holding == [(given.hand(1), 1 << PIPE)]
    assert after(Gave(1, 2, None)).holding == []


def test_hc_186_the_opened_urn_is_seen_whole() -> None:
    opened = after(UrnOpened(1 << PIPE))
    assert (opened.now[opened.urn], 1 << PIPE) in opened.contents


def test_hc_134_who_leaves_the_fullest_place_aside_has_not_two_weapons_if_he_is_innocent() -> None:
    cuisine = place("cuisine")
    one_less = (InvestigationBegan(2), Moved(2, cuisine), Took(2, cuisine, None), InvestigationBegan(0))
    for aim, is_told in ((cuisine, True), (SALON, False)):
        ledger = after(*one_less, Moved(0, aim))
        assert ((ledger.hand(0), 0) in ledger.limited) == is_told


def test_hc_111_the_murderer_has_not_played_the_weapon_of_his_own_place() -> None:
    ledger = after(ResolutionBegan(), Deposited(1, None))
    (play,) = ledger.plays
    known = Tracking(ledger)
    assert play.own == 1 << SUITE_BLEUE
    assert known.movers[play.move] & play.own
    assert not known.given(1).movers[play.move] & play.own
    assert known.given(2).movers[play.move] & play.own, "an Innocent may, though it kills"
