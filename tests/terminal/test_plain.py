"""The plain screen reads any game."""

from typing import Annotated

import pytest

from manoir.core.chance import SeededLuck
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.picture import Picture as AnyPicture
from manoir.core.seats import BySeat, Seat, SeatSet
from manoir.core.views import View
from manoir.games.registry import find_game, game_names
from manoir.terminal.plain import PlainScreen, in_words

MOVES = 60


class Picture(AnyPicture):
    hand: list[Annotated[int, "card"]]
    points: BySeat[int]
    pegs: list[int]
    trick: dict[str, int]
    is_open: bool
    stacks: BySeat[list[int]]
    rolls: list[tuple[Seat, int]]
    last: int | None = None


class TookCard(Event, frozen=True):
    seat: Seat
    card: Annotated[int, "card"] | None
    victim: Seat
    seen_by: SeatSet = 0


class NightBegan(Event, frozen=True):
    night: int


class Trumps(Game):
    name = "trumps"
    characters = ("north", "old-man")
    seat_counts = range(2, 3)
    spelling = {"card": lambda card: f"card-{card}"}

    def picture(self, view: View) -> Picture:
        return Picture([3, 4], [7, 0], [5, 6], {"led-by": 1}, False, [[1, 2], []], [(1, 6)], player=1, asked=-1, out=2)


def seen_by(seat: int) -> View:
    return View(Trumps().setup(seats=2), seat, (), (), ())


ENGLISH = """
Hand: card 3, card 4
Points:
  You: 7
  Old man: 0
Pegs: 5, 6
Trick:
  Led by: 1
Is open: no
Stacks:
  You: 1, 2
  Old man: –
Rolls: Old man, 6
Player: Old man
Out: Old man
"""
FRENCH = ENGLISH.replace(":", " :").replace("You", "Vous").replace("no\n", "non\n")


@pytest.mark.parametrize(("language", "lines"), [("en", ENGLISH), ("fr", FRENCH)])
def test_a_picture_is_its_fields_lists_by_seat_and_cards_as_they_are(language: Language, lines: str) -> None:
    assert PlainScreen(Trumps()).describe(seen_by(0), language) == lines.strip().split("\n")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (TookCard(0, 3, 1), "You – took card · card 3, victim: Old man"),
        (TookCard(1, None, 0), "Old man – took card · victim: You"),
        (TookCard(1, None, 0, 0b11), "Old man – took card · victim: You, seen by: You, Old man"),
        (NightBegan(2), "Night began · night: 2"),
    ],
)
def test_an_event_is_said_in_words_without_what_is_hidden(event: Event, said: str) -> None:
    assert PlainScreen(Trumps()).sentence(event, seen_by(0), "en") == said


@pytest.mark.parametrize("name", game_names())
def test_every_game_of_the_house_can_be_read(name: str) -> None:
    game, luck = find_game(name), SeededLuck("plain")
    match = Match.new(game, game.setup(seats=game.seat_counts.start), luck)
    screen = PlainScreen(game)
    for _ in range(MOVES):
        match.roll(luck)
        if match.state.outcome is not None:
            break
        options = match.state.options
        match.play(options[luck.below(len(options))])
    for seat in range(match.setup.seats):
        view = match.view(seat)
        assert len(screen.describe(view, "fr")) > 5
        assert all(screen.sentence(event, view, "fr") for event in view.told)


@pytest.mark.parametrize("name", ["TookPassage", "took-passage", "took_passage"])
def test_names_are_told_in_words(name: str) -> None:
    assert in_words(name) == "took passage"
