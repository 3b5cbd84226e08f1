"""A seat knows only what it was told, and is told only what the rules allow."""

from collections.abc import Callable

from manoir.core.chance import SeededLuck
from manoir.core.events import Event, entries, told
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.seats import EVERYBODY, SPECTATOR
from manoir.core.spelling import spell_action, spell_event
from manoir.core.views import view
from tests.contract.play import moments
from tests.guests import secrets_of


def test_imagined_games_cannot_be_told_from_the_true_one(
    seats: int, game: Game, played: Callable[[int], Match]
) -> None:
    luck = SeededLuck("imagining")
    for match in moments(played(3), luck, 4):
        for seat in (*range(seats), SPECTATOR):
            seen = match.view(seat)
            imagined = game.imagine(seen, luck)
            assert view(match.setup, imagined, seat) == seen
            if imagined.outcome is None:
                imagined.play(imagined.options[0])


def test_what_a_seat_cannot_know_does_not_change_what_it_is_told(
    seats: int, game: Game, played: Callable[[int], Match]
) -> None:
    """All along: some games lay everything open when they end, and some hide nothing at all."""
    luck = SeededLuck("secrets")
    changed = hidden = 0
    for seed in range(3):
        for match in moments(played(seed), luck, 1):
            hidden += any(audience != EVERYBODY for audience, *_ in entries(match.state.log))
            for seat in (*range(seats), SPECTATOR):
                other = secrets_of(game.name).reshuffled(match, seat, luck)
                if other is None:
                    continue
                changed += (other.deal, other.moves) != (match.deal, match.moves)
                assert list(told(other.state.log, seat)) == list(told(match.state.log, seat))
    hides = hidden or any(game.piles(match.setup, match.state).values())
    assert bool(changed) == bool(hides), "the oracle finds something to change if there is anything to hide"


def tells_no_more(one: Event, other: Event) -> bool:
    """The same event, of which the other may know parts that are None here."""
    parts = ((getattr(one, field), getattr(other, field, None)) for field in one.__struct_fields__)
    return type(one) is type(other) and all(known is None or known == true for known, true in parts)


def test_a_spectator_is_told_nothing_that_some_seat_is_not(seats: int, played: Callable[[int], Match]) -> None:
    for match in moments(played(0), SeededLuck("spectator"), 6):
        watching = match.view(SPECTATOR)
        assert watching.options == ()
        for seat in range(seats):
            heard = told(match.state.log, seat)
            for event in watching.told:
                assert any(tells_no_more(event, same) for same in heard), (seat, event)


def test_pictures_are_drawn_for_every_seat_at_every_moment(
    seats: int, game: Game, played: Callable[[int], Match]
) -> None:
    for match in moments(played(1), SeededLuck("pictures"), 6):
        for seat in (*range(seats), SPECTATOR):
            assert game.picture(match.view(seat)) == game.picture(match.view(seat))


def test_events_and_actions_can_be_spelt(seats: int, game: Game, played: Callable[[int], Match]) -> None:
    match = played(0)
    for seat in (*range(seats), SPECTATOR):
        for event in told(match.state.log, seat):
            assert spell_event(event, game.spelling)["event"] == type(event).__name__
    for action in game.actions:
        assert spell_action(action, game.spelling)["text"] == action.text
