"""Why a bot chose what it chose, worked out again from a record."""

from itertools import islice
from typing import Annotated, Any

from msgspec import Struct

from manoir.bots.belief import spell_belief
from manoir.bots.bot import decision_luck
from manoir.bots.entrants import parse_entrant
from manoir.bots.thought import think
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import BadSetup, ManoirError
from manoir.core.match import Match, Played
from manoir.core.records import Record
from manoir.core.views import View
from manoir.table.chance.fairness import bot_key, decision
from manoir.table.chance.proof import NoProof, proof_of
from manoir.table.messages import Prospect
from manoir.table.refusal import Refusal

LISTED = 6
LONGEST = 2.0
"""Seconds that a bot of a record may have taken to be asked again."""


class Explained(Struct, frozen=True):
    """What a bot believed, what it weighed, best first, and what it chose.

    `took` is what the record says; if that is something else it was another bot, another seed, or a person.
    """

    seat: int
    level: str
    options: int
    believed: Annotated[list[dict[str, Any]], "Belief[]"]
    weighed: list[Prospect]
    chose: str
    took: str


def explain(record: Record, ply: int) -> Explained:
    """The decision that is the move of this number, from 1 on."""
    match = record.match
    move = match.moves[ply - 1] if 0 < ply <= len(match.moves) else None
    if not isinstance(move, Played) or move.seat < 0:
        raise Refusal("unknown", "no seat decided anything then")
    number = sum(isinstance(other, Played) and other.seat == move.seat for other in match.moves[:ply])
    try:
        entrant = parse_entrant(match.game, noted_bot(record, match.setup.characters[move.seat]))
        if (entrant.seconds or 0.0) > LONGEST:
            raise Refusal("too-long", "it thought for too long to be asked again")
        view, taken = decision_of(match, move.seat, number)
        thought = think(entrant.made_for(match.game), view, luck_of(record, None, view, number))
    except ManoirError as reason:
        raise Refusal("unknown", str(reason)) from None
    return Explained(
        seat=move.seat,
        level=entrant.bot,
        options=len(view.options),
        believed=[spell_belief(belief, match.game.spelling) for belief in thought.believed],
        weighed=[Prospect(action.text, worth) for action, worth in thought.weighed[:LISTED]],
        chose=thought.action.text,
        took=taken.text,
    )


def decision_of(match: Match, seat: int, number: int) -> tuple[View, Action]:
    """What the seat saw at its decision of this number, from 1 on, and what it did."""
    own = (at for at, move in enumerate(match.moves) if isinstance(move, Played) and move.seat == seat)
    at = next(islice(own, number - 1, None), None)
    if at is None:
        made = sum(isinstance(move, Played) and move.seat == seat for move in match.moves)
        raise BadSetup(
            f"{match.setup.characters[seat]} made {made} decisions: there is no decision {number}",
            f"{match.setup.characters[seat]} a pris {made} décisions : il n’y a pas de décision {number}",
        )
    before = Match(match.game, match.setup, match.deal, match.moves[:at])
    move = match.moves[at]
    assert isinstance(move, Played)
    return before.view(seat), move.action


def noted_bot(record: Record, character: str) -> str:
    """A served table notes each seat's holder; a game in the terminal its player, and one level for all others."""
    notes = record.notes
    if notes.get("player") == character or f"player {character}" in notes:
        raise BadSetup(
            f"{character} was played by a person: give --bot to ask what a bot would have done",
            f"{character} était joué par une personne : --bot dit à quel bot demander ce qu’il aurait fait",
        )
    found = notes.get(f"bot {character}") or notes.get("bots")
    if found is None:
        raise BadSetup(
            f"the record does not note which bot played {character}: give --bot",
            f"l’enregistrement ne dit pas quel bot jouait {character} : donnez --bot",
        )
    if ":" in found:
        # A file from anybody must not decide what is imported here.
        raise BadSetup(
            f"{character} was played by a bot from elsewhere: give --bot {found}",
            f"{character} était joué par un bot d’ailleurs : donnez --bot {found}",
        )
    return found


def luck_of(record: Record, seed: str | None, view: View, number: int) -> Luck:
    """A served table draws every bot's luck from its own sealed seed; elsewhere a bot's seed is all there is."""
    if seed is None and "commitment" in record.notes:
        characters = view.setup.characters
        try:
            sealed = bytes.fromhex(proof_of(record.notes, characters).seed)
        except NoProof as reason:
            raise BadSetup(str(reason)) from None
        return decision(bot_key(sealed, characters[view.seat]), number - 1)
    if seed is None and "seed" not in record.notes:
        raise BadSetup(
            "the record does not note the seed of its bots: give --seed",
            "l’enregistrement ne dit pas la graine de ses bots : donnez --seed",
        )
    return decision_luck(record.notes["seed"] if seed is None else seed, view)
