"""What is thought about a seat's view, wherever that is: views are packed to be sent there."""

from msgspec import Struct

from manoir.bots import bot as bots
from manoir.bots.bot import make_bot, remark
from manoir.core.chance import Luck
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.setup import Setup
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.table.helping import assistance, hints
from manoir.table.messages import HintNews, NotebookNews, Place, WhyNews
from manoir.table.seating.settings import Help


class Packed(Struct, frozen=True):
    """A view on its way to another process: actions by their numbers, since they are compared by identity."""

    setup: Setup
    seat: int
    told: tuple[Event, ...]
    options: tuple[int, ...]
    cautious: tuple[int, ...]


def pack(game: Game, view: View) -> Packed:
    numbers = game.numbers
    options, cautious = (tuple(numbers[action] for action in actions) for actions in (view.options, view.cautious))
    return Packed(view.setup, view.seat, view.told, options, cautious)


def unpack(packed: Packed) -> tuple[Game, View]:
    game = find_game(packed.setup.game)
    options, cautious = (
        tuple(game.actions[number] for number in numbers) for numbers in (packed.options, packed.cautious)
    )
    return game, View(packed.setup, packed.seat, packed.told, options, cautious)


def choose(packed: Packed, level: str, luck: Luck) -> tuple[int, str | None]:
    game, view = unpack(packed)
    bot = make_bot(game, level)
    # The choice comes first: from its luck anybody makes it again.
    number = game.numbers[bot.choose(view, luck)]
    return number, remark(bot, view, luck)


def reply(packed: Packed, level: str, luck: Luck) -> str | None:
    game, view = unpack(packed)
    return bots.reply(make_bot(game, level), view, luck)


def notebook(packed: Packed, ply: int, degree: Help) -> NotebookNews:
    game, view = unpack(packed)
    return assistance.notebook_news(game, view, ply, degree)


def why(packed: Packed, ply: int, card: str, place: Place) -> WhyNews:
    game, view = unpack(packed)
    return assistance.why(game, view, ply, card, place)


def hint(packed: Packed, ply: int, luck: Luck, degree: Help) -> HintNews:
    game, view = unpack(packed)
    return hints.hint(game, view, ply, luck, degree)
