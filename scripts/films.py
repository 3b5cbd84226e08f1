"""Films of the ends of games, frame after frame, to be looked at: won and lost, on a phone and at a desk.

python -m scripts.films                # all five games, into build/films
python -m scripts.films hantise phone  # those whose name holds all of these words

One picture for each end: every beat of its scene, and the last page after it.
"""

import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import ARGUMENTS, build, chromium_path
from tests.browser.playing import Language, Player, Size, Visits
from tests.browser.staging import Entry, Staged
from tests.browser.test_theatre import STAGED, denunciation, staged
from tests.server.process import ProcessHouse

FILMS = Path(__file__).parents[1] / "build" / "films"
SIZES: dict[Size, int] = {"phone": 300, "desktop": 640}
"""How wide a frame is."""
IN_A_ROW = {300: 9, 640: 3}
MOST_BEATS = 10
CLUEDOS = ("cluedo", "super-cluedo", "cluedo-2008")
NAMED = {
    "cluedo": ("olive", "cle-anglaise", "billard"),
    "super-cluedo": ("olive", "corde", "cuisine"),
    "cluedo-2008": ("olive", "corde", "cuisine"),
}
ELSEWHERE = "salle-a-manger"
"""Where it was, if the accusation is wrong."""

Told = tuple[list[Entry], bool, dict[str, Any]]
"""What the house tells, whether the game is over, and what the picture shows then."""
Ending = Callable[[Staged], Told]


def accusation(game: str, *, own: bool, right: bool) -> Ending:
    def told(table: Staged) -> Told:
        seat = (table.seat or 0) + (not own)
        truth = NAMED[game] if right else (*NAMED[game][:2], ELSEWHERE)
        entries, picture = denunciation(seat, right=right, envelope=truth if own else None)
        for entry in entries:
            named = zip(("suspect", "weapon", "room"), NAMED[game], strict=True)
            entry |= {key: name for key, name in named if key in entry}
            if entry.get("envelope"):
                entry["envelope"] = truth
        if "envelope" in picture:
            picture["envelope"] = truth
        return entries, right, picture

    return told


def murderer(*, own: bool, unmasked: bool) -> Ending:
    def told(table: Staged) -> Told:
        characters, me = table.picture["characters"], table.seat or 0
        other = (me + 1) % len(characters)
        guilty, innocent = (me, other) if own else (other, me)
        winner, reason = (innocent, "accused") if unmasked else (guilty, "all_innocents_dead")
        hidden: dict[str, Any] = {"hands": [[] for _ in characters], "places": [[] for _ in range(7)]}
        entries: list[Entry] = [{"event": "Ended", "winner": winner, "reason": reason, "murderer": guilty} | hidden]
        roles = [seat == guilty for seat in range(len(characters))]
        return entries, True, {"winner": winner, "reason": reason, "roles": roles} | hidden

    return told


def death(table: Staged) -> Told:
    dead = ((table.seat or 0) + 1) % len(table.picture["characters"])
    return (
        [
            {"event": "UrnOpened", "clues": ["secateur", "williams-lorgnon"]},
            {"event": "Died", "seat": dead, "place": "serre", "count": 2},
            {"event": "ShowedRole", "seat": dead, "murderer": False},
        ],
        False,
        {},
    )


def night(*, won: bool, last: bool) -> Ending:
    def told(table: Staged) -> Told:
        winner = (table.seat or 0) if won else 1 - (table.seat or 0)
        character = table.picture["character"]
        points = [12, 7] if winner == 0 else [7, 12]
        if last:
            ended = {"event": "Ended", "winner": winner, "reason": "points", "points": points}
            return [ended], True, {"winner": winner, "reason": "points"}
        entries: list[Entry] = [
            {"event": "Scared", "seat": winner},
            {"event": "NightWon", "seat": winner, "how": "scare", "character": character, "marabout": False},
        ]
        return [*entries, {"event": "NightBegan", "night": 2, "opener": winner}], False, {"night": 2}

    return told


def endings() -> dict[str, tuple[str, Ending]]:
    """By name: the game, and how it ends."""
    found: dict[str, tuple[str, Ending]] = {}
    for game in CLUEDOS:
        for whose, own in (("own", True), ("others", False)):
            for how, right in (("right", True), ("wrong", False)):
                found[f"{game}-{whose}-{how}"] = game, accusation(game, own=own, right=right)
    for how, won in (("won", True), ("lost", False)):
        found[f"huis-clos-{how}"] = "huis-clos", murderer(own=False, unmasked=won)
        found[f"huis-clos-as-murderer-{how}"] = "huis-clos", murderer(own=True, unmasked=not won)
        found[f"hantise-night-{how}"] = "hantise", night(won=won, last=False)
        found[f"hantise-{how}"] = "hantise", night(won=won, last=True)
    return found | {"huis-clos-death": ("huis-clos", death)}


def film(player: Player, game: str, ending: Ending) -> list[bytes]:
    table = staged(player, game)
    entries, over, picture = ending(table)
    table.tell(*entries, over=over, **picture)
    table.stage.wait_for()
    frames = []
    for beat in range(MOST_BEATS):
        try:
            table.go_to(beat)
        except (AssertionError, Error):
            break  # The last beat, or the curtain has fallen.
        frames.append(shot(player))
    player.page.clock.run_for(15_000)
    player.page.clock.resume()
    player.page.wait_for_timeout(800)
    return [*frames, shot(player)]


def shot(player: Player) -> bytes:
    return player.page.screenshot(type="jpeg", quality=70)


def strip(browser: Browser, frames: list[bytes], width: int, path: Path) -> None:
    pictures = "".join(
        f'<img width="{width}" src="data:image/jpeg;base64,{b64encode(frame).decode()}">' for frame in frames
    )
    page = browser.new_page(viewport={"width": width * IN_A_ROW[width], "height": 100})
    page.set_content(f'<body style="margin:0;display:flex;flex-wrap:wrap;align-items:start">{pictures}')
    page.screenshot(path=path, type="jpeg", quality=80, full_page=True)
    page.close()


def main(words: list[str]) -> None:
    FILMS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder)
        build(place / "page")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        with ProcessHouse(f"sqlite:///{place / 'manoir.db'}", place / "log", page=place / "page") as house:
            for name, (game, ending) in endings().items():
                for (size, width), language in zip(SIZES.items(), get_args(Language), strict=True):
                    title = f"{name}-{size}-{language}"
                    if all(word in title for word in words):
                        with Visits(browser, house.url) as visits:
                            frames = film(visits.player(size, language, STAGED), game, ending)
                        strip(browser, frames, width, FILMS / f"{title}.jpg")
                        print(title, len(frames), flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
