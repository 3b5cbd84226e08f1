"""A table where somebody is taught: the deal of the lesson, gentle bots, nobody else."""

from manoir.bots.bot import offered
from manoir.house.keeping.loading import hosted
from manoir.house.keeping.storage import Books
from manoir.house.keeping.stored import Stored
from manoir.house.lobby.dealing import begin_at_once
from manoir.house.lobby.tabling import table_news
from manoir.house.requests.asking import Asked
from manoir.house.requests.bodies import Learn
from manoir.lessons.lesson import NAMES, find_lesson
from manoir.table.chance.fairness import commitment, new_seed
from manoir.table.messages import TableNews
from manoir.table.refusal import Refusal
from manoir.table.seating.holders import Person, Robot
from manoir.table.seating.setting import Chair, Setting
from manoir.table.seating.settings import Settings

AT_RANDOM = "random"


async def begin_lesson(asked: Asked) -> TableNews:
    wanted: Learn = asked.body
    name = asked.path["name"]
    if name not in NAMES:
        raise Refusal("unknown", f"there is no lesson {name!r}")
    if wanted.pace == "none" and not asked.house.quick:
        raise Refusal("closed", "this house does not allow tables without any delay")
    lesson, seed = find_lesson(name), new_seed()
    game = hosted(lesson.game)
    gentlest = next(level for level in offered(game) if level != AT_RANDOM)

    def act(books: Books) -> Stored:
        learner = Person(asked.visitor, wanted.name if wanted.name is not None else books.name_of(asked.visitor))
        chairs = [
            Chair(character, learner if seat == lesson.seat else Robot(gentlest))
            for seat, character in enumerate(lesson.characters)
        ]
        settings = Settings(pace=wanted.pace, late=False)
        setting = Setting(
            lesson.game,
            asked.visitor,
            commitment(seed),
            game.setup().options,
            settings=settings,
            join="nobody",
            watch="nobody",
            chairs=chairs,
            lesson=name,
        )
        return begin_at_once(books, game, setting, seed, lesson.deal)

    return table_news(await asked.house.services.storage.write(act), asked.visitor, lambda number: "away")
