"""Stating or asking something at the table, form by form and name by name."""

from typing import TYPE_CHECKING, Final

from manoir.core.actions import Action
from manoir.core.talk import MANY, Claims
from manoir.terminal.choices import Menu
from manoir.terminal.desk import numbered

if TYPE_CHECKING:
    from manoir.terminal.prompt import Prompt


SPOKEN: Final = {
    **dict.fromkeys(("affirmer", "repondre", "claim", "reply", "answer"), False),
    **dict.fromkeys(("demander", "ask"), True),
}
"""The words that begin it, and whether they ask."""


class Unsaid(Exception):
    """The player thought better of it."""


def ask_claim(prompt: "Prompt", typed: str, asks: bool = False) -> str:
    """A claim or a question of the game, from what was typed and what is still to be said."""
    claims = prompt.seat.game.claims
    if not claims.forms:
        prompt.print(prompt.book.term("claim.none"))
        raise Unsaid
    left = typed.split()
    forms = [Action(f"claim-{form.word}") for form in claims.forms if form.asks is asks]
    wanted = prompt.book.term("claim.ask" if asks else "claim.form")
    form = claims.form(_chosen(prompt, forms, left, wanted).verb.removeprefix("claim-"))
    words = [form.word]
    for slot in form.slots:
        if not slot.startswith("<"):
            words.append(slot)
            continue
        kind, key = slot.strip(f"<>{MANY}"), f"claim.{form.word}.{slot.strip(f'<>{MANY}')}"
        words.append(_named(prompt, claims, kind, left, key))
        while slot.endswith(MANY) and (left or _is_more(prompt, left)):
            words.append(_named(prompt, claims, kind, left, key))
    if left:
        prompt.print(prompt.book.term("unknown", typed=" ".join(left)))
        raise Unsaid
    return " ".join(words)


def _is_more(prompt: "Prompt", left: list[str]) -> bool:
    prompt.desk.offer(prompt.book.term("claim.more"), [])
    left += prompt.dictated().split()
    return bool(left)


def _named(prompt: "Prompt", claims: Claims, kind: str, left: list[str], key: str) -> str:
    """One of the names of a kind that mean something at this table."""
    names = prompt.screen.claimable(kind, claims.kinds[kind], prompt.seat.view)
    if not names:
        prompt.print(prompt.book.term("claim.too-early"))
        raise Unsaid
    found = _chosen(prompt, [Action(f"{kind} {name}") for name in names], left, prompt.book.term(key))
    return found.text.partition(" ")[2]


def _chosen(prompt: "Prompt", options: list[Action], left: list[str], question: str) -> Action:
    """By what was typed already, of which it takes its words; else it is asked for, unless there is but one."""
    menu = Menu(options, prompt.screen.speech(prompt.seat.view), prompt.language)
    while True:
        found = _understood(menu, left)
        if not left and not found and len(menu.options) == 1:
            return menu.options[0]
        if len(found) == 1:
            return found[0]
        if left and not found:
            prompt.print(prompt.book.term("unknown", typed=" ".join(left)))
        menu = menu.narrowed(found) if found else menu
        prompt.desk.offer(question, numbered(entry.label for entry in menu.entries))
        typed = prompt.dictated()
        if not typed:
            raise Unsaid
        left[:] = [] if prompt.serves(typed) else typed.split()


def _understood(menu: Menu, left: list[str]) -> list[Action]:
    """What the first words mean, as many as mean something; they are used up."""
    if left and left[0].isdecimal() and 1 <= int(left[0]) <= len(menu.entries):
        return list(menu.entries[int(left.pop(0)) - 1].options)
    for length in range(len(left), 0, -1):
        if found := menu.understand(" ".join(left[:length])):
            del left[:length]
            return found
    return []
