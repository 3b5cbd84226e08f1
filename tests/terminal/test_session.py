"""Whole games at the terminal, by typing."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from manoir.bots.bot import bots_of, decision_luck, make_bot
from manoir.bots.huis_clos.beliefs import dangers, suspects, weapons
from manoir.core.chance import SeededLuck
from manoir.core.events import Claimed, Said
from manoir.core.match import Match
from manoir.core.names import Language
from manoir.core.records import Record, load, read
from manoir.games.cluedo.components import DECK
from manoir.games.huis_clos.components import CLUES, each
from manoir.games.huis_clos.events import Died, Ended, LookedIntoSuite
from manoir.games.mansion.events import Suggested
from manoir.games.registry import find_game, game_names
from manoir.terminal.desk import numbered
from manoir.terminal.huis_clos_names import names_of
from manoir.terminal.lines import Lines
from manoir.terminal.screen import screen_of
from manoir.terminal.session import Session
from manoir.texts.catalogue import read_book
from tests.games.cluedo.table import table as cluedo


def session(
    game: str, language: Language, path: Path, typing: Callable[[Session], Callable[[str], str]], plain: bool = False
) -> tuple[Session, io.StringIO]:
    found = find_game(game)
    seats = min(4, found.seat_counts.stop - 1)
    level = list(bots_of(found))[-1]
    record = Record(Match.new(found, found.setup(seats), SeededLuck("terminal")), {})
    shown = io.StringIO()
    desk = Lines(Console(file=shown, no_color=True, soft_wrap=True), plain, input)
    sitting = Session(record, 0, make_bot(found, level, 0.02), "dice", path, language, desk)
    desk.read = typing(sitting)
    return sitting, shown


def as_a_bot_would(sitting: Session) -> Callable[[str], str]:
    asked, grave = -1, False

    def answer(prompt: str) -> str:
        nonlocal asked, grave
        if len(sitting.match.moves) == asked:
            assert grave, "what was typed was not understood"
            grave = False
            return "oui"
        asked = len(sitting.match.moves)
        seen = sitting.match.view(0)
        chosen = sitting.bot.choose(seen, decision_luck("typed", seen))
        speech = sitting.prompt.screen.speech(seen)
        grave = chosen.verb in speech.grave
        return speech.label(chosen, sitting.prompt.language)

    return answer


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", game_names())
def test_a_game_can_be_played_to_its_end_by_typing(game: str, language: Language, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sitting, shown = session(game, language, path, as_a_bot_would, plain=language == "en")
    assert sitting.run()
    assert load(path, find_game).match.state.outcome is not None
    assert {"fr": "La partie est finie", "en": "The game is over"}[language] in shown.getvalue()


def test_a_game_that_is_left_is_on_disk_as_it_stood(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = iter(["roll", "1", "q"])
    sitting, shown = session("cluedo", "fr", path, lambda _: lambda prompt: next(typed))
    assert not sitting.run()
    assert load(path, find_game).match.moves == sitting.match.moves
    assert "manoir resume" in " ".join(shown.getvalue().split())


def test_a_refused_choice_names_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    typed = iter(["passage", "suggest olive corde", "xyzzy", "?", "n", "l", "q"])
    sitting, shown = session("cluedo", "fr", tmp_path / "game.txt", lambda _: lambda prompt: next(typed))
    sitting.run()
    assert sitting.match.moves == []
    assert "CL-32" in shown.getvalue()
    assert "CL-38" in shown.getvalue()
    assert "Choix inconnu : xyzzy" in shown.getvalue()


def test_the_page_never_shows_a_hidden_card(tmp_path: Path) -> None:
    typed = iter(["q"])
    sitting, shown = session("cluedo", "en", tmp_path / "game.txt", lambda _: lambda prompt: next(typed))
    sitting.run()
    named = sitting.prompt.screen.speech(sitting.seat.view).names("en")
    hand = [named[card]["the"] for card in sitting.match.deal["rose"]]
    listed = shown.getvalue().partition("Your hand: ")[2].splitlines()[0]
    assert sorted(listed.removesuffix(".").replace(" and ", ", ").split(", ")) == sorted(hand)


def test_records_of_the_terminal_are_records_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sitting, _ = session("cluedo", "en", path, as_a_bot_would)
    sitting.run()
    assert read(path.read_text(encoding="utf-8"), find_game).match.moves == sitting.match.moves


def typed_at(game: str, language: Language, path: Path, *lines: str) -> tuple[Session, str]:
    """What is shown to whoever types these lines and leaves."""
    left = iter([*lines, "q"])
    sitting, shown = session(game, language, path, lambda _: lambda prompt: next(left), plain=True)
    sitting.run()
    return sitting, shown.getvalue()


def test_what_is_grave_is_asked_for_once_more_and_may_be_taken_back(tmp_path: Path) -> None:
    sitting, shown = typed_at("cluedo", "fr", tmp_path / "g", "accuser rose corde salon", "non")
    assert sitting.match.moves == []
    assert "Accuser Mlle Rose, avec la corde, dans le Salon : on n’accuse qu’une fois" in shown
    assert "Rien n’est fait." in shown
    sitting, _ = typed_at("cluedo", "en", tmp_path / "h", "accuse scarlett rope lounge", "yes")
    assert sitting.match.moves


def test_the_player_speaks_in_every_game(tmp_path: Path) -> None:
    for game in game_names():
        path = tmp_path / game
        sitting, shown = typed_at(game, "fr", path, "dire bonjour à tous", "dire")
        assert "Vous : « bonjour à tous »" in shown
        assert "dire bonjour" in shown
        assert load(path, find_game).match.moves == sitting.match.moves


def test_what_is_said_while_others_play_is_said_then_and_an_early_answer_is_kept(tmp_path: Path) -> None:
    early = ["dire bonsoir", "lancer"]
    sitting, shown = session("cluedo", "fr", tmp_path / "g", lambda _: lambda prompt: early.pop(0) if early else "q")
    desk = sitting.prompt.desk
    assert isinstance(desk, Lines)
    desk.ready = lambda seconds: bool(early)
    assert not sitting.run()
    assert [move for move in sitting.match.moves if isinstance(move, Said)] == [Said(0, "bonsoir")]
    assert shown.getvalue().index("Vous : « bonsoir »") < shown.getvalue().index("Vous lancez")


@pytest.mark.parametrize(
    ("language", "asked", "question", "answer", "accused", "called"),
    [
        (
            "fr",
            "demander urne georges",
            "Georges, qu’avez-vous mis",
            "Georges répond : « Je n’en",
            "répondre menteur",
            "Georges, vous mentez !",
        ),
        (
            "en",
            "ask urn georges",
            "Georges, what did you put",
            "Georges replies: “I do not",
            "reply liar",
            "you are lying",
        ),
    ],
)
def test_bots_answer_at_once_what_they_are_asked_and_do_not_protest_when_called_liars(
    tmp_path: Path, language: Language, asked: str, question: str, answer: str, accused: str, called: str
) -> None:
    _, shown = typed_at("huis-clos", language, tmp_path / "g", asked, f"{accused} georges")
    said = [line for line in shown.splitlines() if "Georges" in line and ("«" in line or "“" in line)]
    assert [part in line for part, line in zip((question, answer, called), said[-3:], strict=True)] == [True] * 3


def test_claims_are_made_by_words_or_by_choices(tmp_path: Path) -> None:
    _, shown = typed_at("huis-clos", "fr", tmp_path / "g", "affirmer soupçonne williams")
    assert "Vous affirmez : « Je soupçonne le Juge Williams. »" in shown
    _, shown = typed_at("huis-clos", "fr", tmp_path / "h", "affirmer", "3", "juge williams")
    assert "Vous affirmez : « Je me fie au Juge Williams. »" in shown
    _, shown = typed_at("huis-clos", "en", tmp_path / "i", "claim searched kitchen knife", "")
    assert "In the Kitchen" in shown or "the knife" in shown
    _, shown = typed_at("hantise", "fr", tmp_path / "j", "affirmer innocent")
    assert "Rien ne s’affirme dans ce jeu" in shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "affirmer j’ai vu les gants blancs chez lady borrow",
            "« J’ai vu les gants blancs de Georges chez Lady Borrow. »",
        ),
        ("affirmer fouillé le salon corde fusil", "« En fouillant le Salon, j’ai vu la corde et le fusil. »"),
        ("affirmer joué écharpe eddington", "« J’ai mis l’écharpe de Thomas Eddington dans l’Urne. »"),
        ("affirmer joué stéthoscope", "« J’ai mis mon stéthoscope dans l’Urne. »"),
        ("demander qui a pris la corde", "« Qui a pris la corde ? »"),
        ("demander ce que lady borrow a mis", None),
        ("affirmer innocent ou presque", None),
    ],
)
def test_what_is_claimed_is_typed_as_it_is_said_or_not_said_at_all(
    typed: str, said: str | None, tmp_path: Path
) -> None:
    sitting, shown = typed_at("huis-clos", "fr", tmp_path / "g", typed, "")
    claims = [move for move in sitting.match.moves if isinstance(move, Claimed) and move.seat == 0]
    assert len(claims) == (said is not None)
    assert (said or "Rien n’est dit.") in shown


@pytest.mark.parametrize(
    ("language", "begun", "entry"),
    [("fr", "demander", "qui a pris un indice"), ("en", "ask", "who took a clue")],
)
def test_whoever_makes_a_claim_is_offered_words_and_may_look_up_things_or_leave_it(
    language: Language, begun: str, entry: str, tmp_path: Path
) -> None:
    _, shown = typed_at("huis-clos", language, tmp_path / "g", begun, "?", "xyzzy", "? corde", "c", "r")
    assert f"  4. {entry}\n" in shown
    assert "claim ask" not in shown
    told = {
        "fr": ("Choix inconnu : xyzzy", "La corde : arme", "Armes\n", "Rien n’est dit."),
        "en": ("Unknown choice: xyzzy", "Nothing is called “corde”", "Weapons\n", "Nothing is said."),
    }
    assert all(part in shown for part in told[language])


def test_clues_that_were_seen_are_offered_first_and_the_others_behind_them(tmp_path: Path) -> None:
    sitting, shown = typed_at("huis-clos", "fr", tmp_path / "g", "affirmer joué", "11", "")
    first, _, second = shown.partition("Quel indice ?\n")[2].partition("Quel indice ?\n")
    looked = next(event for event in sitting.seat.view.told if isinstance(event, LookedIntoSuite))
    seen = [names_of("fr")[CLUES[clue]]["the"] for clue in each(looked.clues)]
    assert first.splitlines()[: len(seen)] == [f"  {number}. {name}" for number, name in enumerate(seen, 1)]
    assert "d’autres choix … (29)" in first
    assert second.startswith("  1. ")


def test_a_pawn_that_is_fetched_is_told_of_and_one_that_was_there_is_not() -> None:
    view = cluedo("rose moutarde leblanc", at={"rose": "18,6"}).roll(2).play("go salon").view("moutarde")
    suggested = Suggested(0, *(DECK.card(name) for name in ("moutarde", "corde", "salon")))
    first = replace(view, told=(*view.told, suggested))
    again = replace(view, told=(*first.told, suggested))
    line = "Mlle Rose suppose : le Colonel Moutarde, la corde, dans le Salon."
    brought = " Votre pion est maintenant là : à votre tour, vous pourrez rester et faire une hypothèse."
    said = [screen_of(find_game("cluedo")).sentence(suggested, then, "fr") for then in (first, again)]
    assert said == [line + brought, line]


def test_the_sheet_is_read_out_in_sentences(tmp_path: Path) -> None:
    sitting, shown = typed_at("cluedo", "fr", tmp_path / "g", "c")
    hand = sitting.prompt.screen.hand(sitting.seat.view, "fr").plain
    assert "Le Révérend Olive : vous, à coup sûr." in shown
    assert "le Révérend Olive" in hand
    assert "le Colonel Moutarde 27 %, Mme Leblanc 27 %, le Révérend Olive 27 %, l’étui 20 %." in shown


@pytest.mark.parametrize("game", game_names())
def test_help_is_given_by_many_names_with_words_of_this_game(game: str, tmp_path: Path) -> None:
    for number, word in enumerate(("aide", "help", "?")):
        _, shown = typed_at(game, "fr", tmp_path / str(number), word)
        helped = shown.partition("Tapez un numéro, ou des mots")[2].splitlines()[0]
        assert ("poignard" in helped) <= (game in ("cluedo", "super-cluedo"))
        assert "dire … : parler à la table." in shown


def test_advice_is_one_key_away(tmp_path: Path) -> None:
    _, shown = typed_at("cluedo", "fr", tmp_path / "g", "i")
    assert "Conseil : lancer les dés." in shown


def questions_of(game: str) -> dict[str, str]:
    """Patterns of what the book asks first in a chain of menus."""
    asked = read_book(game.replace("-", "_"), "fr")["terminal"]
    return {
        key: re.sub(r"\\\{.*?\\\}", ".+", re.escape(text))
        for key, text in asked.items()
        if re.fullmatch(r"ask\.[a-z-]+", key)
    }


@pytest.mark.parametrize("word", ["pourquoi", "why", "w"])
def test_advice_has_its_reasons_as_a_bot_believes_them(word: str, tmp_path: Path) -> None:
    sitting, shown = typed_at("cluedo", "fr", tmp_path / "g", word)
    advice = sitting.seat.advice()
    assert advice is not None
    believed = [sitting.prompt.screen.belief(belief, sitting.seat.view, "fr") for belief in advice.believed]
    assert believed
    assert " ".join(believed) in " ".join(shown.split())
    _, shown = typed_at("cluedo", "fr", tmp_path / "h", "i")
    assert believed[0] not in " ".join(shown.split())


def test_what_a_bot_of_huis_clos_gives_no_chance_is_not_read_out(tmp_path: Path) -> None:
    sitting, _ = typed_at("huis-clos", "fr", tmp_path / "g", "aide")
    believed = (suspects({1: 0.6, 2: 0.0}), dangers({0: 0.0}), weapons({1: 2.5, 2: 0.01}))
    assert [sitting.prompt.screen.belief(belief, sitting.seat.view, "fr") for belief in believed] == [
        "Meurtrier : le Juge Williams (60 %).",
        "Aucune arme n’est à craindre.",
        "Armes à trouver, en moyenne : le Salon (2,5).",
    ]


def test_each_question_of_huis_clos_is_one_of_its_book_and_all_of_them_are_asked() -> None:
    game = find_game("huis-clos")
    asked = questions_of("huis-clos")
    heard: set[str] = set()
    for seed in range(12):
        luck = SeededLuck(f"questions {seed}")
        match = Match.new(game, game.setup(4 + seed % 3), luck)
        bot = make_bot(game, list(bots_of(game))[seed % 2], 0.01)
        while match.state.outcome is None:
            match.roll(luck)
            if match.state.actor < 0:
                continue
            view = match.view(match.state.actor)
            question = screen_of(game).question(view, "fr")
            fitting = {key for key, pattern in asked.items() if re.fullmatch(pattern, question)}
            assert len(fitting) == 1, question
            heard |= fitting
            match.play(bot.choose(view, decision_luck(seed, view)))
    assert heard == set(asked)


def test_a_reader_hears_only_what_has_changed_and_all_on_demand(tmp_path: Path) -> None:
    _, shown = typed_at("cluedo", "fr", tmp_path / "g", "lancer", "1", "p")
    asked = shown.split("Où allez-vous ?")
    assert "Votre main : " in asked[0]
    assert shown.count("Votre main : ") == 2


def test_a_refusal_says_its_reason_and_clause_in_the_language_of_the_reader(tmp_path: Path) -> None:
    _, shown = typed_at("cluedo", "fr", tmp_path / "g", "proposer olive corde", "passage")
    assert "Impossible. Entrez dans une pièce, ou restez-y, avant de faire une hypothèse. (CL-38)" in shown
    _, shown = typed_at("cluedo", "en", tmp_path / "h", "passage")
    assert "Not allowed. A passage is taken from one of its own rooms, at the start of a turn. (CL-32)" in shown
    _, shown = typed_at("cluedo", "fr", tmp_path / "i", "ranger les dés")
    assert "Vouliez-vous dire « lancer les dés » ?" in shown


def test_what_is_known_alike_stands_together_and_a_person_is_told_by_name(tmp_path: Path) -> None:
    _, shown = typed_at("huis-clos", "fr", tmp_path / "g", "? williams", "c")
    assert "Le Juge Williams : ses indices sont la perruque, le code de lois, la bague et le lorgnon." in shown
    assert "avec lui on peut accuser" not in shown
    assert "  le tisonnier, le couteau, le coupe-papier" in shown


@pytest.mark.parametrize(
    ("murderer", "why"), [(0, "on a su que c’était vous."), (1, "quelqu’un d’autre a démasqué le Meurtrier.")]
)
def test_whoever_loses_is_told_why_last(murderer: int, why: str) -> None:
    view = Match.new(find_game("huis-clos"), find_game("huis-clos").setup(4), SeededLuck("end")).view(0)
    ended = Ended(2, "accused", murderer, (0, 0b1, 0, 0), (0,) * 7)
    told = screen_of(find_game("huis-clos")).sentence(ended, view, "fr") or ""
    assert told.splitlines()[-2:] == ["Lady Borrow gagne : le Meurtrier est démasqué.", f"Vous perdez : {why}"]
    dead = replace(view, told=(*view.told, Died(0, 1, 0)))
    told = screen_of(find_game("huis-clos")).sentence(ended, dead, "fr") or ""
    assert told.endswith(why if murderer == 0 else "Vous perdez : vous n’avez pas survécu.")


def test_the_pool_is_told_for_what_it_is(tmp_path: Path) -> None:
    _, shown = typed_at("cluedo-2008", "en", tmp_path / "g", "? pool")
    assert (
        "The Pool: no suggestion is made there; one looks at the cards put aside, or accuses, and only there." in shown
    )


def test_where_there_is_one_choice_only_that_or_enter_takes_it(tmp_path: Path) -> None:
    _, shown = typed_at("huis-clos", "fr", tmp_path / "g", "1", "1", "non", "2")
    assert "  Entrée : fouiller le Salon" in shown
    assert "Choix inconnu : non." in shown
    assert "Vous fouillez" not in shown
    _, shown = typed_at("huis-clos", "fr", tmp_path / "h", "1", "1", "fouiller")
    assert "Vous fouillez le Salon." in shown


def test_lines_on_a_terminal_break_between_words_and_choices_hang_under_their_numbers() -> None:
    shown = io.StringIO()
    desk = Lines(Console(file=shown, width=30), plain=True, read=input)
    desk.offer("Une arme tue qui se trouve là : laquelle ?", numbered(["le coupe-papier, dans la Bibliothèque", "non"]))
    assert shown.getvalue().replace("\N{NO-BREAK SPACE}", " ").splitlines() == [
        "Une arme tue qui se trouve",
        "là : laquelle ?",
        "  1. le coupe-papier, dans la",
        "     Bibliothèque",
        "  2. non",
    ]


def test_each_question_is_its_own_and_says_what_hangs_on_it(tmp_path: Path) -> None:
    _, shown = typed_at("huis-clos", "fr", tmp_path / "g")
    assert "Avant le premier tour, quel indice de la Suite Bleue prenez-vous ?" in shown
    assert "On accuse à partir du tour" not in shown
    _, shown = typed_at("huis-clos", "fr", tmp_path / "h", "1")
    assert "On accuse à partir du tour 5." in shown
