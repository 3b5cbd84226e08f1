"""Finding puzzles: games are played, and each seat's sheet is filled in turn by turn until something comes out."""

from collections.abc import Iterator

from manoir.core.chance import Luck, SeededLuck, shuffle
from manoir.core.errors import UnknownName
from manoir.core.game import Game
from manoir.core.views import View, view
from manoir.games.knowing import HiddenCards, Story
from manoir.games.registry import find_game, registered
from manoir.puzzles.answered import answered
from manoir.puzzles.players import play_turns
from manoir.puzzles.puzzle import EDITION, BadName, Name, Order, Puzzle, check_kind, check_level

MOST_GAMES = 200
MOST_TURNS = 60
SEATS = range(3, 7)


def puzzle_games() -> tuple[str, ...]:
    """The games whose hidden cards can be told as a story."""
    return tuple(name for name, game in registered().items() if _tells(game))


def rare_in(game: str) -> tuple[tuple[str, int], ...]:
    """Kinds and levels that are not offered of a game."""
    story = _tells(find_game(game))
    return story.rare if story else ()


def make(order: Order) -> Puzzle:
    """The puzzle that this order has always meant."""
    check_level(order.level)
    check_kind(order.kind)
    if order.game not in puzzle_games():
        raise UnknownName("game with puzzles", order.game, puzzle_games())
    if (order.kind, order.level) in rare_in(order.game):
        raise BadName(
            f"{order.game} has no {order.kind} puzzles of level {order.level}: its games give next to none",
            f"{order.game} n’a pas d’énigmes {order.kind} de niveau {order.level} : ses parties n’en ont guère",
        )
    for number in range(MOST_GAMES):
        luck = SeededLuck(f"{EDITION} {order.game} {order.kind} {order.level} {order.seed} {number}")
        for found in puzzles_in(find_game(order.game), order, luck):
            return found
    raise BadName(
        f"no {order.kind} puzzle of level {order.level} in {MOST_GAMES} games: try another seed",
        f"pas d’énigme {order.kind} de niveau {order.level} en {MOST_GAMES} parties : essayez un autre nombre",
    )


def open_named(text: str) -> Puzzle:
    """The puzzle of this name, or a refusal; never another one."""
    name = Name.read(text)
    found = make(name.order)
    if not found.name.endswith(name.digits):
        raise BadName(
            f"{text!r} does not name a puzzle of this house: its last four digits do not fit",
            f"{text!r} ne nomme pas une énigme de cette maison : ses quatre derniers chiffres ne vont pas",
        )
    return found


def puzzles_in(game: Game, order: Order, luck: Luck) -> Iterator[Puzzle]:
    """Those of one game and of the level ordered, at the moment when the answer first follows."""
    story = _tells(game)
    knowledge = game.knowledge
    assert isinstance(knowledge, HiddenCards)
    assert story
    sizes = [count for count in game.seat_counts if count in SEATS]
    setup = game.setup(sizes[luck.below(len(sizes))])
    turns = 0
    state = None
    for state in play_turns(game, knowledge, setup, luck):
        if isinstance(state.log and state.log[2], story.began):
            turns += 1
            if turns > MOST_TURNS:
                break
    assert state is not None
    seats = list(range(setup.seats))
    shuffle(seats, luck)
    for seat in seats:
        seen = view(setup, state, seat)
        yield from answered(order, story, knowledge, View(setup, seat, seen.told, (), ()), luck)


def _tells(game: Game) -> Story | None:
    return game.knowledge.story if isinstance(game.knowledge, HiddenCards) else None
