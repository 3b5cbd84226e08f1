"""The house as an app: what installs it is there, it opens without a network, and newer versions take over cleanly."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from manoir.cli.exporting import export
from tests.browser.conftest import given_out
from tests.browser.playing import Visits
from tests.browser.test_alone import KEPT, START, opened, wait_for_house

SIZE_OF = """async (address) => {
  const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
  return `${width}x${height}`
}"""
UPDATE = "async () => void (await (await navigator.serviceWorker.ready).update())"
NEWER = '<meta name="newer" />'


def test_what_installs_it_is_there_and_it_opens_where_the_icon_leads_without_a_network(alone: Visits) -> None:
    player = opened(alone.player("phone"))
    told = player.context.new_cdp_session(player.page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["display"], bool(manifest["name"])) == ("standalone", True)
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert player.page.evaluate(SIZE_OF, urljoin(told["url"], icon["src"])) == icon["sizes"]
    assert player.page.evaluate(KEPT)
    player.page.close()
    player.context.set_offline(True)
    again = player.another_tab()
    again.page.goto(urljoin(told["url"], manifest["start_url"]))
    wait_for_house(again.page)
    again.play("cluedo")


@pytest.fixture
def own_site(site: str, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """One that changes while it is given out; `site` has seen to it that there is a page."""
    assert site
    export(tmp_path / "site", compress=False)
    with given_out(tmp_path / "site") as url:
        yield url, tmp_path / "site"


def publish_a_newer_version(folder: Path) -> None:
    for name, old, new in (
        ("service.js", "const CACHE = 'manoir ", "const CACHE = 'manoir newer "),
        ("index.html", "<head>", f"<head>{NEWER}"),
    ):
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_newer_version_waits_and_takes_over_in_the_middle_of_a_game(
    chromium: Browser, own_site: tuple[str, Path]
) -> None:
    url, folder = own_site
    with Visits(chromium, url) as visits:
        player = opened(visits.player("phone", "en"))
        assert player.page.evaluate(KEPT)
        player.play("cluedo")
        table = player.code
        newer = player.page.locator("meta[name=newer]")
        publish_a_newer_version(folder)
        player.page.evaluate(UPDATE)
        player.says("A new version is ready.")
        player.answer()
        player.page.reload()
        player.prompt.wait_for(timeout=START)
        expect(newer).to_have_count(0)
        player.says("A new version is ready.")
        player.press("Load again")
        expect(newer).to_have_count(1)
        player.prompt.wait_for(timeout=START)
        assert player.code == table
        expect(player.page.get_by_text("A new version is ready.")).to_have_count(0)
        player.answer()
