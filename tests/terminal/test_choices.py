"""Menus by number, and what may be typed instead."""

from collections.abc import Iterator

import pytest

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.core.actions import Action
from manoir.core.chance import SeededLuck, pick
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.views import View
from manoir.games.huis_clos.actions import DECLINE, DESTROY, KEEP, OBSERVE, SWAP, TAKE_AND_DESTROY
from manoir.games.huis_clos.components import CLUES
from manoir.games.registry import find_game, game_names
from manoir.terminal.choices import MOST_ENTRIES, Menu
from manoir.terminal.claiming import SPOKEN
from manoir.terminal.huis_clos_names import names_of
from manoir.terminal.prompt import COMMANDS, SAY
from manoir.terminal.screen import screen_of
from manoir.terminal.speech import tokens
from manoir.texts.catalogue import LANGUAGES
from manoir.texts.plainly import plain
from tests.games.cluedo.table import table as cluedo
from tests.games.cluedo_2008.table import table as villa


def menu_of(game: str, view: View, language: Language = "fr", options: tuple[Action, ...] = ()) -> Menu:
    return Menu(options or view.options, screen_of(find_game(game)).speech(view), language)


def in_the_lounge() -> View:
    return cluedo("rose moutarde leblanc", at={"rose": "18,6"}).roll(2).play("go salon").view("rose")


@pytest.mark.parametrize(
    "typed",
    [
        "suggest olive poignard",
        "proposer olive poignard",
        "SUGGEST Green dagger",
        "propose révérend poign",
        "sug oliv dag",
        "proposer olive poignard salon",
        "suggest green dagger lounge",
        "faire l’hypothèse : le Révérend Olive, le poignard, dans le Salon",
    ],
)
def test_a_suggestion_can_be_typed_in_either_language_cut_short_and_with_its_room(typed: str) -> None:
    assert [action.text for action in menu_of("cluedo", in_the_lounge()).understand(typed)] == [
        "suggest olive poignard"
    ]


@pytest.mark.parametrize("typed", ["proposer olive poignard bureau", "propser olive poignard salon", "olive poignard"])
def test_a_near_miss_never_means_nor_proposes_an_accusation(typed: str) -> None:
    menu = menu_of("cluedo", in_the_lounge())
    assert menu.understand(typed) == []
    assert "accuser" not in (menu.nearest(typed) or "")


def test_a_suggestion_in_another_room_is_known_for_what_it_is() -> None:
    speech = menu_of("cluedo", in_the_lounge()).speech
    misplaced = speech.misplaced("proposer olive poignard bureau")
    assert misplaced is not None
    assert (misplaced[0].text, misplaced[1]) == ("suggest olive poignard", "CL-42")
    assert speech.misplaced("proposer olive poignard") is None


def test_a_near_miss_is_named_in_the_language_of_the_reader() -> None:
    near = {language: menu_of("cluedo", in_the_lounge(), language).nearest("finir le touur") for language in LANGUAGES}
    assert near["fr"] == "finir le tour"
    assert near["en"] != near["fr"]


def test_destroying_never_means_destroying_nothing() -> None:
    view = Match.new(find_game("huis-clos"), find_game("huis-clos").setup(5), SeededLuck(1)).view(0)
    for options in ((DESTROY[20], DESTROY[30], KEEP), (DESTROY[20], KEEP)):
        menu = menu_of("huis-clos", view, "fr", options)
        for typed in ("détruire", "destroy", "détr"):
            assert KEEP not in menu.understand(typed)
        for typed in ("ne rien détruire", "keep", "garder", "destroy nothing"):
            assert menu.understand(typed) == [KEEP]


@pytest.mark.parametrize("typed", ["observe", "Observer", "ne pas observer"])
def test_an_option_in_full_is_clear_even_if_another_contains_its_words(typed: str) -> None:
    meant = {"observe": OBSERVE, "Observer": OBSERVE, "ne pas observer": DECLINE}[typed]
    view = Match.new(find_game("huis-clos"), find_game("huis-clos").setup(5), SeededLuck(1)).view(0)
    assert menu_of("huis-clos", view, "fr", (OBSERVE, DECLINE)).understand(typed) == [meant]


def test_what_fits_several_options_is_asked_about() -> None:
    found = menu_of("cluedo", in_the_lounge()).understand("suggest olive")
    assert len(found) == 7
    menu = menu_of("cluedo", in_the_lounge()).narrowed(found)
    assert menu.question == "Avec quelle arme ?"
    assert len(menu.entries) == 7


def test_few_options_are_listed_whole_and_many_are_asked_part_by_part() -> None:
    menu = menu_of("cluedo", in_the_lounge(), "en")
    assert [entry.label for entry in menu.entries] == ["make a suggestion …", "end the turn", "accuse …"]
    people = menu.taken(menu.entries[2])
    assert (len(people.entries), people.question) == (6, "An accusation: who did it?")
    weapons = people.taken(people.entries[0])
    assert (len(weapons.entries), weapons.question) == (7, "With which weapon?")
    rooms = weapons.taken(weapons.entries[0])
    assert (len(rooms.entries), rooms.question) == (9, "In which room?")
    assert rooms.taken(rooms.entries[0]).only is not None


def test_an_option_that_begins_another_is_asked_about_and_can_be_chosen_by_number() -> None:
    view = villa("olive rose violet", at={"olive": "6,5"}).roll(2, 1).play("go cuisine").view("olive")
    menu = menu_of("cluedo-2008", view)
    chosen = menu.taken(menu.entries[0])
    chosen = chosen.taken(chosen.entries[0])
    rooms = chosen.taken(chosen.entries[0])
    assert rooms.question == "Dans quelle pièce ? Une autre que la vôtre utilise votre Pouvoir."
    assert [len(entry.options) for entry in rooms.entries] == [1] * 9
    texts = [entry.options[0].text.split() for entry in rooms.entries]
    assert sorted(map(len, texts)) == [3] + [4] * 8


def test_what_happens_on_a_square_is_said_to_whoever_chooses_it_alone() -> None:
    played = villa("olive rose violet", at={"olive": "4,7"}).roll(2, 1)
    screen = screen_of(find_game("cluedo-2008"))
    view = played.view("olive")
    label = screen.speech(view).label(next(action for action in view.options if action.text == "go 2,6"), "en")
    assert label.endswith("a “?” square: you draw there, and the turn ends")
    view = played.play("go 2,6").view("rose")
    told = [screen.sentence(event, view, "en") or "" for event in view.told]
    assert any(sentence.endswith("from the Patio, a “?” square.") for sentence in told)
    assert not any("you draw there" in line for line in (*told, *screen.describe(view, "en")))


def test_rooms_come_first_then_what_is_near_one() -> None:
    menu = menu_of("cluedo", cluedo("rose moutarde leblanc", at={"rose": "23,7"}).roll(7).view("rose"))
    labels = [entry.label for entry in menu.entries]
    assert len(labels) <= MOST_ENTRIES
    assert labels[0] == "le Salon"
    steps = [int(label.split("à ")[1].split()[0]) for label in labels[1:]]
    assert steps == sorted(steps)


def test_a_long_menu_asks_first_what_is_to_be_done() -> None:
    view = Match.new(find_game("huis-clos"), find_game("huis-clos").setup(5), SeededLuck(1)).view(0)
    gained, held = range(20, 22), range(30, 33)
    swaps = tuple(SWAP[own][clue] for own in held for clue in gained)
    losses = tuple(TAKE_AND_DESTROY[clue][lost] for clue in gained for lost in (clue, *held))
    menu = menu_of("huis-clos", view, "fr", losses + swaps)
    assert (len(losses), len(swaps)) == (8, 6)
    assert [entry.label for entry in menu.entries] == [
        "prendre un indice et en détruire un …",
        "échanger un indice contre un autre …",
    ]


def test_a_clue_that_is_taken_and_destroyed_at_once_is_named_once() -> None:
    view = Match.new(find_game("huis-clos"), find_game("huis-clos").setup(5), SeededLuck(1)).view(0)
    menu = menu_of("huis-clos", view, "fr", (TAKE_AND_DESTROY[20][20], TAKE_AND_DESTROY[20][30]))
    same, other = (entry.label for entry in menu.entries)
    assert same == f"prendre {names_of('fr')[CLUES[20]]['the']} et détruire ce même indice"
    assert menu.understand(same) == [TAKE_AND_DESTROY[20][20]]
    assert menu.understand(other) == [TAKE_AND_DESTROY[20][30]]


def test_a_room_is_not_a_square_near_it() -> None:
    menu = menu_of("cluedo", cluedo("rose moutarde leblanc", at={"rose": "18,6"}).roll(8).view("rose"))
    for typed in ("salon", "go salon", "aller dans le Salon"):
        assert [action.text for action in menu.understand(typed)] == ["go salon"]


def test_a_name_that_is_anothers_id_is_asked_about() -> None:
    """In English Super Cluedo has a Madame Rose, and Miss Scarlett is `rose` in records."""
    found = find_game("super-cluedo")
    view = Match.new(found, found.setup(4), SeededLuck(1)).view(0)
    suggestions = tuple(action for action in found.actions if action.verb == "suggest")
    meant = menu_of("super-cluedo", view, "en", suggestions).understand("suggest rose poison")
    assert {action.text for action in meant} == {"suggest rose poison", "suggest chose poison"}


def test_there_is_no_menu_of_one_entry() -> None:
    view = cluedo("rose moutarde leblanc", at={"rose": "18,6"}).roll(2).view("rose")
    menu = menu_of("cluedo", view)
    assert menu.depth == 1
    assert len(menu.entries) > 1


def test_accents_and_capitals_do_not_matter() -> None:
    assert plain("Véranda") == "veranda"


def moments(game: str) -> Iterator[View]:
    """Decisions of two games between bots, and of games that go astray."""
    found = find_game(game)
    bot = make_bot(found, list(bots_of(found))[1], 0.01)
    for seed in range(2):
        luck = SeededLuck(f"typed {seed}")
        match = Match.new(found, found.setup(min(4, found.seat_counts.stop - 1)), luck)
        while match.state.outcome is None and len(match.moves) < 300:
            match.roll(luck)
            if match.state.actor < 0:
                continue
            view = match.view(match.state.actor)
            if len(view.options) > 1 and luck.below(9 if len(view.options) < 200 else 40) == 0:
                yield view
            other = [action for action in some(view, luck, 1) if action.verb != "accuse"]
            astray = other and luck.below(3) == 0
            match.play(pick(other, luck) if astray else bot.choose(view, decision_luck(seed, view)))


def some(view: View, luck: SeededLuck, most: int) -> list[Action]:
    """So many options of every verb at most."""
    by_verb: dict[str, list[Action]] = {}
    for action in view.options:
        by_verb.setdefault(action.verb, []).append(action)
    return [
        pick(found, luck) if len(found) > most else found[at]
        for found in by_verb.values()
        for at in range(min(most, len(found)))
    ]


@pytest.mark.parametrize("game", game_names())
def test_every_wording_that_is_shown_means_just_that_option_or_asks(game: str) -> None:
    luck, seen = SeededLuck(game), set()
    for view in moments(game):
        speech = screen_of(find_game(game)).speech(view)
        for language in LANGUAGES:
            menu = Menu(view.options, speech, language)
            for action in some(view, luck, 6):
                seen.add(action.verb)
                for typed in (speech.label(action, language), speech.example(action, language), action.text):
                    found = menu.understand(typed)
                    assert action in found, (typed, [each.text for each in found])
                    assert typed != speech.label(action, language) or found == [action], typed
            _walk(menu, luck)
    assert len(seen) > 4


def _walk(menu: Menu, luck: SeededLuck) -> None:
    """Down one way of the menu: what an entry says, typed, leads to its options and no others."""
    while menu.only is None:
        assert len(menu.entries) > 1
        assert menu.whole or len(menu.entries) <= MOST_ENTRIES
        for entry in menu.entries:
            if len(entry.options) == 1 or not entry.whole:
                found = menu.understand(entry.label)
                assert set(entry.options) & set(found), entry.label
                assert len(entry.options) > 1 or len(found) > 1 or found == list(entry.options), entry.label
        assert {action for entry in menu.entries for action in entry.options} == set(menu.options)
        menu = menu.taken(pick(menu.entries, luck))


@pytest.mark.parametrize("game", game_names())
def test_no_option_is_called_like_a_command(game: str) -> None:
    for view in moments(game):
        speech = screen_of(find_game(game)).speech(view)
        for action in view.options[:30]:
            for language in LANGUAGES:
                label = plain(speech.label(action, language))
                assert label not in COMMANDS
                assert label.partition(" ")[0] not in (*SAY, *SPOKEN)
                assert tokens(label)
