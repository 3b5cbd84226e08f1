"""Asking a person at the terminal, wherever the table is: here against bots, or in a house somewhere else."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from manoir.bots.belief import Belief
from manoir.core.actions import Action
from manoir.core.errors import IllegalAction, ManoirError
from manoir.core.game import Game
from manoir.core.names import Language
from manoir.core.views import View
from manoir.terminal.choices import Menu
from manoir.terminal.claiming import SPOKEN, Unsaid, ask_claim
from manoir.terminal.desk import Choice, Desk, PlayerLeft, Sight, numbered
from manoir.texts.catalogue import catalogue
from manoir.texts.grammar import begun
from manoir.texts.plainly import plain

COMMANDS: Final[dict[str, str]] = {
    word: command
    for command, words in {
        "help": "? aide help",
        "board": "p b plateau board",
        "notebook": "c n carnet notebook",
        "log": "j l journal log",
        "advice": "i conseil hint advice",
        "why": "w pourquoi why",
        "up": "r u retour back",
        "quit": "q quitter quit exit",
    }.items()
    for word in words.split()
}
SAY: Final = ("dire", "say")
YES: Final = ("oui", "o", "yes", "y")
LISTENING: Final = 0.3
"""Seconds after which the table is listened to again while somebody thinks."""


class Advice(Struct, frozen=True):
    """What a good bot would do, what else it weighed, and what it believes."""

    action: Action
    beside: tuple[Action, ...] = ()
    believed: tuple[Belief, ...] = ()


class Unasked(Exception):
    """The question was answered for the player, or is another one by now."""


class Seated(Protocol):
    """A seat at a table, as its player uses it."""

    is_waited_for: bool
    """Whether nothing happens while its player is asked."""

    @property
    def game(self) -> Game: ...

    @property
    def view(self) -> View: ...

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why it cannot be done now; None where only the house can tell."""

    def say(self, text: str) -> None: ...

    def claim(self, text: str) -> None: ...

    def advice(self) -> Advice | None:
        """Raises IllegalAction where it is not given."""

    def listen(self, seconds: float) -> IllegalAction | None:
        """Hear what happens, for so long at most, and whether something was refused."""


class Prompt:
    def __init__(self, seat: Seated, language: Language, desk: Desk) -> None:
        self.seat = seat
        self.language: Language = language
        self.desk = desk
        self.sight = Sight(seat, language)
        self.screen = self.sight.screen
        self.book = catalogue(seat.game.name, language)
        self._told = 0

    def greet(self) -> None:
        who = self.screen.person(self.seat.view, self.seat.view.seat, self.language)
        self.print(self.book.term("you-are", who=who))

    def tell_news(self) -> None:
        """Each event as it is told to whoever had been told just so much."""
        view = self.seat.view
        so_far = [replace(view, told=view.told[: number + 1]) for number in range(self._told, len(view.told))]
        said = [self.screen.sentence(then.told[-1], then, self.language) for then in so_far]
        self._told = len(view.told)
        self.desk.news(self._counted(filter(None, said)), self.sight)

    def _counted(self, sentences: Iterable[str]) -> list[str]:
        """What happens several times running is told once."""
        runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
        return [self.book.term("times", said=said, n=n) if n > 1 else said for said, n in runs]

    def ask(self) -> Action:
        """What the player chooses among the options; whatever else is typed is answered."""
        view = self.seat.view
        self.desk.spread(self.sight)
        speech = self.screen.speech(view)
        whole = Menu(view.options, speech, self.language)
        menu = whole
        while True:
            self._offer(menu, self.screen.question(view, self.language), menu is not whole)
            typed = self._typed(view.options)
            if COMMANDS.get(plain(typed)) == "up":
                menu = whole
            elif not self.serves(typed) and (self._is_offered(whole, typed) or not self._speaks(typed)):
                chosen = self._chosen(menu, whole, typed)
                menu = chosen or menu
                if chosen is not None and chosen.only is not None:
                    if self._is_sure(chosen.only, chosen):
                        return chosen.only
                    menu = whole

    def _is_offered(self, menu: Menu, typed: str) -> bool:
        """Whether an option is called so, even where it begins as something does that one says: "answer that …"."""
        return any(plain(menu.speech.label(option, self.language)) == plain(typed) for option in menu.options)

    def hear_asides(self) -> None:
        """One may speak, ask about a card or leave while others play."""
        while typed := self.desk.aside():
            if COMMANDS.get(plain(typed)) in ("advice", "why", "up"):
                self.print(self.book.term("advice.later"))
            elif not self.serves(typed) and not self._speaks(typed):
                self.desk.too_early(typed)

    def dictated(self) -> str:
        """What is typed while the player says something; nothing if it is better left."""
        typed = self._typed()
        return "" if COMMANDS.get(plain(typed)) == "up" else typed

    def serves(self, typed: str) -> bool:
        """Whether it was a command, or asked what something is."""
        command = COMMANDS.get(plain(typed))
        if command is not None:
            self.show(command)
        elif typed.startswith("?"):
            self._explain(typed.removeprefix("?").strip())
        else:
            return False
        return True

    def listen(self, seconds: float) -> None:
        refused = self.seat.listen(seconds)
        self.tell_news()
        if refused is not None:
            self.refused(refused.reason, refused.clause)

    def _typed(self, asked: tuple[Action, ...] | None = None) -> str:
        """Where others go on meanwhile, they are listened to, until what is asked is asked no more."""
        if self.seat.is_waited_for:
            return self.desk.typed()
        while (typed := self.desk.typed_within(LISTENING)) is None:
            self.listen(0)
            if asked is not None and self.seat.view.options != asked:
                self.desk.withdraw()
                self.print(self.book.term("too-late"))
                raise Unasked
        return typed

    def _offer(self, menu: Menu, question: str, is_part: bool) -> None:
        asked = (menu.question or question) if is_part else question
        if menu.only is not None:
            deed = menu.speech.label(menu.only, self.language)
            self.desk.offer(asked, [Choice(self.book.term("enter", deed=deed), "")])
        else:
            self.desk.offer(asked, numbered(entry.label for entry in menu.entries))

    def _chosen(self, menu: Menu, whole: Menu, typed: str) -> Menu | None:
        """The menu of what is left after this was typed; None if it fits nothing."""
        if not typed:
            return menu if menu.only is not None else None
        if typed.isdecimal():
            number = int(typed)
            if menu.only is None and 1 <= number <= len(menu.entries):
                return menu.taken(menu.entries[number - 1])
            if menu.only is not None and number == 1:
                return menu
        found = menu.understand(typed) or whole.understand(typed)
        if not found:
            self._unknown(whole, typed)
            return None
        if len(found) > 1:
            self.print(self.book.term("several"))
        return whole.narrowed(found)

    def _is_sure(self, action: Action, menu: Menu) -> bool:
        """Whether it is meant; only what is grave is asked for once more."""
        warning = menu.speech.warning(action, self.language)
        if warning is None:
            return True
        deed = begun(menu.speech.label(action, self.language))
        self.desk.confirm(self.book.term("sure", deed=deed, warning=warning))
        if plain(self._typed(self.seat.view.options)) in YES:
            return True
        self.print(self.book.term("sure.no"))
        return False

    def _unknown(self, whole: Menu, typed: str) -> None:
        """Say why a real action of the game is refused now, or that there is no such action."""
        misplaced = whole.speech.misplaced(typed)
        meant = (
            [misplaced[0]] if misplaced else Menu(self.seat.game.actions, whole.speech, self.language).understand(typed)
        )
        illegal = self.seat.refusal(meant[0]) if meant else None
        if illegal is not None:
            self._refuse(self.book.refusal(illegal.reason), illegal.clause)
        elif misplaced is not None:
            self._refuse(self.book.term("elsewhere"), misplaced[1])
        else:
            self.print(self.book.term("unknown", typed=typed))
            if near := whole.nearest(typed):
                self.print(self.book.term("nearest", near=near))

    def _refuse(self, reason: str, clause: str | None) -> None:
        key = "refused" if clause else "refused.plain"
        self.print(self.book.term(key, reason=reason, **({"clause": clause} if clause else {})))

    def refused(self, reason: str, clause: str | None) -> None:
        """What the house says to an answer."""
        self._refuse(self.book.refusal(reason), clause)

    def _speaks(self, typed: str) -> bool:
        """Whether it was said to the table rather than to the terminal."""
        word, _, rest = typed.partition(" ")
        try:
            if plain(word) in SAY:
                if rest.strip():
                    self.seat.say(rest.strip())
                    self.tell_news()
                else:
                    self.print(self.book.term("say.what"))
            elif plain(word) in SPOKEN:
                self.seat.claim(ask_claim(self, rest, SPOKEN[plain(word)]))
                self.tell_news()
            else:
                return False
        except Unsaid:
            self.print(self.book.term("claim.left"))
        except ManoirError as error:
            clause = error.clause if isinstance(error, IllegalAction) else None
            self.refused(error.reason if isinstance(error, IllegalAction) else str(error), clause)
        return True

    def _explain(self, asked: str) -> None:
        lines = self.screen.explain(asked, self.seat.view, self.language)
        for line in lines or [self.book.term("no-such-thing", asked=asked)]:
            self.print(line)

    def show(self, what: str) -> None:
        match what:
            case "quit":
                raise PlayerLeft
            case "help":
                self._help(self.seat.view)
            case "advice" | "why":
                self._advise(with_reasons=what == "why")
            case "board" | "notebook" | "log":
                self.desk.turn_to(what, self.sight)

    def _help(self, view: View) -> None:
        speech = self.screen.speech(view)
        typed = [speech.example(action, self.language) for action in view.options if action.verb not in speech.grave]
        self.print(self.book.term("help", example=self._for_example(max(typed, key=len, default=""))))
        self.print(self.book.term("help.say"))
        if self.seat.game.claims.forms:
            claimed = self.book.term("claim.typed") if self.book.has_term("claim.typed") else ""
            self.print(self.book.term("help.claim", example=self._for_example(claimed)))
        if things := self.screen.explainable(view, self.language):
            self.print(self.book.term("help.cards", typed=things[0]))
        for line in self.screen.explain("", view, self.language):
            self.print(line)

    def _for_example(self, typed: str) -> str:
        return self.book.term("help.example", typed=typed) if typed else ""

    def _advise(self, with_reasons: bool) -> None:
        self.desk.ponder(self.book.term("advice.soon"))
        try:
            advice = self.seat.advice()
        except IllegalAction as refused:
            self.refused(refused.reason, refused.clause)
            return
        if advice is None:
            self.print(self.book.term("advice.none"))
            return
        speech = self.screen.speech(self.seat.view)
        self.print(self.book.term("advice", deed=speech.label(advice.action, self.language)))
        if advice.beside:
            deeds = self.book.term("advice.apart").join(speech.label(action, self.language) for action in advice.beside)
            self.print(self.book.term("advice.beside", deeds=deeds))
        if with_reasons:
            believed = [self.screen.belief(belief, self.seat.view, self.language) for belief in advice.believed]
            for line in believed or [self.book.term("advice.no-reasons")]:
                self.print(line)

    def print(self, text: str) -> None:
        self.desk.answer(text)
