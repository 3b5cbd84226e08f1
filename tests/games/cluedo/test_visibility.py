"""Who is told what: the table of hidden information, row by row and game by game."""

import pytest
from msgspec.structs import replace

from manoir.core.events import Event, told
from manoir.core.seats import SPECTATOR
from manoir.games.cluedo import GAME
from manoir.games.cluedo.components import DECK
from tests.contract.play import random_match
from tests.games.cluedo.table import Position, table

PRIVATE = {"Dealt": "hand", "Showed": "card", "AccusedWrongly": "envelope"}
"""The one field of these events that only some are told; all else is for everybody."""

HANDS = {
    "rose": "violet moutarde corde veranda",
    "leblanc": "poison salon rose",
    "olive": "hall olive billard",
}


def without_secrets(event: Event) -> Event:
    field = PRIVATE.get(type(event).__name__)
    return event if field is None else replace(event, **{field: None})


def test_a_game_as_each_seat_is_told_it() -> None:
    game = table("rose leblanc olive", at={"rose": "salon"}, hands=HANDS, envelope="pervenche revolver bureau")
    lines = {character: game.told(character) for character in game.everybody}

    def play(*actions: str) -> None:
        game.play(*actions)
        for character in game.everybody:
            lines[character] += game.told(character)

    play("passage", "suggest violet poison", "show poison", "end")
    play("roll", "fall 1 2", "go 1,9", "end")
    play("accuse violet poison bureau")
    play("stay", "suggest violet corde", "accuse pervenche revolver bureau")
    hands = {
        character: ",".join(DECK.spell_all(hand))
        for character, hand in zip(game.characters, game.table.hands, strict=True)
    }
    secrets = {
        "rose": {"shown": "poison", "looked": "-"},
        "leblanc": {"shown": "poison", "looked": "-"},
        "olive": {"shown": "-", "looked": "pervenche,revolver,bureau"},
        "spectator": {"shown": "-", "looked": "-"},
    }
    for character in game.everybody:
        assert lines[character] == [
            f"Dealt 6,7,6 {hands.get(character, '-')}",
            "TurnBegan rose 1",
            "TookPassage rose veranda",
            "Suggested rose violet poison veranda",
            "Asked leblanc",
            f"Showed leblanc rose {secrets[character]['shown']}",
            "TurnBegan leblanc 1",
            "TookDice leblanc",
            "Rolled leblanc 1 2",
            "Moved leblanc 1,9",
            "TurnBegan olive 1",
            "Accused olive violet poison bureau",
            f"AccusedWrongly olive {secrets[character]['looked']}",
            "TurnBegan rose 2",
            "Stayed rose veranda",
            "Suggested rose violet corde veranda",
            "HadNone leblanc",
            "HadNone olive",
            "NobodyShowed rose",
            "Accused rose pervenche revolver bureau",
            "Ended rose accusation pervenche,revolver,bureau",
        ]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_all_are_told_the_same_but_for_hands_cards_shown_and_the_envelope(seats: int) -> None:
    match = random_match(GAME, seats, seed=7)
    public = list(told(match.state.log, SPECTATOR))
    assert public == [without_secrets(event) for event in public]
    for seat in range(seats):
        assert [without_secrets(event) for event in told(match.state.log, seat)] == public


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_private_fields_hold_what_their_audience_may_know(seats: int) -> None:
    game = Position(random_match(GAME, seats, seed=8))
    for character in game.everybody:
        for line in game.told(character):
            match line.split():
                case "Dealt", _, hand:
                    assert hand == "-" if character == "spectator" else set(hand.split(",")) == game.hand(character)
                case "Showed", witness, suggester, card:
                    assert card in game.hand(witness) if character in (witness, suggester) else card == "-"
                case "AccusedWrongly", accuser, envelope:
                    assert envelope.replace(",", " ") == game.envelope if character == accuser else envelope == "-"
