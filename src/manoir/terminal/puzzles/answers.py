"""Reading an answer as people type it: cards by any of their names, or where a card lies."""

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
    offered = wording.narrator.offered()
    if wording.offers():
        return {thing: {tokens(str(number))} for number, thing in enumerate(offered, 1)}
    return {thing: _forms(thing, wording) for thing in offered}


def _forms(thing: str, wording: Wording) -> set[Tokens]:
    """A seat goes by its character, a pile by its name in either language, all else by its names."""
    view = wording.puzzle.view
    speech = wording.screen.speech(view)
    if thing.isdecimal():
        mine = {tokens(word) for word in ME} if int(thing) == view.seat else set()
        return speech.part_forms(view.setup.characters[int(thing)]) | mine
    if thing in wording.narrator.piles():
        books = [catalogue("puzzles", language) for language in LANGUAGES]
        return {tokens(thing), *(tokens(book.says(f"pile.{thing}")) for book in books)}
    return speech.part_forms(thing)


def _within(form: Tokens, words: Tokens) -> bool:
    return any(words[at : at + len(form)] == form for at in range(len(words) - len(form) + 1))


def is_word(typed: str, key: str) -> bool:
    """One of the words that are no answer, in either language."""
    return plain(typed.strip()) in {plain(catalogue("puzzles", language).term(key)) for language in LANGUAGES}
