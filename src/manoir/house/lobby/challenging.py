"""Le défi: a finished game dealt once more, to be played from any seat with the same dice and the same bots."""

from collections import Counter

from msgspec import Struct

from manoir.bots.bot import strongest
from manoir.core.setup import OptionValue
from manoir.games.registry import find_game
from manoir.house.errands.reading import read_text
from manoir.house.keeping.loading import hosted
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored
from manoir.house.lobby.codes import normal_code
from manoir.house.lobby.dealing import begin_at_once
from manoir.house.lobby.tabling import table_news
from manoir.house.past.archive import show_record
from manoir.house.requests.asking import Asked
from manoir.house.requests.bodies import Challenge
from manoir.table.chance.fairness import commitment
from manoir.table.chance.proof import NoProof, proof_of
from manoir.table.messages import TableNews
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.setting import Chair, Setting, check_level


class Terms(Struct, frozen=True):
    """What has to be the same; `levels` are those of the bots, by character."""

    game: str
    characters: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: str
    entropies: dict[str, str]
    levels: dict[str, str]


def terms_of(text: str) -> Terms:
    record = read_text(text)
    setup = record.match.setup
    try:
        proof = proof_of(record.notes, setup.characters)
    except NoProof as reason:
        raise Refusal("closed", str(reason)) from None
    noted = {character: record.notes.get(f"bot {character}") for character in setup.characters}
    levels = {character: level for character, level in noted.items() if level is not None}
    return Terms(setup.game, setup.characters, dict(setup.options), proof.seed, proof.entropies, levels)


async def open_challenge(asked: Asked) -> TableNews:
    """A table of one's own, dealt at once: what chance does follows from the seed and all that was added to it then."""
    wanted: Challenge = asked.body
    code = normal_code(asked.path["code"])
    terms: Terms = await asked.house.services.thinking.study(asked.askers, terms_of, await show_record(asked))
    if wanted.character not in terms.characters:
        raise Refusal("unknown", f"nobody is called {wanted.character!r} here")
    game, seed = hosted(terms.game), bytes.fromhex(terms.seed)
    levels = {character: _level(terms, character) for character in terms.characters}
    for level in levels.values():
        check_level(game, level)

    def act(books: Books) -> Stored:
        def chair(character: str) -> Chair:
            name = wanted.name if wanted.name is not None else books.name_of(asked.visitor)
            own = character == wanted.character
            holder = Person(asked.visitor, name) if own else Robot(levels[character])
            return Chair(character, holder, terms.entropies.get(character))

        setting = Setting(
            terms.game,
            asked.visitor,
            commitment(seed),
            terms.options,
            settings=wanted.settings,
            join="nobody",
            chairs=[chair(character) for character in terms.characters],
            challenge=code,
        )
        return begin_at_once(books, game, setting, seed)

    stored = await asked.house.services.storage.write(act)
    return table_news(stored, asked.visitor, lambda number: "away")


def _level(terms: Terms, character: str) -> str:
    """A person is stood in for by such a bot as most of the others were."""
    usual = Counter(terms.levels.values()).most_common(1)
    return terms.levels.get(character) or (usual[0][0] if usual else strongest(find_game(terms.game)))
