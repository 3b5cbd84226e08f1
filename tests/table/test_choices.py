"""Options as they are sent."""

import pytest
from msgspec.json import encode

from manoir.games.registry import find_game, registered
from manoir.table.choices import Listed, Product, grouped, texts


@pytest.mark.parametrize("name", registered())
def test_every_option_is_found_again_with_its_number_and_text(name: str) -> None:
    game = find_game(name)
    for options in (game.actions, game.actions[::2], game.actions[1::3], *((action,) for action in game.actions)):
        found: dict[int, str] = {}
        for choice in grouped(game, options):
            found |= texts(choice)
        assert found == {game.numbers[option]: option.text for option in options}


def test_accusations_are_sent_by_their_parts() -> None:
    game = find_game("cluedo")
    accusations = tuple(action for action in game.actions if action.verb == "accuse")
    (choice,) = grouped(game, accusations)
    assert isinstance(choice, Product)
    assert choice.parts == ("suspect", "weapon", "room")
    assert [len(values) for values in choice.values] == [6, 7, 9]
    assert choice.numbers == [game.numbers[accusations[0]]]
    assert len(encode(choice)) < 500


def test_what_is_not_a_whole_product_is_listed() -> None:
    game = find_game("cluedo")
    accusations = tuple(action for action in game.actions if action.verb == "accuse")
    (choice,) = grouped(game, accusations[1:])
    assert isinstance(choice, Listed)
    assert choice.rows[0] == (game.numbers[accusations[1]], "rose", "corde", accusations[1].text.split()[3])
