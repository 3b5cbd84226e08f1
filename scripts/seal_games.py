"""Play a sealed game of each kind anew and write down all of its chance, for the page to check in its tests."""

from pathlib import Path

from msgspec.json import encode

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.core.chance import outcome
from manoir.core.game import Game
from manoir.core.match import Match, Played
from manoir.core.records import Record
from manoir.core.seats import CHANCE
from manoir.games.registry import find_game, game_names
from manoir.table.chance.fairness import DEAL, FairLuck, chance, commitment, mixed
from manoir.table.chance.proof import Proof, Transcript, transcribe, verify

SEALED = Path(__file__).parents[1] / "web" / "src" / "fairness" / "sealed.json"
SEED = bytes(range(1, 33))
ENTROPIES = (bytes(range(50, 82)), bytes(range(100, 132)))


def sealed(game: Game) -> Transcript:
    """A game of the weakest bots that think, the first two seats adding to chance."""
    key = mixed(SEED, ENTROPIES)
    setup = game.setup(game.seat_counts.start)
    match = Match.new(game, setup, FairLuck(key, DEAL))
    bot = make_bot(game, list(bots_of(game))[1])
    chances = 0
    while match.state.outcome is None:
        if match.state.actor == CHANCE:
            match.make(Played(CHANCE, outcome(match.state, chance(key, chances))))
            chances += 1
        else:
            view = match.view(match.state.actor)
            match.play(bot.choose(view, decision_luck(game.name, view)))
    added = {character: entropy.hex() for character, entropy in zip(setup.characters, ENTROPIES, strict=False)}
    record = Record(match, Proof(commitment(SEED), SEED.hex(), added).notes())
    assert all(finding.holds for finding in verify(record))
    return transcribe(record)


def main() -> None:
    games = {name: sealed(find_game(name)) for name in game_names()}
    SEALED.write_bytes(encode(games) + b"\n")


if __name__ == "__main__":
    main()
