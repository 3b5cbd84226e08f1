"""Who is told what."""

from manoir.core.seats import SPECTATOR
from manoir.core.spelling import spell_event
from manoir.games.hantise import GAME
from manoir.games.hantise.cards import bag
from manoir.games.hantise.picture import picture
from tests.clauses import clauses
from tests.games.hantise.table import P, Q, cards, opened, position

EVERYONE = (P, Q, SPECTATOR)


@clauses("HA-148", "HA-150", "HA-152")
def test_ha_143_the_table_is_open_to_all() -> None:
    """Covered cards and values, the Character, his Zone and threshold, what is played and scored."""
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    game.play(
        "reveal bebe", "locate jardin", "draw bassin", "play serre", "play Ass-EF jardin", "play Rei-Fa jardin", "end"
    )
    game.play("draw garage", "play puits", "play Cha-Re jardin")
    game.play("end", "score Rei-Fa").until("reveal")
    for seat in EVERYONE:
        seen = picture(game.view(seat))
        assert seen.stacks == game.table.stacks
        assert seen.values == [game.table.value(owner, zone) for owner in (P, Q) for zone in range(4)]
        assert (seen.won, seen.scored) == (list(game.table.won), list(game.table.scored))
        assert seen.points == [4 + 1 + 1, 0]
        assert (seen.character, seen.goal, seen.night) == (-1, None, 2)
    game.play("reveal papa", "locate sous-sol")
    for seat in EVERYONE:
        seen = picture(game.view(seat))
        assert (seen.character, seen.zone, seen.goal) == (6, 1, 9)


@clauses("HA-151")
def test_ha_144_a_hand_is_its_owners_alone_and_others_are_told_its_size() -> None:
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    game.play("reveal papa", "locate jardin", "draw bassin")
    own = bag(cards("serre cave Ass-EF Ser-Fa Rei-Fa bassin"))
    for seat, hand in ((P, own), (Q, bag(cards("puits salon Ser-Sp Rei-Sp Cha-Re"))), (SPECTATOR, None)):
        seen = picture(game.view(seat))
        assert (seen.hand, seen.sizes) == (hand, [6, 5])
    assert game.news(P)[-1] == {"event": "Drew", "seat": P, "card": "bassin"}
    assert game.news(Q)[-1] == game.news(SPECTATOR)[-1] == {"event": "Drew", "seat": P, "card": None}
    assert [spell_event(event, GAME.spelling)["hand"] for event in game.view(Q).told[:2]] == [
        None,
        ("chatouilleur-revenant", "serviteur-spectre", "reine-spectre", "puits", "salon"),
    ]


@clauses("HA-146")
def test_ha_145_of_the_draw_pile_the_number_is_known_and_of_the_discard_pile_everything() -> None:
    game = opened(claire="serre cave Ass-EF Ser-Fa Rei-Fa", sombre="puits salon Ser-Sp Rei-Sp Cha-Re")
    game.play("reveal papa", "locate jardin", "draw bassin", "play serre", "play Ass-EF jardin", "end")
    game.play("draw garage", "play puits", "play Ser-Sp jardin", "decline", "end")
    game.play("draw Ass-EF", "play Ass-EF jardin", "knock sombre jardin", "change Ser-Fa")
    for seat in EVERYONE:
        seen = picture(game.view(seat))
        assert (seen.pile, seen.discard) == (35, cards("Ser-Sp Ser-Fa"))
        assert game.view(seat).options == (), "what chance may draw is nobody's option"


def test_ha_147_of_characters_and_zones_everybody_knows_which_are_left_and_nobody_their_order() -> None:
    game = opened().play("reveal bebe", "locate jardin")
    for seat in EVERYONE:
        seen = picture(game.view(seat))
        assert seen.characters == 0b1111110
        assert seen.zones == 0b1110
        assert game.view(seat).options == ()


def test_ha_149_cards_drawn_by_change_fold_and_fill_up_are_told_to_who_draws_them() -> None:
    changed = position(hands=("Ass-Sp", ""), character="meme").play("change Ass-Sp", "draw puits")
    assert changed.news(P)[-2:] == [
        {"event": "Changed", "seat": P, "card": "assommeur-spectre"},
        {"event": "Drew", "seat": P, "card": "puits"},
    ]
    assert changed.news(Q)[-1] == changed.news(SPECTATOR)[-1] == {"event": "Drew", "seat": P, "card": None}
    folded = position(hands=("", "salon Ser-Re")).play("fold").until("reveal")
    for seat, other in ((P, Q), (Q, P)):
        drawn = [event for event in folded.news(seat) if event["event"] == "Drew"]
        assert all(event["card"] is not None for event in drawn if event["seat"] == seat)
        assert all(event["card"] is None for event in drawn if event["seat"] == other)
    assert all(event["card"] is None for event in folded.news(SPECTATOR) if event["event"] == "Drew")
