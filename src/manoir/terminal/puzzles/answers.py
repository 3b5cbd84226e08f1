"""Reading an answer as people type it: cards by any of their names, or where a card lies."""

from collections.abc import Iterable

from manoir.puzzles.telling import Narrator
from manoir.terminal.puzzles.wording import Wording
from manoir.terminal.speech import Tokens, tokens
from manoir.texts.catalogue import LANGUAGES, catalogue
from manoir.texts.plainly import plain

ME = ("moi", "vous", "me", "you")


def read_answer(typed: str, wording: Wording) -> list[str]:
    """What the words name, as a narrator takes it; nothing if they name nothing."""
    words = tokens(typed)
    return [thing for thing, forms in _answers(wording).items() if any(_within(form, words) for form in forms)]


def _answers(wording: Wording) -> dict[str, set[Tokens]]:
    """All that could be answered, with every way to type it."""
    speech = wording.screen.speech(wording.puzzle.view)
    narrator, view = wording.narrator, wording.puzzle.view
    if narrator.ask().kind != "holder":
        return {card: speech.part_forms(card) for card in _cards(narrator)}
    seats = {str(seat): speech.part_forms(name) for seat, name in enumerate(view.setup.characters)}
    seats[str(view.seat)] = seats[str(view.seat)] | {tokens(word) for word in ME}
    books = [catalogue("puzzles", language) for language in LANGUAGES]
    return seats | {
        pile: {tokens(pile), *(tokens(book.says(f"pile.{pile}")) for book in books)} for pile in narrator.piles()
    }


def _cards(narrator: Narrator) -> Iterable[str]:
    return narrator.ask().cards or narrator.deck()


def _within(form: Tokens, words: Tokens) -> bool:
    return any(words[at : at + len(form)] == form for at in range(len(words) - len(form) + 1))


def is_word(typed: str, key: str) -> bool:
    """One of the words that are no answer, in either language."""
    return plain(typed.strip()) in {plain(catalogue("puzzles", language).term(key)) for language in LANGUAGES}
