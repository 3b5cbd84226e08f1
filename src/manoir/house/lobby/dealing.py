"""The cards are dealt: to a table that was set, or at once to one that leaves nothing to set."""

from manoir.core.game import Deal, Game
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored
from manoir.table.seating.opening import deal, secrets_of
from manoir.table.seating.setting import Setting


def begin(stored: Stored, game: Game, fixed: Deal | None = None) -> None:
    """By the seed and everybody's entropy, unless the deal is `fixed`."""
    setup = stored.setting.begin(game)
    stored.deal = fixed if fixed is not None else deal(game, setup, secrets_of(stored.seed, stored.setting.chairs))
    stored.phase = "playing"


def begin_at_once(books: Books, game: Game, setting: Setting, seed: bytes, fixed: Deal | None = None) -> Stored:
    return books.change(books.create(setting, seed).code, lambda stored: begin(stored, game, fixed))[0]
