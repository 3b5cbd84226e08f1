"""Somebody who follows a lesson: reads each note, does what it asks, finds what is to be found."""

from collections.abc import Callable

from manoir.lessons.lesson import find_lesson
from tests.browser.playing import ENABLED, Player

NEXT = {"fr": "Continuer", "en": "Continue"}
LAST = 1000
GO_ON = {"fr": "Continuer la partie", "en": "Go on with the game"}


def number_of(player: Player) -> int:
    """Which step it is; behind all of them on the last page."""
    found = step_of(player).split()
    return int(found[0]) if found else player.page.locator(".questions").count() * LAST


def is_at(player: Player, number: int) -> Callable[[], bool]:
    return lambda: number_of(player) == number


def has_reached(player: Player, number: int) -> Callable[[], bool]:
    return lambda: number_of(player) >= number


def step_of(player: Player) -> str:
    """How far it is, as Firmin's panel says; nothing on the last page."""
    found = player.page.locator(".guide .steps small")
    return found.inner_text() if found.count() else ""


def follow(player: Player, name: str, seen: Callable[[str], None] = lambda beat: None, until: str = "") -> None:
    """From where it is to the closing questions, or to the beginning of a beat."""
    beats = find_lesson(name).beats
    for number, beat in enumerate(beats, 1):
        if beat.asks == "questions":
            player.page.locator(".questions").wait_for()
            seen(beat.name)
            return
        here = is_at(player, number)
        player.until(has_reached(player, number))
        if not here():
            # A press meant for the note before has answered this one: a page is quicker than whoever looks.
            continue
        if beat.asks != "act":
            player.page.locator(".prompt-place .button.primary, .find .choices").first.wait_for()
        else:
            player.until(lambda: player.page.locator(".guide .ask").count() > 0)
        seen(beat.name)
        if beat.name == until:
            return
        if beat.asks == "look":
            player.press(NEXT[player.language])
        elif beat.asks == "find":
            find(player, len(beat.choices), seen, beat.name)
        else:
            answered(player, here)


def answered(player: Player, here: Callable[[], bool]) -> None:
    """What is asked in the tray, or by a card of the hand that can be chosen."""

    def is_done() -> bool:
        if not here():
            return True
        held = player.page.locator(f".hand button{ENABLED}:not([aria-pressed=true])").element_handles()
        if not player.answer() and held:
            player.touch(held[0])
        return False

    player.until(is_done, seconds=60)


def find(player: Player, choices: int, seen: Callable[[str], None], beat: str) -> None:
    """Try one answer after another; every wrong one is answered by a reason."""
    for nth in range(choices):
        player.touch(player.page.locator(".find .choices button").nth(nth))
        player.page.locator(".find.wrong, .find.found").first.wait_for()
        if player.page.locator(".find.found").count():
            break
        seen(f"{beat}-wrong-{nth}")
    player.page.locator(".find.found .proof .ground").first.wait_for()
    seen(f"{beat}-found")
    player.touch(player.page.locator(".find.found .button.primary"))


def answer_questions(player: Player) -> None:
    for question in player.page.locator(".questions li").all():
        player.touch(question.locator("button").first)
        question.locator("[role=status] b").wait_for()
    player.press(GO_ON[player.language])
