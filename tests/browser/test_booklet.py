"""The booklet as Chromium prints it: a page for each puzzle, nothing over its edge, and no answer before the end."""

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from manoir.cli.main import main
from manoir.core.names import Language

COUNT = 9
OVER = """() => [...document.querySelectorAll('.frame')].flatMap((frame, page) => {
  const { bottom, right } = frame.getBoundingClientRect()
  return [...frame.querySelectorAll('*')]
    .filter((each) => !each.closest('svg') && !each.closest('.notes'))
    .filter((each) => each.getBoundingClientRect().bottom > bottom || each.getBoundingClientRect().right > right)
    .map((each) => `${page}: ${each.tagName} ${each.textContent.slice(0, 40)}`)
})"""
INTO_THE_FOOT = """() => [...document.querySelectorAll('.sides')].filter((sides) =>
  [...sides.querySelectorAll('.story, .sheet')].some((part) =>
    part.getBoundingClientRect().bottom > sides.getBoundingClientRect().bottom)).length"""
CUT_NOTES = """() => [...document.querySelectorAll('.notes h3')].filter((head) =>
  getComputedStyle(head).display !== 'none' &&
  head.getBoundingClientRect().bottom > head.parentElement.getBoundingClientRect().bottom).length"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.story')].map((story) =>
  parseFloat(getComputedStyle(story).fontSize) * 0.75))"""
PAGES = re.compile(rb"/Type\s*/Page[^s]")


@pytest.mark.parametrize(("paper", "language", "each"), [("A4", "fr", 1), ("A4", "en", 1), ("A5", "fr", 2)])
def test_every_puzzle_has_its_page_and_nothing_runs_over(
    chromium: Browser,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    paper: str,
    language: Language,
    each: int,
) -> None:
    wanted = ["--book", str(COUNT), "--level", "1-3", "--seed", "7", "--paper", paper, "--lang", language]
    assert main(["puzzle", *wanted]) == 0
    text = capsys.readouterr().out
    (tmp_path / "book.html").write_text(text, encoding="utf-8")
    page = chromium.new_page()
    page.goto((tmp_path / "book.html").as_uri())
    page.emulate_media(media="print")
    page.locator("[data-fitted]").wait_for()
    assert page.locator(".puzzle").count() == each * COUNT
    assert page.evaluate(OVER) == []
    assert page.evaluate(INTO_THE_FOOT) == 0
    assert page.evaluate(CUT_NOTES) == 0
    assert page.evaluate(SMALLEST) >= 6.0
    printed = len(PAGES.findall(page.pdf(prefer_css_page_size=True)))
    solutions = printed - 1 - each * COUNT
    assert 1 <= solutions <= COUNT
    page.close()
    before, _, after = text.partition('<section class="solutions">')
    assert after.count("<article>") == COUNT
    for answer in re.findall(r"<article><h3>\d+\. (.*?)</h3>", after):
        if "," in answer:
            assert unescape(answer) not in unescape(before)
