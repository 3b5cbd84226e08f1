"""Checking a finished game: that its deal and its chance follow from what was sealed and what the players added."""

from collections.abc import Mapping

from msgspec import Struct

from manoir.core.chance import outcome
from manoir.core.errors import ManoirError
from manoir.core.match import Match, Played
from manoir.core.records import Record
from manoir.core.seats import CHANCE
from manoir.table.chance.fairness import DEAL, SIZE, FairLuck, chance, commitment, mixed


class Proof(Struct, frozen=True):
    """All that a verifier needs besides the game itself; entropies by character, in order of seats."""

    commitment: str
    seed: str
    entropies: dict[str, str]

    def notes(self) -> dict[str, str]:
        """As they stand in a record."""
        added = {f"entropy {character}": entropy for character, entropy in self.entropies.items()}
        return {"commitment": self.commitment, "seed": self.seed, **added}


class NoProof(ManoirError):
    """The record does not say what its chance follows from."""


class Finding(Struct, frozen=True):
    """`step` names what was checked: commitment, deal, or chance and the number of its action."""

    step: str
    holds: bool
    expected: str
    found: str


def proof_of(notes: Mapping[str, str], characters: tuple[str, ...]) -> Proof:
    try:
        sealed, seed = notes["commitment"], notes["seed"]
    except KeyError as missing:
        raise NoProof(
            f"the record has no {missing.args[0]}: it was not played at a sealed table",
            f"l’enregistrement n’a pas de {missing.args[0]} : la partie n’a pas été jouée à une table scellée",
        ) from None
    entropies = {
        character: notes[f"entropy {character}"] for character in characters if f"entropy {character}" in notes
    }
    for what, text in (("seed", seed), *entropies.items()):
        if len(text) != 2 * SIZE or not all(sign in "0123456789abcdef" for sign in text):
            raise NoProof(
                f"{what}: {SIZE} bytes in hexadecimal are expected", f"{what} : il faut {SIZE} octets en hexadécimal"
            )
    return Proof(sealed, seed, entropies)


class Draw(Struct, frozen=True):
    """One number read from a stream: below `n`."""

    n: int
    value: int


class Chance(Struct, frozen=True):
    """An action of chance: among what it was chosen, with which odds (None: all the same), and from which numbers."""

    action: str
    options: list[str]
    odds: list[int] | None
    draws: list[Draw]


class Transcript(Struct, frozen=True):
    """Every number that a game used: with it a browser repeats all of chance without knowing the rules."""

    commitment: str
    seed: str
    entropies: dict[str, str]
    deal: list[Draw]
    chances: list[Chance]


class _NotedLuck:
    """Keeps what was read."""

    def __init__(self, luck: FairLuck) -> None:
        self._luck = luck
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        value = self._luck.below(n)
        self.draws.append(Draw(n, value))
        return value


def transcribe(record: Record) -> Transcript:
    match = record.match
    proof = proof_of(record.notes, match.setup.characters)
    key = _key(proof)
    dealt = _NotedLuck(FairLuck(key, DEAL))
    match.game.deal(match.setup, dealt)
    chances: list[Chance] = []
    replay = Match(match.game, match.setup, match.deal)
    for move in match.moves:
        state = replay.state
        if isinstance(move, Played) and move.seat == CHANCE:
            luck = _NotedLuck(chance(key, len(chances)))
            outcome(state, luck)
            odds = state.step.odds(state)
            options = [option.text for option in state.options]
            chances.append(Chance(move.action.text, options, None if odds is None else list(odds), luck.draws))
        replay.make(move)
    return Transcript(proof.commitment, proof.seed, proof.entropies, dealt.draws, chances)


def _key(proof: Proof) -> bytes:
    return mixed(bytes.fromhex(proof.seed), [bytes.fromhex(entropy) for entropy in proof.entropies.values()])


def verify(record: Record) -> list[Finding]:
    """Everything that was checked, in order; it stops after the first that does not hold."""
    match = record.match
    proof = proof_of(record.notes, match.setup.characters)
    seed, key = bytes.fromhex(proof.seed), _key(proof)
    findings = [Finding("commitment", commitment(seed) == proof.commitment, proof.commitment, commitment(seed))]
    if findings[-1].holds:
        dealt = match.game.deal(match.setup, FairLuck(key, DEAL))
        same = dict(dealt) == dict(match.deal)
        findings.append(Finding("deal", same, _spelt(match.deal), _spelt(dealt)))
    if findings[-1].holds:
        findings += _chances(match, key)
    return findings


def _chances(match: Match, key: bytes) -> list[Finding]:
    findings: list[Finding] = []
    replay = Match(match.game, match.setup, match.deal)
    for move in match.moves:
        if isinstance(move, Played) and move.seat == CHANCE:
            due = outcome(replay.state, chance(key, len(findings)))
            holds = due is move.action
            findings.append(Finding(f"chance {len(findings)}", holds, move.action.text, due.text))
            if not holds:
                break
        replay.make(move)
    return findings


def _spelt(deal: Mapping[str, tuple[str, ...]]) -> str:
    return "; ".join(f"{pile}: {' '.join(cards)}" for pile, cards in deal.items())
