"""Finding puzzles: games are played, and each seat's sheet is filled in turn by turn until something comes out."""

from collections.abc import Iterator

from manoir.core.chance import Luck, SeededLuck, shuffle
from manoir.core.game import Game
from manoir.core.views import View, view
from manoir.games.knowing import Certainty, HiddenCards, HiddenDraws, HiddenRole, Inquest, Story
from manoir.games.registry import find_game, registered
from manoir.puzzles.cards.answered import answered
from manoir.puzzles.cards.players import play_turns
from manoir.puzzles.culprit.cleared import cleared
from manoir.puzzles.kinds import CARD_KINDS, CULPRIT, SETTLING, WINNING
from manoir.puzzles.places import known_game
from manoir.puzzles.puzzle import EDITION, BadName, Name, Order, Puzzle, check_kind, check_level
from manoir.puzzles.settling.settled import settled
from manoir.puzzles.winning.won import won

MOST_GAMES = 200
MOST_TURNS = 60
SEATS = range(3, 7)


def puzzle_games() -> tuple[str, ...]:
    """The games that say how they can be told as a story."""
    return tuple(name for name in registered() if kinds_of(name))


def check_game(game: str) -> str:
    if game not in puzzle_games():
        games = ", ".join(puzzle_games())
        raise BadName(
            f"no puzzles of {game!r}: there are those of {games}",
            f"pas d’énigme de {game!r} : il y en a de {games}",
        )
    return game


def kinds_of(game: str) -> tuple[str, ...]:
    """Which puzzles there are of a game, by what it says can be known in it."""
    match find_game(game).knowledge:
        case HiddenCards(story=Story()):
            return (*CARD_KINDS, SETTLING)
        case HiddenRole(inquest=Inquest()):
            return (CULPRIT,)
        case HiddenDraws(certainty=Certainty()):
            return (WINNING,)
    return ()


def is_rare(game: str, kind: str, level: int) -> bool:
    """Whether no such puzzles are offered of a game."""
    knowledge = find_game(game).knowledge
    story = knowledge.story if isinstance(knowledge, HiddenCards) else None
    return kind not in kinds_of(game) or bool(story and (kind, level) in story.rare)


def make(order: Order) -> Puzzle:
    """The puzzle that this order has always meant."""
    check_level(order.level)
    check_kind(order.kind)
    check_game(order.game)
    if order.kind not in kinds_of(order.game):
        kinds = ", ".join(kinds_of(order.game))
        raise BadName(
            f"{order.game} has no {order.kind} puzzles: it has {kinds}",
            f"{order.game} n’a pas d’énigmes {order.kind} : il a {kinds}",
        )
    if is_rare(order.game, order.kind, order.level):
        raise BadName(
            f"{order.game} has no {order.kind} puzzles of level {order.level}: its games give next to none",
            f"{order.game} n’a pas d’énigmes {order.kind} de niveau {order.level} : ses parties n’en ont guère",
        )
    _, found = search(order, known_game(order))
    return found


def search(order: Order, first: int = 0) -> tuple[int, Puzzle]:
    """The first puzzle from this game on, and the number of the game in which it lies."""
    for number in range(first, MOST_GAMES):
        luck = SeededLuck(f"{EDITION} {order.game} {order.kind} {order.level} {order.seed} {number}")
        for found in puzzles_in(find_game(order.game), order, luck):
            return number, found
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
    """Those of one game and of the level ordered."""
    return (found for found in of_any_level(game, order, luck) if found.proof.level == order.level)


def of_any_level(game: Game, order: Order, luck: Luck) -> Iterator[Puzzle]:
    """Those of one game, when the answer first follows; by suppositions too, where the level allows them."""
    knowledge = game.knowledge
    if isinstance(knowledge, HiddenRole):
        assert knowledge.inquest
        yield from cleared(order, game, knowledge.inquest, luck)
        return
    if isinstance(knowledge, HiddenDraws):
        assert knowledge.certainty
        yield from won(order, game, knowledge.certainty, luck)
        return
    assert isinstance(knowledge, HiddenCards)
    story = knowledge.story
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
        found = settled if order.kind == SETTLING else answered
        yield from found(order, story, knowledge, View(setup, seat, seen.told, (), ()), luck)
