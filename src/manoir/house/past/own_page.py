"""One's own page: counted from one's records, nobody else's until it is shared, taken along or deleted as a whole."""

from msgspec import Struct
from msgspec.structs import replace

from manoir.house.keeping.stored import Kept
from manoir.house.lobby.codes import new_code
from manoir.house.past.accounts import EDITION, Account, Past, account_of
from manoir.house.past.history import History, history
from manoir.house.puzzles.attempts import Attempt
from manoir.house.puzzles.own import puzzles_of
from manoir.house.requests.asking import Asked
from manoir.house.requests.bodies import Me

COUNTED_AT_ONCE = 3
"""Of the games that nobody has counted yet, so many before an answer: whoever asks again gets more."""


class Shared(Struct, frozen=True):
    """Under which code others see it."""

    code: str


class Taken(Struct, frozen=True):
    """All that a house keeps of a visitor: who he is, what it made of his games, the games, and his puzzles."""

    name: str
    history: History
    kept: list[Kept]
    records: list[str]
    puzzles: list[Attempt]


async def show_own_page(asked: Asked) -> History:
    told = await _told(asked, asked.visitor)
    shared = await asked.house.services.storage.read(lambda books: books.page_of(asked.visitor))
    return replace(told, shared=shared)


async def show_shared_page(asked: Asked) -> History:
    code = asked.path["code"]
    visitor = await asked.house.services.storage.read(lambda books: books.visitor_of_page(code))
    return await _told(asked, visitor)


async def share_page(asked: Asked) -> Shared:
    """Shared before, it keeps its code."""
    storage = asked.house.services.storage
    code = await storage.read(lambda books: books.page_of(asked.visitor)) or new_code()
    await storage.write(lambda books: books.share_page(asked.visitor, code))
    return Shared(code)


async def hide_page(asked: Asked) -> History:
    await asked.house.services.storage.write(lambda books: books.share_page(asked.visitor, None))
    return await show_own_page(asked)


async def take_everything(asked: Asked) -> Taken:
    told = await show_own_page(asked)
    storage = asked.house.services.storage
    past = await storage.read(lambda books: books.past_of(asked.visitor))
    texts = await storage.read(lambda books: [books.record_text(each.kept.code) for each in past])
    attempts = await storage.read(lambda books: books.attempts_of(asked.visitor))
    return Taken(told.name, told, [each.kept for each in past], texts, attempts)


async def forget_me(asked: Asked) -> Me:
    """Games that others have played too stay theirs."""
    await asked.house.services.storage.write(lambda books: books.forget(asked.visitor))
    return Me("")


async def counted(asked: Asked, past: list[Past], most: int = COUNTED_AT_ONCE) -> list[Past]:
    """With accounts made of some that had none, the latest first."""
    found = {each.kept.code: each for each in past}
    for each in [each for each in reversed(past) if is_open(each)][:most]:
        found[each.kept.code] = replace(each, account=await _account(asked, each.kept.code))
    return list(found.values())


def is_open(past: Past) -> bool:
    return not past.kept.brought and (past.account is None or past.account.edition != EDITION)


async def _told(asked: Asked, visitor: str) -> History:
    storage = asked.house.services.storage
    name = await storage.read(lambda books: books.name_of(visitor))
    past = await counted(asked, await storage.read(lambda books: books.past_of(visitor)))
    return replace(history(name, past, sum(map(is_open, past))), puzzles=await puzzles_of(asked, visitor))


async def _account(asked: Asked, code: str) -> Account:
    services = asked.house.services
    text = await services.storage.read(lambda books: books.record_text(code))
    account: Account = await services.thinking.reckon(asked.askers, account_of, text)
    await services.storage.write(lambda books: books.account_for(code, account))
    return account
