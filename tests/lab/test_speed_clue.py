"""Cluedo without a board: the contest's rules, and its rivals."""

import pytest

from manoir.core.chance import Luck
from manoir.core.views import View
from manoir.deduction import ENVELOPE, solve
from manoir.games.cluedo.components import DECK
from manoir.games.cluedo.knowledge import notebook
from manoir.games.mansion.deck import Cards
from manoir.games.mansion.events import AccusedWrongly, Showed, Suggested
from manoir.lab.speed_clue.contest import Contest, Player
from manoir.lab.speed_clue.minds import Master
from manoir.lab.speed_clue.rivals import SUGGESTIONS, Rival, by_the_mean, by_the_worst, prospects


class Rash(Rival):
    """Accuses at once, whatever it knows."""

    def accuse(self, view: View, luck: Luck) -> Cards | None:
        return min(solve(notebook(view)).envelopes())


@pytest.mark.parametrize("player", [Rival(by_the_worst), Rival(by_the_mean), Master(0.02)])
def test_somebody_wins_by_a_right_accusation(player: Player) -> None:
    for seed in range(2):
        played = Contest([player] * 3, f"whole {seed}").play()
        assert played.winner is not None
        assert played.rounds < 20


def test_who_sees_a_card_is_the_asker_alone() -> None:
    contest = Contest([Rival(by_the_mean)] * 4, "seen")
    contest.play()
    for seat, told in enumerate(contest.told):
        shows = [event for event in told if isinstance(event, Showed)]
        assert shows
        for event in shows:
            assert (event.card is not None) == (seat in (event.seat, event.to))


def test_whoever_accuses_wrongly_asks_no_more_and_still_answers() -> None:
    contest = Contest([Rash(by_the_mean), Rival(by_the_mean), Rival(by_the_mean)], "rash")
    played = contest.play()
    assert played.wrong == 1
    told = contest.told[0]
    wrong = next(number for number, event in enumerate(told) if isinstance(event, AccusedWrongly))
    assert not any(isinstance(event, Suggested) and event.seat == 0 for event in told[wrong:])
    assert any(isinstance(event, Showed) and event.seat == 0 for event in told[wrong:])


def test_the_chances_of_all_answers_are_one() -> None:
    contest = Contest([Rival(by_the_mean)] * 4, "chances")
    view = contest._view(0)
    known = solve(notebook(view))
    for cards in SUGGESTIONS[::17]:
        assert sum(chance for chance, _ in prospects(known, view, cards)) == pytest.approx(1)
        assert all(0 < left <= 9 * 7 * 6 for _, left in prospects(known, view, cards))


def test_the_worst_answer_is_best_about_the_smallest_kind() -> None:
    """Two cards of one's own and a suspect: whatever the answer, one suspect fewer is open, or all but one are."""
    contest = Contest([Rival(by_the_worst)] * 3, "own cards")
    view = contest._view(0)
    known = solve(notebook(view))
    asked = Rival(by_the_worst).ask(view, contest.luck)
    open_ = known.possible(ENVELOPE)
    fewest = min((open_ & kind).bit_count() for kind in DECK.kinds)
    named = [kind for kind in DECK.kinds if asked & open_ & kind]
    assert named
    assert all((open_ & kind).bit_count() == fewest for kind in named)
