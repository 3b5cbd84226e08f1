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
    word, _, rest = typed.strip().partition(" ")
    forms = [Action(f"claim-{form.word}") for form in claims.forms if form.asks is asks]
    wanted = prompt.book.term("claim.ask" if asks else "claim.form")
    form = claims.form(_chosen(prompt, forms, word, wanted).verb.removeprefix("claim-"))
    words = [form.word]
    left = rest.split()
    for slot in form.slots:
        if not slot.startswith("<"):
            words.append(slot)
            continue
        kind = slot.strip(f"<>{MANY}")
        words.append(_named(prompt, claims, kind, left.pop(0) if left else "", f"claim.{form.word}.{kind}"))
        while slot.endswith(MANY) and (more := left.pop(0) if left else _one_more(prompt)):
            words.append(_named(prompt, claims, kind, more, f"claim.{form.word}.{kind}"))
    return " ".join(words)


def _one_more(prompt: "Prompt") -> str:
    prompt.desk.offer(prompt.book.term("claim.more"), [])
    return prompt.desk.typed()


def _named(prompt: "Prompt", claims: Claims, kind: str, typed: str, key: str) -> str:
    """One of the names of a kind that mean something at this table."""
    names = prompt.screen.claimable(kind, claims.kinds[kind], prompt.seat.view)
    found = _chosen(prompt, [Action(f"{kind} {name}") for name in names], typed, prompt.book.term(key))
    return found.text.partition(" ")[2]


def _chosen(prompt: "Prompt", options: list[Action], typed: str, question: str) -> Action:
    menu = Menu(options, prompt.screen.speech(prompt.seat.view), prompt.language, whole=True)
    while True:
        found = menu.understand(typed) if typed and not typed.isdecimal() else []
        if typed.isdecimal() and 1 <= int(typed) <= len(menu.entries):
            found = list(menu.entries[int(typed) - 1].options)
        if len(found) == 1:
            return found[0]
        menu = menu.narrowed(found) if found else menu
        prompt.desk.offer(question, numbered(entry.label for entry in menu.entries))
        typed = prompt.desk.typed()
        if not typed:
            raise Unsaid
