"""`manoir puzzle`, as it is typed."""

import contextlib
import io
import json
from collections.abc import Callable

import pytest

from manoir.cli.main import main

FIRST = "e1.cluedo.shown.1.20261116.1974"


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (["--book", "0"], "un cahier a 1 à 366 énigmes"),
        (["--book", "2", "--level", "3-1"], "pas les niveaux 3-1"),
        (["--book", "2", "--level", "7"], "pas de niveau 7"),
        (["--book", "2", "--level", "x"], "n’est pas un niveau"),
        (["--level", "1-3"], "pas les niveaux 1-3"),
        (["--book", "2", FIRST], "un nom dit déjà"),
    ],
)
def test_a_booklet_that_cannot_be_is_refused(typed: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *typed, "--lang", "fr"]) != 0
    assert says in capsys.readouterr().err


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    def run(*lines: str, name: str = FIRST, language: str = "fr") -> str:
        waiting = iter(lines)

        def read(prompt: str) -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        monkeypatch.setenv("COLUMNS", "400")
        assert main(["puzzle", name, "--lang", language]) == 0
        return capsys.readouterr().out

    return run


def test_the_puzzle_is_told_asked_and_solved(typing: Callable[..., str]) -> None:
    shown = typing("la salle de bal")
    assert (
        "  4. Vous supposez : Mlle Rose, le revolver, dans la Salle de bal. Mme Leblanc vous montre Mlle Rose." in shown
    )
    assert "Ligne 2 : quelle carte est passée du Révérend Olive à Mme Leblanc ?" in shown
    assert "C’est cela." in shown
    assert "Chez le Révérend Olive : la Salle de bal. Une des trois cartes a été montrée" in shown
    assert f"manoir puzzle {FIRST}" in shown


def test_a_wrong_answer_is_shown_the_line_that_it_cannot_stand_beside(typing: Callable[..., str]) -> None:
    shown = typing("rose", "flacon de poison")
    assert "Non : voyez la ligne 4." in shown
    assert "Non : voyez votre main." in shown
    assert "C’est cela." not in shown


def test_help_comes_in_three_steps(typing: Callable[..., str]) -> None:
    shown = typing("help", "help", "help", language="en")
    where = shown.index("Look at lines 1, 2 and 4 together.")
    what = shown.index("Somebody showed one of three cards, and it can only have been one.")
    mark = shown.index("With Reverend Green: the Ballroom.")
    assert where < what < mark


def test_what_names_nothing_is_no_try(typing: Callable[..., str]) -> None:
    assert "« le pape » ne nomme rien d’ici. Répondez par exemple : rose" in typing("le pape")
    shown = typing("rose", name="e1.cluedo.sealed.1.20261123.8ce5")
    assert "Il faut 3 cartes." in shown


def test_who_gives_up_is_told_the_answer_and_its_proof(typing: Callable[..., str]) -> None:
    shown = typing("solution")
    assert "La réponse était : la Salle de bal." in shown
    assert "Voici comment on le sait :" in shown


def test_who_holds_a_card_is_answered_by_a_name_or_a_pile(typing: Callable[..., str]) -> None:
    name = "e1.cluedo-2008.holder.1.20261207.fcaa"
    found = json.loads(described(name))
    (answer,) = found["answer"]
    typed = answer if not answer.isdecimal() else found["characters"][int(answer)]
    assert "C’est cela." in typing(typed, name=name)


MURDER = "e1.huis-clos.culprit.3.1.adb1"


def test_who_it_was_is_told_answered_by_a_name_and_proved(typing: Callable[..., str]) -> None:
    shown = typing("le Dr Lecomte", "lady borrow", name=MURDER)
    assert "Vous êtes le Juge Williams, parmi les Innocents." in shown
    assert "Georges meurt dans la Suite Bleue." in shown
    assert "Still possible" not in shown
    assert "Toujours possibles" not in shown
    assert "Non : cela ne va pas avec les lignes 6, 11 et 16." in shown
    assert "Ligne 20 : Lady Borrow a mis la trousse du Dr Lecomte dans l’Urne." in shown
    assert "Le Meurtrier est Lady Borrow. Tous les autres sont hors de cause." in shown


def test_help_with_who_it_was_comes_in_three_steps(typing: Callable[..., str]) -> None:
    shown = typing("help", "help", "help", name=MURDER, language="en")
    assert "Look at lines 6, 11, 16 and 20 together." in shown
    assert "What somebody put into the Urn can be found out." in shown
    assert "Line 20: Lady Borrow put Dr Lecomte’s doctor’s bag into the Urn." in shown


def described(*typed: str) -> str:
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        assert main(["puzzle", *typed, "--json"]) == 0
    return shown.getvalue()


def test_json_tells_all_of_it() -> None:
    found = json.loads(described(FIRST))
    assert (found["name"], found["level"], found["kind"]) == (FIRST, 1, "shown")
    assert found["answer"] == ["salle-de-bal"]
    assert found["question"]["line"] == 2
    assert {event["event"] for event in found["story"][2]["events"]} == {"Suggested", "Showed"}
    assert found["proof"][-1]["rule"] == "narrowed"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (["--daily", "2020-01-01"], "the first was that of 2026-11-16"),
        (["--daily", "tomorrow"], "is no date"),
        (["--level", "9"], "they are 1 to 5"),
        (["--game", "whist"], "there are those of cluedo, cluedo-2008, hantise, huis-clos, super-cluedo"),
        (["--game", "cluedo-2008", "--level", "5"], "its games give next to none"),
        (["--kind", "why"], "there are sealed, holder, shown, settling, culprit"),
        (["--game", "huis-clos", "--kind", "sealed"], "huis-clos has no sealed puzzles: it has culprit"),
        (["e0.cluedo.sealed.1.1.abcd"], "edition 0"),
        ([FIRST, "--level", "2"], "a name already says which puzzle"),
        (["--daily", "--level", "2"], "a name already says which puzzle"),
    ],
)
def test_bad_input_is_one_clear_line(typed: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *typed, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
