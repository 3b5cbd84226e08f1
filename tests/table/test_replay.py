"""Finished games seen again."""

from pathlib import Path

import pytest

from manoir.core.events import Event
from manoir.core.game import Deal
from manoir.core.match import Match
from manoir.core.onlooker import Onlooker
from manoir.core.picture import Picture
from manoir.core.records import load
from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game, registered
from manoir.table.past.replay import frames, view_at

RECORDS = Path(__file__).parents[1] / "games"


def recorded(game: str) -> Match:
    return load(min((RECORDS / game.replace("-", "_") / "records").glob("a-*.txt")), find_game).match


def laid_open(match: Match) -> list[Deal]:
    """All that lies face down after the deal and after every move."""
    found: list[Deal] = []
    for *_, cards in frames(match, SPECTATOR, is_open=True):
        found.append(cards if cards is not None else found[-1])
    return found


@pytest.mark.parametrize("game", registered())
def test_open_hands_are_what_each_seat_sees_of_its_own(game: str) -> None:
    match = recorded(game)
    for seat, character in enumerate(match.setup.characters):
        hand: list[str] = []
        butlers: list[str] = []
        for (_, _, _, picture, _), lies in zip(frames(match, seat), laid_open(match), strict=True):
            hand = list(picture.get("hand", hand))
            butlers = list(picture.get("held", butlers))
            assert sorted(lies[character]) == sorted([*hand, *butlers])


@pytest.mark.parametrize("game", registered())
def test_a_replay_hears_every_event_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = recorded(game)
    painter = type(match.game.follow(match.setup, 0))
    hear, heard = painter.hear, []

    def listen(onlooker: Onlooker[Picture], event: Event) -> None:
        heard.append(event)
        hear(onlooker, event)

    monkeypatch.setattr(painter, "hear", listen)
    assert len(list(frames(match, 0))) == len(match.moves) + 1
    assert tuple(heard) == match.view(0).told


@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_the_envelope_lies_open_from_the_deal_on(game: str) -> None:
    match = recorded(game)
    assert all(sorted(lies["envelope"]) == sorted(match.deal["envelope"]) for lies in laid_open(match))


def test_no_clue_is_in_two_places_of_the_house() -> None:
    for lies in laid_open(recorded("huis-clos")):
        clues = [clue for pile in lies.values() for clue in pile]
        assert len(set(clues)) == len(clues)


def hidden_in(match: Match, event: str) -> list[list[str] | None]:
    """What was hidden in all events of a kind."""
    told = [happened for _, _, events, _, _ in frames(match, SPECTATOR, is_open=True) for happened in events]
    return [happened.get("hidden") for happened in told if happened["event"] == event]


def test_with_open_cards_everybody_sees_what_was_shown() -> None:
    match = recorded("cluedo")
    shown = [text.removeprefix("show ") for _, text, *_ in frames(match, SPECTATOR) if text.startswith("show ")]
    assert shown
    assert hidden_in(match, "Showed") == [[card] for card in shown]
    assert set(map(str, hidden_in(match, "Moved"))) == {"None"}


@pytest.mark.parametrize("game", registered())
def test_open_cards_add_no_event_to_what_everybody_was_told(game: str) -> None:
    match = recorded(game)
    for (_, _, seen, _, _), (_, _, told, _, _) in zip(
        frames(match, SPECTATOR, is_open=True), frames(match, SPECTATOR), strict=True
    ):
        assert [{**event, "hidden": None} for event in seen] == [{**event, "hidden": None} for event in told]


def test_a_swap_told_to_three_sorts_of_people_is_unveiled_once_and_whole() -> None:
    swaps = hidden_in(recorded("huis-clos"), "Swapped")
    assert swaps
    assert all(clues is not None and len(clues) == 2 for clues in swaps)


def test_a_seat_knows_then_what_it_knew_then() -> None:
    match = recorded("cluedo")
    for ply in (0, 7, len(match.moves)):
        assert view_at(match, 1, ply) == Match(match.game, match.setup, match.deal, match.moves[:ply]).view(1)
    assert len(view_at(match, 1, 0).told) < len(view_at(match, 1, 7).told)
