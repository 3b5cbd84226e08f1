"""Standings for people: a table in text, a page with a plot."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from math import ceil, isfinite
from typing import Final

from manoir.bots.bot import judge_of
from manoir.core.names import Language
from manoir.games.registry import find_game
from manoir.lab.arena.adjusting import adjusted, telling
from manoir.lab.arena.play import Result
from manoir.lab.arena.results import ArenaResults
from manoir.lab.arena.standings import Standing, standings

WIDTH, ROW = 720, 44

WORDS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "head": "{}, {} seats, {} games",
        "role": "as {}:",
        "games": "games",
        "wins": "wins",
        "rate": "rate",
        "par": "par",
        "rating": "rating",
        "median": "ms a decision",
        "slowest": "slowest",
        "all": "all games",
        "seed": "{} games, seed {}.",
        "adjusted": "luck taken out (choices and luck in {} a decision):",
        "bits": "bits",
        "games coin": "games won",
        "decisions": "decisions",
        "everybody": "all",
        "telling": "to tell {} from {}: {} games by wins, {} with luck taken out, {} by choices",
        "choice": "choices",
        "luck": "luck",
        "less": "adjusted",
        "share": "games needed",
    },
    "fr": {
        "head": "{}, {} sièges, {} parties",
        "role": "en {} :",
        "games": "jouées",
        "wins": "gagn.",
        "rate": "taux",
        "par": "pair",
        "rating": "cote",
        "median": "ms/décision",
        "slowest": "au pire",
        "all": "toutes les parties",
        "seed": "{} parties, graine {}.",
        "adjusted": "la chance ôtée (choix et chance en {} par décision) :",
        "bits": "bits",
        "games coin": "parties gagnées",
        "decisions": "décisions",
        "everybody": "tous",
        "telling": "pour distinguer {} de {} : {} parties par les victoires, {} la chance ôtée, {} par les choix",
        "choice": "choix",
        "luck": "chance",
        "less": "ajusté",
        "share": "parties utiles",
    },
}


def tables(book: ArenaResults) -> dict[str, list[Standing]]:
    """All games; and, where there are roles, those of each role apart."""
    roles = sorted({role for result in book.results for role in result.roles})
    found = {"": standings(book)}
    return found | {role: standings(book, _played(role)) for role in roles}


def _played(role: str) -> Callable[[Result, int], bool]:
    return lambda result, entrant: result.roles[entrant] == role


def as_text(book: ArenaResults, language: Language = "en") -> str:
    words = WORDS[language]
    lines = [words["head"].format(book.meeting.game, len(book.meeting.entrants), len(book.results))]
    width = max(len(str(entrant)) for entrant in book.meeting.entrants)
    for role, rows in tables(book).items():
        if role:
            lines.append(words["role"].format(role))
        lines.append(
            f"  {'':{width}} {words['games']:>6} {words['wins']:>6} {words['rate']:>7}  {'95 %':>13} "
            f"{words['par']:>6} {words['rating']:>7} {words['median']:>14} {words['slowest']:>8}"
        )
        for row in rows:
            interval = f"{100 * row.low:5.1f} – {100 * row.high:5.1f}"
            lines.append(
                f"  {row.name:{width}} {row.games:6} {row.wins:6} {100 * row.rate:6.1f}%  {interval:>13} "
                f"{100 * row.par:5.1f}% {row.rating:7.1f} {row.median_ms:14.1f} {row.slowest_ms:8.0f}"
            )
    if book.meeting.adjusted:
        lines += _adjusted_lines(book, words, width)
    return "\n".join(lines)


def _adjusted_lines(book: ArenaResults, words: Mapping[str, str], width: int) -> Iterator[str]:
    judge = judge_of(find_game(book.meeting.game))
    coin = words["bits" if judge is None or judge.coin == "bits" else "games coin"]
    yield words["adjusted"].format(coin)
    yield (
        f"  {'':{width}} {words['decisions']:>9} {words['choice']:>8} {'95 %':>17} {words['luck']:>8} {'95 %':>17} "
        f"{words['rate']:>7} {words['less']:>9}  {'95 %':>13} {words['share']:>14}"
    )
    for row in adjusted(book):
        choice, luck = (
            f"{mean.value:+8.4f} {f'{mean.value - mean.margin:+.4f} – {mean.value + mean.margin:+.4f}':>17}"
            for mean in (row.choice, row.luck)
        )
        if not row.name:
            yield f"  {words['everybody']:{width}} {row.decisions:9} {choice} {luck}"
            continue
        low, high = (100 * (row.rate.value + sign * row.rate.margin) for sign in (-1, 1))
        interval = f"{low:5.1f} – {high:5.1f}"
        yield (
            f"  {row.name:{width}} {row.decisions:9} {choice} {luck} "
            f"{100 * row.raw.value:6.1f}% {100 * row.rate.value:8.1f}%  {interval:>13} {row.share:13.0%}"
        )
    for told in telling(book):
        games = (_rounded_up(each) for each in (told.wins, told.adjusted, told.choices))
        yield "  " + words["telling"].format(told.one, told.other, *games)


def _rounded_up(games: float) -> str:
    return str(ceil(games)) if isfinite(games) else "∞"


def as_page(book: ArenaResults, language: Language = "en") -> str:
    words = WORDS[language]
    title = f"{book.meeting.game}: {', '.join(str(entrant) for entrant in book.meeting.entrants)}"
    plots = "".join(f"<h2>{escape(role or words['all'])}</h2>{_plot(rows)}" for role, rows in tables(book).items())
    style = "body{font:16px sans-serif;background:#14121f;color:#e9dfc7;margin:2rem}text{fill:#e9dfc7;font-size:14px}"
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{style}</style>"
        f"<h1>{escape(title)}</h1><p>{words['seed'].format(len(book.results), book.meeting.seed)}</p>{plots}"
        f"<pre>{escape(as_text(book, language))}</pre></html>\n"
    )


def _plot(rows: Sequence[Standing]) -> str:
    """Win rates as points with their intervals; the line is par."""

    def x(rate: float) -> float:
        return 180 + rate * (WIDTH - 220)

    height = ROW * len(rows) + 30
    marks = [f'<line x1="{x(rows[0].par):.1f}" x2="{x(rows[0].par):.1f}" y1="0" y2="{height - 26}" stroke="#8a7a55"/>']
    for number, row in enumerate(rows):
        y = ROW * number + 24
        marks.append(f'<text x="0" y="{y + 5}">{escape(row.name)}</text>')
        marks.append(
            f'<line x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}" stroke="#d9b45b" stroke-width="3"/>'
        )
        marks.append(f'<circle cx="{x(row.rate):.1f}" cy="{y}" r="6" fill="#f5d76e"/>')
    marks += [f'<text x="{x(tick / 4):.1f}" y="{height - 6}">{25 * tick} %</text>' for tick in range(5)]
    return f'<svg width="{WIDTH}" height="{height}" role="img">{"".join(marks)}</svg>'
