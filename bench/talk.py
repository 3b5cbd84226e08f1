"""`python -m bench.talk --deals 400 --workers 16`: what talk does among masters of Huis Clos, on the same deals.

Each deal is played in silence, with everybody talking, and with a Murderer who alone says nothing.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from time import process_time

from msgspec import Struct

from manoir.bots.bot import Bot, decision_luck, make_bot, remark
from manoir.bots.conversing import converse
from manoir.core.chance import SeededLuck
from manoir.core.events import Claimed
from manoir.core.match import Match
from manoir.games.huis_clos import GAME

TABLES = ("silence", "talk", "silent murderer")


class Played(Struct, frozen=True):
    deal: int
    table: str
    reason: str
    by_murderer: bool
    claims: dict[str, int]
    """Of the Murderer and of all others, by kind."""
    seconds: float


def play(deal: int, table: str, seats: int, level: str, seed: str) -> tuple[Played, Match]:
    started = process_time()
    luck = SeededLuck(f"{seed} {deal}")
    match = Match.new(GAME, GAME.setup(seats), luck)
    bot = make_bot(GAME, level)
    murderer = GAME.roles(match.state).index("murderer")

    def listener(seat: int) -> Bot | None:
        return None if table == "silence" or (table == "silent murderer" and seat == murderer) else bot

    match.roll(luck)
    while match.state.outcome is None:
        seat = match.state.actor
        view = match.view(seat)
        own = decision_luck(f"{seed} {deal}", view)
        action = bot.choose(view, own)
        said = remark(bot, view, own) if listener(seat) else None
        if said:
            converse(match, listener, f"{seed} {deal}", seat, said)
        match.play(action)
        match.roll(luck)
    claims = Counter(
        f"{'murderer' if move.seat == murderer else 'others'} {move.claim.split()[0]}"
        for move in match.moves
        if isinstance(move, Claimed)
    )
    outcome = match.state.outcome
    winner = outcome.winner == murderer
    return Played(deal, table, outcome.reason, winner, dict(claims), process_time() - started), match


def _play(task: tuple[int, str, int, str, str]) -> Played:
    return play(*task)[0]


def measured(deals: int, workers: int, seats: int, level: str, seed: str) -> list[Played]:
    tasks = [(deal, table, seats, level, seed) for deal in range(deals) for table in TABLES]
    if workers == 1:
        return [_play(task) for task in tasks]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(_play, tasks))


def difference(one: list[bool], other: list[bool]) -> str:
    """In points, of the same deals, with the interval of 95 %."""
    gaps = [int(a) - int(b) for a, b in zip(one, other, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))
    return f"{100 * mean:+.1f} ± {196 * spread:.1f} points"


def table(games: list[Played]) -> str:
    by = {name: [game for game in games if game.table == name] for name in TABLES}
    lines = ["| table | games | Murderer found | Murderer wins | other ends | claims a game | seconds a game |"]
    lines.append("|---|---|---|---|---|---|---|")
    for name, played in by.items():
        count = len(played)
        found = sum(game.reason == "accused" for game in played)
        won = sum(game.by_murderer for game in played)
        claims = sum(sum(game.claims.values()) for game in played) / count
        seconds = sum(game.seconds for game in played) / count
        shares = " | ".join(f"{100 * n / count:.1f} %" for n in (found, won, count - found - won))
        lines.append(f"| {name} | {count} | {shares} | {claims:.1f} | {seconds:.1f} |")
    found_by = {name: [game.reason == "accused" for game in played] for name, played in by.items()}
    won_by = {name: [game.by_murderer for game in played] for name, played in by.items()}
    lines += [
        "",
        f"Found with talk, less found in silence: {difference(found_by['talk'], found_by['silence'])}.",
        f"Won by who lies, less won by who is silent: {difference(won_by['talk'], won_by['silent murderer'])}.",
    ]
    said: Counter[str] = Counter()
    for game in by["talk"]:
        said.update(game.claims)
    lines += ["", "Said, a game: " + ", ".join(f"{kind} {n / len(by['talk']):.2f}" for kind, n in sorted(said.items()))]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.talk")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seed", default="talk")
    chosen = parser.parse_args()
    print(table(measured(chosen.deals, chosen.workers, chosen.seats, chosen.level, chosen.seed)))


if __name__ == "__main__":
    main()
