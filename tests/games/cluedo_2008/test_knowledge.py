"""What a seat can know, games it cannot tell from the true one, and the picture that a screen draws."""

from collections import Counter

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Left
from manoir.core.match import Match
from manoir.core.seats import CHANCE, SPECTATOR
from manoir.core.views import view
from manoir.deduction.facts import ENVELOPE
from manoir.deduction.posterior import solve
from manoir.games.cluedo_2008 import GAME
from manoir.games.cluedo_2008.components import AGAIN, BUTLERS, DECK, INTRIGUES, number_of, size
from manoir.games.cluedo_2008.events import DrewButler, Glimpsed, Peeked, PlayedButler
from manoir.games.cluedo_2008.hidden_draws import draw_unseen
from manoir.games.cluedo_2008.knowledge import notebook
from manoir.games.cluedo_2008.picture import picture
from manoir.games.cluedo_2008.state import Cluedo2008State
from manoir.games.cluedo_2008.steps.reacting import Reacting
from tests.games.cluedo_2008.restless import restless_match
from tests.games.cluedo_2008.table import table


@pytest.mark.parametrize("seats", range(2, 7))
def test_imagined_games_fit_also_when_players_come_and_go(seats: int) -> None:
    luck = SeededLuck("imagining")
    for number, match in enumerate(restless_match(seats, 2)):
        if number % 97 == 0:
            imagine_for_all(match, luck)


def imagine_for_all(match: Match, luck: SeededLuck) -> None:
    for seat in (*range(match.setup.seats), SPECTATOR):
        seen = match.view(seat)
        assert view(match.setup, GAME.imagine(seen, luck), seat) == seen


def test_a_look_of_one_who_has_left_before_it_was_told_is_imagined_too() -> None:
    luck = SeededLuck("leaving")
    found = 0
    for seed in range(40):
        for match in restless_match(6, seed):
            step = match.state.step
            if isinstance(step, Reacting) and step.looks and match.state.actor >= 0:
                looker = step.looks[-1][0]
                if not match.state.away >> looker & 1:
                    imagine_after_leaving(match, looker, luck)
                    found += 1
                    break
        if found == 3:
            return
    pytest.fail("nobody ever looks")


def imagine_after_leaving(match: Match, looker: int, luck: SeededLuck) -> None:
    fork = Match(match.game, match.setup, match.deal, match.moves)
    fork.make(Left(looker))
    imagine_for_all(fork, luck)
    while isinstance(fork.state.step, Reacting):
        fork.play("decline")
        fork.roll(luck)
    assert any(isinstance(event, Peeked | Glimpsed) and event.seat == looker for event in fork.view(looker).told[-9:])
    imagine_for_all(fork, luck)


def test_unseen_draws_fit_what_was_played_since() -> None:
    for match in ([*restless_match(5, seed)][-1] for seed in (1, 3)):
        for seat in (0, SPECTATOR):
            seen = match.view(seat)
            kinds = draw_unseen(seen, SeededLuck(1))
            in_hand: Counter[tuple[int, int]] = Counter()
            drawn: Counter[int] = Counter()
            for place, event in enumerate(seen.told):
                if isinstance(event, DrewButler):
                    kind = event.kind if event.kind is not None else kinds[place]
                    in_hand[event.seat, kind] += 1
                    drawn[kind] += 1
                elif isinstance(event, PlayedButler):
                    in_hand[event.seat, event.kind] -= 1
                    assert in_hand[event.seat, event.kind] >= 0
            assert all(drawn[kind] <= INTRIGUES[kind].count for kind in BUTLERS)


def test_unseen_draws_are_as_likely_as_the_deck_makes_them() -> None:
    """Of two cards drawn, one has been played: the other is the same kind in 12 of 108 cases, not in 3 of 15."""
    position = table(butlers={"moutarde": "again stay"}, player="moutarde")
    position.roll(2, 1).play("go 17,0", "play again")
    seen = position.view("rose")
    luck = SeededLuck("likely")
    both = sum(set(draw_unseen(seen, luck).values()) == {AGAIN} for _ in range(3000))
    assert 3000 / 9 - 70 < both < 3000 / 9 + 70


def test_what_an_absent_player_shows_tells_that_he_has_nothing_earlier_in_the_list() -> None:
    position = table(at={"rose": "chambre-amis"}, hands={"moutarde": "corde spa"}).leave("moutarde")
    position.play("passage", "suggest olive corde")
    known = solve(notebook(position.view("rose")))
    assert known.certain(1) >> DECK.card("corde") & 1
    assert not known.possible(1) >> DECK.card("olive") & 1
    assert known.possible(1) >> DECK.card("spa") & 1
    present = table(at={"rose": "chambre-amis"}, hands={"moutarde": "corde spa", "violet": "olive"})
    present.play("passage", "suggest olive corde", "show corde")
    assert solve(notebook(present.view("rose"))).possible(1) >> DECK.card("olive") & 1


def test_being_asked_gives_a_card_away_only_where_silence_is_out_of_the_question() -> None:
    for butlers, sure in (({}, True), ({"moutarde": "again"}, False)):
        position = table(at={"rose": "chambre-amis"}, hands={"moutarde": "corde"}, butlers=butlers)
        position.play("passage", "suggest moutarde corde")
        before = solve(notebook(position.view("violet")))
        assert position.asked == "moutarde"
        position.play("show corde")
        after = solve(notebook(position.view("violet")))
        assert (before.total == after.total) == sure


def test_the_notebook_never_excludes_the_truth() -> None:
    for match in restless_match(4, 5):
        if len(match.moves) % 60 == 0 or match.state.outcome is not None:
            truth = match.state
            assert isinstance(truth, Cluedo2008State)
            for seat in (*range(4), SPECTATOR):
                known = solve(notebook(match.view(seat)))
                assert known.joint(truth.envelope) > 0
                assert all(truth.hands[holder] & ~known.possible(holder) == 0 for holder in range(4))
                assert known.possible(ENVELOPE) & truth.envelope == truth.envelope


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_picture_shows_what_lies_on_the_table(seats: int) -> None:
    for number, match in enumerate(restless_match(seats, 4)):
        if number % 7 == 0:
            for who in (number % seats, SPECTATOR):
                check_picture(match, who)


def check_picture(match: Match, seat: int) -> None:
    state, seen = match.state, picture(match.view(seat))
    assert isinstance(state, Cluedo2008State)
    everybody = (1 << state.seats) - 1
    assert (seen.pawns, seen.weapons) == (state.pawns, state.weapons)
    assert (seen.player, seen.turn, seen.track, seen.pile) == (state.player, state.turn, state.track, size(state.pile))
    assert seen.butlers == [size(held) for held in state.butlers]
    assert (seen.dead, seen.out) == (state.dead, everybody & ~state.active)
    assert seen.away == state.away
    usable = sum(1 << owner for owner, guest in enumerate(state.suspects) if state.powers >> guest & 1)
    assert seen.powers & state.active == usable
    if seat != SPECTATOR:
        held = [kind for kind in BUTLERS for _ in range(number_of(kind, state.butlers[seat]))]
        assert sorted(seen.held) == held
    if state.actor != CHANCE:
        assert seen.called == state.called
        if not isinstance(state.step, Reacting):
            assert seen.asked == state.actor


def test_while_players_may_look_nobody_sees_who_is_asked() -> None:
    position = table(
        at={"rose": "chambre-amis"}, hands={"pervenche": "corde"}, used="pervenche", butlers={"violet": "again"}
    )
    position.play("passage", "suggest olive corde", "show corde")
    assert position.asked == "violet"
    assert [position.picture(who).asked for who in ("rose", "spectator", "violet")] == [-2, -2, position.seat("violet")]


def test_all_see_what_somebody_was_last_asked() -> None:
    position = table(
        at={"rose": "chambre-amis", "violet": "patio"},
        hands={"pervenche": "corde"},
        used="pervenche",
        butlers={"rose": "neighbour"},
    )
    assert position.picture("spectator").asked_for is None
    position.play("passage", "suggest violet corde")
    assert (position.asked, position.picture("spectator").asked_for) == ("violet", "offer")
    position.play("decline")
    assert (position.asked, position.picture("spectator").asked_for) == ("pervenche", "answer")
    position.play("show corde", "play neighbour")
    assert (position.asked, position.picture("spectator").asked_for) == ("violet", "neighbour")
