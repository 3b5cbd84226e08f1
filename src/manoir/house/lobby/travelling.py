"""A game under way goes from here to another house or device, and back: as the record of its moves so far.

The file holds the deal. So only who plays all by himself takes a game along, it ends here with that, and wherever it is
taken up nobody else joins and it counts for nothing.
"""

from datetime import UTC, datetime

from msgspec import DecodeError, Struct, ValidationError
from msgspec.json import decode, encode
from msgspec.structs import replace

from manoir.bots.bot import offered
from manoir.core.game import Deal, Game
from manoir.core.match import Move
from manoir.core.records import Record
from manoir.core.setup import Setup
from manoir.house.errands.reading import read_text
from manoir.house.keeping.loading import hosted, match_so_far, replayed, written_record
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored, game_over
from manoir.house.lobby.changing import refresh, written
from manoir.house.lobby.dealing import begin_at_once
from manoir.house.lobby.tabling import table_news
from manoir.house.requests.asking import Asked
from manoir.table.chance.fairness import commitment
from manoir.table.chance.proof import NoProof, Proof, proof_of, verify
from manoir.table.messages import TableNews
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.names import check_name
from manoir.table.seating.setting import Chair, Setting
from manoir.table.seating.settings import Settings
from manoir.table.tempo.pace import PaceName

SETTINGS = "settings"
QUICKEST: PaceName = "instant"
"""Where a house allows no tables without any delay."""


class Arrival(Struct, frozen=True):
    """A game as it was left; who sits where by character."""

    setup: Setup
    deal: Deal
    moves: list[Move]
    proof: Proof
    settings: Settings
    people: dict[str, str]
    bots: dict[str, str]


async def take_along(asked: Asked) -> str:
    """Asked for again, it is the same file."""
    code = asked.path["code"]

    def leave(books: Books) -> None:
        stored, ends = books.change(code, lambda stored: _left(stored, asked.visitor))
        if ends:
            books.close_log(stored.id)

    await written(asked, leave)
    await refresh(asked, code)
    return await asked.house.services.storage.read(lambda books: _packed(books, code))


async def take_up(asked: Asked) -> TableNews:
    """A table of one's own, where the game stands as it was left."""
    arrival: Arrival = await asked.house.services.thinking.study(asked.askers, read_arrival, asked.body)
    game, seed = hosted(arrival.setup.game), bytes.fromhex(arrival.proof.seed)
    _check_bots(game, arrival)

    def chair(character: str) -> Chair:
        level = arrival.bots.get(character)
        holder = Person(asked.visitor, arrival.people.get(character, "")) if level is None else Robot(level)
        return Chair(character, holder, arrival.proof.entropies.get(character))

    setting = Setting(
        game.name,
        asked.visitor,
        commitment(seed),
        arrival.setup.options,
        settings=_settings(asked, game, arrival.settings),
        join="nobody",
        watch="nobody",
        chairs=[chair(character) for character in arrival.setup.characters],
        brought=True,
    )

    def arrive(books: Books) -> Stored:
        stored = begin_at_once(books, game, setting, seed, arrival.deal)
        books.write_down(stored.id, arrival.moves)
        return stored

    stored = await asked.house.services.storage.write(arrive)
    return table_news(stored, asked.visitor, lambda number: "away")


def read_arrival(text: str) -> Arrival:
    """What does not follow the rules, or not from its seal, is refused."""
    record = read_text(text)
    match, notes = record.match, record.notes
    if match.state.outcome is not None:
        raise Refusal(
            "over",
            "this game is over: it is kept with past games",
            french="cette partie est finie : sa place est parmi les parties passées",
        )
    characters = match.setup.characters
    people = {name: check_name(notes.get(f"player {name}", "")) for name in characters}
    bots = {name: notes[f"bot {name}"] for name in characters if f"bot {name}" in notes}
    if len(bots) == len(characters):
        raise Refusal("malformed", "only bots play here: there is no seat to take", french="il n’y joue que des robots")
    return Arrival(match.setup, match.deal, match.moves, _proven(record), _agreed(notes.get(SETTINGS)), people, bots)


def _left(stored: Stored, visitor: str) -> bool:
    """True if the table ends with it: it may have been taken along before."""
    setting = stored.setting
    if not setting.seats_of(visitor):
        raise Refusal(
            "not-yours", "only who plays can take a game along", french="seul un joueur de la table peut l’emporter"
        )
    if {*setting.people(), *setting.seen} != {visitor}:
        raise Refusal(
            "closed",
            "others have played here too: the file would show you their cards",
            french="d’autres ont joué ici : le fichier vous montrerait leurs cartes",
        )
    if setting.lesson is not None or setting.weekly is not None:
        raise Refusal(
            "closed",
            "lessons and the deal of the week are not taken along: the same are played by others",
            french="on n’emporte ni leçon ni donne de la semaine : d’autres jouent les mêmes",
        )
    if setting.taken:
        return False
    if stored.phase == "setting":
        raise Refusal("not-begun", "the cards are not dealt yet")
    if stored.phase == "over":
        raise game_over()
    replayed(setting)
    stored.phase, setting.taken, setting.pleas = "over", True, []
    return True


def _packed(books: Books, code: str) -> str:
    stored = books.find(code)
    settings = {SETTINGS: encode(stored.setting.settings).decode()}
    return written_record(stored, match_so_far(books, stored), datetime.now(UTC).date().isoformat(), settings)


def _proven(record: Record) -> Proof:
    try:
        holds = all(finding.holds for finding in verify(record))
        proof = proof_of(record.notes, record.match.setup.characters)
    except NoProof as reason:
        raise Refusal("malformed", str(reason), french=reason.french) from None
    if not holds:
        raise Refusal(
            "malformed",
            "its deal or its dice do not follow from its seal: somebody has changed them",
            french="sa donne ou ses dés ne découlent pas du sceau : quelqu’un les a changés",
        )
    return proof


def _agreed(text: str | None) -> Settings:
    try:
        return Settings() if text is None else decode(text, type=Settings)
    except (ValidationError, DecodeError) as error:
        raise Refusal("malformed", f"settings: {error}"[:200], french=f"réglages de la table : {error}"[:200]) from None


def _settings(asked: Asked, game: Game, agreed: Settings) -> Settings:
    """Nobody else takes a seat over."""
    pace = QUICKEST if agreed.pace == "none" and not asked.house.quick else agreed.pace
    stand_in = agreed.stand_in if agreed.stand_in in offered(game) else ""
    return replace(agreed, pace=pace, stand_in=stand_in, late=False)


def _check_bots(game: Game, arrival: Arrival) -> None:
    for level in arrival.bots.values():
        if level not in offered(game):
            raise Refusal(
                "closed",
                f"the bot {level!r} does not play here: take the game up where it did",
                french=f"le robot {level!r} ne joue pas ici : reprenez la partie là où il joue",
            )
