"""The full screen, with keys and mouse, in all games and both languages."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from threading import Event

import pytest
from rich.style import Style
from textual.events import Click
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from manoir.bots.bot import Bot, decision_luck, make_bot, strongest
from manoir.core.actions import Action
from manoir.core.chance import Luck, SeededLuck
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.records import Record, load
from manoir.core.views import View
from manoir.games.huis_clos.actions import Go
from manoir.terminal.desk import Desk, numbered
from manoir.terminal.full.glue import GLUE, Choices
from manoir.terminal.full.sitting import FullSitting
from manoir.terminal.full.table import FullScreen
from manoir.terminal.screen import screen_of
from manoir.terminal.session import LocalSeat, Session
from manoir.texts.catalogue import catalogue
from tests.guests import all_games, find

SMALL, LARGE, VAST = (80, 24), (120, 40), (200, 50)
LONG = 20.0
"""Seconds in which whatever is waited for happens, on any machine."""


class Player:
    """A person before the screen."""

    def __init__(self, game: str, language: Language, path: Path) -> None:
        rules = find(game)
        match = Match.new(rules, rules.setup(rules.usual_seats), SeededLuck("full screen"))
        self.language: Language = language
        self.bot: Bot = make_bot(rules, strongest(rules), 0.02)
        self.record = Record(match, {})
        self.path = path
        self.sat = FullSitting(self._sit, language)
        self.app: FullScreen = self.sat.desk.app
        self.session: Session | None = None
        self.pilot: Pilot[None] | None = None

    def _sit(self, desk: Desk) -> bool:
        self.session = Session(self.record, 0, self.bot, "dice", self.path, self.language, desk)
        return self.session.run()

    @asynccontextmanager
    async def seated(self, size: tuple[int, int]) -> AsyncIterator[None]:
        async with self.app.run_test(size=size) as pilot:
            self.pilot = pilot
            await self.until(lambda: self.app.choices is not None)
            yield
            self.app.action_leave()
            await self.until(lambda: not self.sat.thread.is_alive())

    async def until(self, happened: Callable[[], bool]) -> None:
        assert self.pilot is not None
        async with asyncio.timeout(LONG):
            while not happened():
                await self.pilot.pause(0.01)

    async def press(self, *keys: str) -> None:
        """And wait until the next question stands."""
        before = self.app.choices
        assert self.pilot is not None
        await self.pilot.press(*keys)
        await self.until(lambda: self.app.choices is not None and self.app.choices is not before)

    async def type(self, text: str) -> None:
        self.app.query_one(Input).value = text
        await self.press("enter")

    async def play_on(self) -> None:
        """As a bot would, in the words that the menus show."""
        assert self.session is not None
        view = self.session.seat.view
        speech = self.session.prompt.screen.speech(view)
        action = self.bot.choose(view, decision_luck("typed", view))
        await self.type(speech.label(action, self.language))
        if action.verb in speech.grave:
            await self.press("down", "enter")

    @property
    def is_over(self) -> bool:
        return self.record.match.state.outcome is not None

    def shown(self, name: str) -> str:
        return " ".join(str(self.app.query_one(f"#{name}", Static).content).replace(GLUE, " ").split())

    @property
    def app_board(self) -> str:
        return screen_of(find(self.record.match.game.name)).draw(self.record.match.view(0), self.language).plain

    @property
    def reads_the_latest(self) -> bool:
        """Whether the end of the log stands at the foot of its pane."""
        log, text = self.app.query_one("#log"), self.app.query_one("#log-text")
        return log.scroll_y == max(0, text.size.height - log.size.height)

    async def sees(self, *names: str) -> None:
        """These panes and no others; the line is always there, and what is held."""
        panes = ("board", "notebook", "log", "asked", "hand", "line")
        wanted = {*names, "line", *(["hand"] if self.shown("hand") else [])}
        await self.until(lambda: {name for name in panes if self.app.query_one(f"#{name}").region.area} == wanted)


QUICK = "hantise"
"""Played to its end in every run; the others, which are as long as people are slow, in `make soak`."""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if game == QUICK else pytest.mark.soak)
        for game, language in zip(all_games(), cycle(("fr", "en")), strict=False)
    ],
)
def test_a_game_is_played_to_its_end_on_a_small_terminal(game: str, language: Language, tmp_path: Path) -> None:
    player = Player(game, language, tmp_path / "game.txt")

    async def play() -> None:
        async with player.seated(SMALL):
            while not player.is_over:
                await player.until(lambda: player.reads_the_latest)
                await player.play_on()
            await player.sees("log", "asked")
            await player.until(lambda: player.reads_the_latest)
            over = {"fr": "La partie est finie.", "en": "The game is over."}[language]
            assert over == player.shown("question")
            await player.press("f5")
            await player.type("carnet")
            await player.sees("notebook")
            assert over == player.shown("question")

    asyncio.run(play())
    assert player.sat.outcome.result() is True
    assert load(player.path, find).match.moves == player.record.match.moves
    assert str(player.path) in player.sat.desk.unread[-1]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", all_games())
def test_everything_has_its_place_and_folds_where_there_is_none(game: str, language: Language, tmp_path: Path) -> None:
    player = Player(game, language, tmp_path / "game.txt")

    async def look() -> None:
        async with player.seated(SMALL):
            assert player.pilot is not None
            await player.sees("board", "log", "asked")
            await player.pilot.press("f3")
            await player.sees("notebook")
            await player.pilot.press("f4")
            await player.sees("log", "asked")
            await player.pilot.press("f2")
            await player.sees("board", "log", "asked")
            await player.pilot.resize_terminal(*LARGE)
            await player.sees("board", "log", "asked")
            await player.pilot.press("f3")
            await player.sees("board", "notebook", "asked")
            await player.pilot.resize_terminal(*VAST)
            await player.sees("board", "notebook", "log", "asked")
            view = player.record.match.view(0)
            assert player.session is not None
            screen = player.session.prompt.screen
            for name, told in (
                ("board-text", screen.draw(view, language)),
                ("notebook-text", screen.notebook(view, language)),
                ("hand", screen.hand(view, language)),
            ):
                assert player.shown(name) == " ".join(told.plain.split())
            assert player.shown("question") == screen.question(view, language)
            assert player.app.query_one(OptionList).option_count == len(player.app.choices or ())

    asyncio.run(look())


@pytest.mark.parametrize("game", all_games())
def test_help_advice_and_reasons_are_one_key_away(game: str, tmp_path: Path) -> None:
    player = Player(game, "en", tmp_path / "game.txt")

    async def ask() -> None:
        async with player.seated(SMALL):
            await player.press("f1")
            assert player.shown("answer-text").startswith("Type a number, or words")
            await player.press("f5")
            await player.until(lambda: player.reads_the_latest)
            advised = player.shown("answer-text")
            assert advised.startswith("Advice: ")
            await player.press("f6")
            assert player.shown("answer-text").startswith(advised)
            assert len(player.shown("answer-text")) > len(advised)
            assert player.pilot is not None
            await player.pilot.press("escape")
            assert not player.app.query_one("#answers").display

    asyncio.run(ask())


def test_choices_and_lit_squares_are_clicked(tmp_path: Path) -> None:
    player = Player("cluedo", "fr", tmp_path / "game.txt")
    moves = player.record.match.moves

    async def play() -> None:
        async with player.seated(LARGE):
            assert player.pilot is not None
            choices = player.app.query_one(OptionList)
            await player.until(lambda: choices.region.height == len(player.app.choices or ()))
            await player.pilot.click(OptionList, offset=(6, 0))
            await player.until(lambda: player.shown("question") == "Où allez-vous ?")
            board = player.app.query_one("#board-text")
            view = player.record.match.view(0)
            place = next(action.text.removeprefix("go ") for action in view.options if "," in action.text)
            row, column = map(int, place.split(","))
            before = len(moves)
            await player.pilot.click(board, offset=(2 * column, row + 1))
            await player.until(lambda: len(moves) > before)
            assert f"go {place}" in player.path.read_text(encoding="utf-8")

    asyncio.run(play())


def test_two_clicks_choose_once_and_a_choice_that_is_gone_is_not_chosen(tmp_path: Path) -> None:
    player = Player("cluedo", "fr", tmp_path / "game.txt")

    async def play() -> None:
        async with player.seated(LARGE):
            assert player.pilot is not None
            choices = player.app.query_one(Choices)
            await player.until(lambda: choices.region.height == len(player.app.choices or ()))
            await player.pilot.double_click(Choices, offset=(6, 0))
            await player.until(lambda: player.shown("question") == "Où allez-vous ?")
            gone = Click(choices, 6, 0, 0, 0, 1, False, False, False, style=Style(meta={"option": 40}))
            choices.post_message(gone)
            await player.pilot.pause()
            assert "go " not in player.path.read_text(encoding="utf-8")
            assert player.shown("question") == "Où allez-vous ?"

    asyncio.run(play())


def test_on_a_small_terminal_the_own_pawn_is_in_sight_and_an_answer_brings_the_question_back(tmp_path: Path) -> None:
    player = Player("cluedo", "fr", tmp_path / "game.txt")

    async def look() -> None:
        async with player.seated(SMALL):
            assert player.pilot is not None
            board = player.app.query_one("#board")
            own = next(at for at, line in enumerate(player.app_board.splitlines()) if line.strip().startswith("R "))
            await player.until(lambda: board.scroll_y <= own < board.scroll_y + board.size.height)
            await player.pilot.press("f3")
            await player.sees("notebook")
            await player.type("lancer")
            await player.sees("board", "log", "asked")

    asyncio.run(look())


def test_nothing_grave_is_done_by_one_key_too_many(tmp_path: Path) -> None:
    player = Player("cluedo", "fr", tmp_path / "game.txt")

    async def accuse() -> None:
        async with player.seated(SMALL):
            await player.type("accuser rose corde salon")
            assert "on n’accuse qu’une fois" in player.shown("question")
            await player.press("enter")
            assert player.shown("answer-text") == "Rien n’est fait."
            assert player.record.match.moves == []
            await player.type("xyzzy")
            assert "Choix inconnu : xyzzy" in player.shown("answer-text")
            await player.type("passage")
            assert "CL-32" in player.shown("answer-text")

    asyncio.run(accuse())


class Thinking:
    """Takes its time until it is told to go on."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.is_called = Event()

    def choose(self, view: View, luck: Luck) -> Action:
        assert self.is_called.wait(LONG)
        return self.bot.choose(view, luck)


def test_one_speaks_and_asks_while_others_play_and_no_answer_is_lost(tmp_path: Path) -> None:
    player = Player("cluedo", "fr", tmp_path / "game.txt")
    player.bot = others = Thinking(player.bot)

    async def speak() -> None:
        async with player.seated(SMALL):
            assert player.pilot is not None
            line = player.app.query_one(Input)
            await player.type("lancer")
            for typed in ("1", "fin"):
                line.value = typed
                await player.pilot.press("enter")
            await player.until(lambda: player.app.choices is None)
            for typed in ("dire bonsoir", "? corde", "finir"):
                line.value = typed
                await player.pilot.press("enter")
                assert line.value == ""
            others.is_called.set()
            await player.until(lambda: "Vous : « bonsoir »" in player.shown("log-text"))
            await player.until(lambda: "La corde : arme." in player.shown("answer-text"))
            await player.until(lambda: line.value == "finir")

    asyncio.run(speak())


def test_what_is_typed_while_advice_is_made_stands_on_the_line_and_answers_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, is_called = Player("cluedo", "fr", tmp_path / "game.txt"), Event()

    def advice(_: LocalSeat) -> None:
        assert is_called.wait(LONG)

    monkeypatch.setattr(LocalSeat, "advice", advice)

    async def hurry() -> None:
        async with player.seated(SMALL):
            assert player.pilot is not None
            line = player.app.query_one(Input)
            await player.pilot.press("f5")
            await player.until(lambda: "le conseil se prépare" in player.shown("question"))
            line.value = "lancer"
            await player.pilot.press("enter")
            is_called.set()
            await player.until(lambda: player.app.choices is not None and line.value == "lancer")
            assert player.record.match.moves == []
            await player.press("enter")
            assert player.record.match.moves

    asyncio.run(hurry())


def test_a_lit_place_of_the_manor_is_clicked(tmp_path: Path) -> None:
    player = Player("huis-clos", "fr", tmp_path / "game.txt")

    async def go() -> None:
        async with player.seated(SMALL):
            while not any(isinstance(action, Go) for action in player.record.match.view(0).options):
                await player.play_on()
            assert player.pilot is not None
            board = screen_of(find("huis-clos")).draw(player.record.match.view(0), "fr")
            row = next(at for at, line in enumerate(board.plain.splitlines()) if line.startswith("Cuisine"))
            wrapped = row + sum(len(line) > 54 for line in board.plain.splitlines()[:row])
            await player.pilot.click(player.app.query_one("#board-text"), offset=(2, wrapped))
            await player.until(lambda: "Vous allez dans la Cuisine." in player.shown("log-text"))

    asyncio.run(go())


def test_whoever_leaves_finds_the_game_as_it_stood(tmp_path: Path) -> None:
    player = Player("huis-clos", "en", tmp_path / "game.txt")

    async def leave() -> None:
        async with player.seated(SMALL):
            await player.play_on()
            await player.type("say good evening")

    asyncio.run(leave())
    assert player.sat.outcome.result() is False
    assert load(player.path, find).match.moves == player.record.match.moves
    assert player.sat.desk.unread == [f"The game is kept in {player.path}; “manoir resume” goes on with it."]


def test_a_fault_closes_the_screen_and_is_told_to_the_caller(tmp_path: Path) -> None:
    def broken(desk: Desk) -> None:
        raise LookupError("no such table")

    sat = FullSitting(broken, "en")

    async def look() -> None:
        async with sat.desk.app.run_test():
            pass

    asyncio.run(look())
    assert isinstance(sat.outcome.exception(LONG), LookupError)


def test_whoever_leaves_those_who_cannot_be_reached_does_not_wait_for_them() -> None:
    for_ever = Event()

    def waiting(desk: Desk) -> None:
        for_ever.wait()

    sat = FullSitting(waiting, "en")

    async def leave() -> None:
        async with sat.desk.app.run_test() as pilot:
            await pilot.press("f10")
            async with asyncio.timeout(LONG):
                while sat.desk.app.is_running:
                    await asyncio.sleep(0.01)

    asyncio.run(leave())
    assert sat.thread.is_alive()
    for_ever.set()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", ["cluedo", "super-cluedo", "cluedo-2008"])
def test_names_stand_whole_on_the_board_and_letters_are_of_the_language(game: str, language: Language) -> None:
    rules = find(game)
    view = Match.new(rules, rules.setup(rules.usual_seats), SeededLuck("board")).view(0)
    board = screen_of(rules).draw(view, language).plain
    book = catalogue(game, language)
    for room in book.kind("rooms").values():
        halves = room["name"].rpartition(" ")[::2]
        assert any(name in board for name in (room["name"], room.get("short", room["name"]))) or (
            all(halves) and all(half in board for half in halves)
        ), room
    letters = [person["letter"] for person in book.kind("suspects").values()]
    assert len(set(letters)) == len(letters)
    for person in book.kind("suspects").values():
        if language == "en":
            assert person["name"].startswith(person["letter"][0]), person


def test_no_line_of_the_screen_begins_with_a_french_mark(tmp_path: Path) -> None:
    player = Player("cluedo", "fr", tmp_path / "game.txt")

    def on_screen() -> list[str]:
        widgets = [player.app.query_one(f"#{name}") for name in ("question", "choices")]
        return ["\n".join(widget.render_line(y).text for y in range(widget.size.height)) for widget in widgets]

    async def look() -> None:
        async with player.seated(SMALL):
            for letters in range(8, 18):
                asked = "a" * letters + " bb : c"
                player.app.ask(asked, numbered([asked]))
                await player.until(lambda: all("bb :" in shown for shown in on_screen()))
                assert not any(line.lstrip().startswith(":") for shown in on_screen() for line in shown.splitlines())

    asyncio.run(look())


@pytest.mark.parametrize("game", all_games())
def test_every_colour_is_one(game: str) -> None:
    rules = find(game)
    view = Match.new(rules, rules.setup(rules.usual_seats), SeededLuck("board")).view(0)
    screen = screen_of(rules)
    for shown in (screen.draw(view, "en"), screen.hand(view, "en"), screen.notebook(view, "en")):
        for span in shown.spans:
            Style.parse(str(span.style))
