"""Records: games as text, and what is said of texts that are none."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from manoir.core.chance import SeededLuck, pick
from manoir.core.errors import BadRecord, UnknownName
from manoir.core.events import ChangedHands, Claimed, Left, Returned, Said
from manoir.core.game import Game
from manoir.core.match import Match
from manoir.core.records import Record, load, read, save, write
from tests.contract.play import fingerprint
from tests.core.lantern import LANTERN, LanternGame

TEXT = """\
manoir record 1
game: lantern
seats: ann bob cat
option turns: 8
option storm: no
option wick: long
note date: 1949-11-13
note played by: Ann, Bob: and Cat

deal box: red

ann: look
chance: shine bright
cat says: Qui a ouvert : toi ?
bob: pass
bob leaves
cat claims: blue
cat: guess blue
ann: pass
bob returns
cat: look
chance: shine dim
ann: guess red
result: ann guess
"""
LINES = TEXT.splitlines()


def find(name: str) -> Game:
    if name != LANTERN.name:
        raise UnknownName("game", name, ["lantern", "cluedo"])
    return LANTERN


def line_of(start: str) -> int:
    """The number of the one line that begins so."""
    (number,) = (number for number, line in enumerate(LINES, 1) if line.startswith(start))
    return number


def changed(line: str, into: str) -> str:
    """The record with one of its lines changed; an empty text takes it out."""
    assert LINES.count(line) == 1
    return TEXT.replace(line + "\n", into + "\n" if into else "")


def refused_line(text: str) -> int | None:
    """The line that a refusal names, None if the text is a record."""
    try:
        read(text, find)
    except BadRecord as refused:
        return refused.line
    return None


def random_record(seed: int) -> Record:
    luck = SeededLuck(seed)
    match = Match.new(LANTERN, LANTERN.setup(2 + luck.below(3), options={"turns": 1 + luck.below(30)}), luck)
    for _ in range(luck.below(60)):
        seat = luck.below(match.setup.seats)
        if luck.below(3) == 0:
            away = match.state.away >> seat & 1
            match.make(
                pick(
                    (
                        Said(seat, "oui : non"),
                        Claimed(seat, "red"),
                        ChangedHands(seat, pick(("Dora", ""), luck)),
                        Returned(seat) if away else Left(seat),
                    ),
                    luck,
                )
            )
        elif match.state.outcome is None:
            match.play(pick(match.state.options, luck))
    return Record(match, {"seed": str(seed)})


def test_a_record_is_read_and_written_as_it_was() -> None:
    record = read(TEXT, find)
    assert write(record) == TEXT
    assert record.notes == {"date": "1949-11-13", "played by": "Ann, Bob: and Cat"}
    assert record.match.setup == LANTERN.setup(3, options={"turns": 8, "wick": "long"})
    assert len(record.match.moves) == 12
    assert record.match.state.outcome is not None


def test_spaces_blank_lines_and_foreign_line_ends_do_not_matter() -> None:
    spaced = "\r\n\r\n".join(f"  {line}\t" for line in LINES if line)
    assert write(read(spaced + "\r\n", find)) == TEXT


@given(st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_any_game_is_read_back_as_it_was_at_any_moment(seed: int) -> None:
    record = random_record(seed)
    again = read(write(record), find)
    assert write(again) == write(record)
    assert again.match.moves == record.match.moves
    assert fingerprint(again.match.state) == fingerprint(record.match.state)


def test_a_game_in_progress_has_no_result() -> None:
    record = read("".join(f"{line}\n" for line in LINES[:-2]), find)
    assert record.match.state.outcome is None
    assert "result" not in write(record)


def test_remarks_and_notes_of_several_lines_are_written_on_one() -> None:
    match = read(TEXT, find).match
    match.make(Said(0, " Enfin !\n\n result: bob guess "))
    again = read(write(Record(match, {"by": "Ann\nand Bob"})), find)
    assert again.match.moves[-1] == Said(0, "Enfin ! result: bob guess")
    assert again.notes == {"by": "Ann and Bob"}


def test_saved_records_are_loaded_and_nothing_is_left_beside_them(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("an older file", encoding="utf-8")
    save(read(TEXT, find), path)
    assert write(load(path, find)) == TEXT
    assert path.read_bytes().decode() == TEXT
    assert list(tmp_path.iterdir()) == [path]


BROKEN = {
    "empty": ("", 1, "first line must be 'manoir record 1'"),
    "blank": ("\n \n", 1, "first line must be 'manoir record 1'"),
    "another file": ('[Event "F/S Return Match"]\n1. e4 e5\n', 1, "not a record of the house"),
    "unknown format": (changed("manoir record 1", "manoir record 2"), 1, "format '2' is unknown: this is format 1"),
    "first line only": ("manoir record 1\n", 1, "expected 'game: …', found ''"),
    "no game": (changed("game: lantern", ""), 2, "expected 'game: …', found 'seats: ann bob cat'"),
    "unknown game": (changed("game: lantern", "game: lantren"), 2, "unknown game 'lantren'; did you mean 'lantern'"),
    "no seats": (changed("seats: ann bob cat", ""), 3, "expected 'seats: …', found 'option turns: 8'"),
    "too few seats": (changed("seats: ann bob cat", "seats: ann"), 3, "cannot have 1 seats: allowed are 2 to 4"),
    "seats out of order": (changed("seats: ann bob cat", "seats: bob ann cat"), 3, "in order of play: ann bob cat"),
    "a seat twice": (changed("seats: ann bob cat", "seats: ann bob bob"), 3, "each at most once"),
    "unknown character": (changed("seats: ann bob cat", "seats: ann bob kat"), 3, "'kat'; did you mean 'cat'"),
    "unknown option": (changed("option turns: 8", "option turn: 8"), 4, "unknown option 'turn'; did you mean 'turns'"),
    "number out of range": (
        changed("option turns: 8", "option turns: 800"),
        4,
        "'turns' cannot be '800': allowed are 1 to 99",
    ),
    "no number": (changed("option turns: 8", "option turns: --8"), 4, "cannot be '--8': allowed are 1 to 99"),
    "neither yes nor no": (changed("option storm: no", "option storm: maybe"), 5, "allowed are yes, no"),
    "no such choice": (changed("option wick: long", "option wick: wide"), 6, "allowed are short, long"),
    "a deal of unknown names": (
        changed("deal box: red", "deal box: rad"),
        10,
        "unknown lantern 'rad'; did you mean 'red'",
    ),
    "an empty pile": (changed("deal box: red", "deal box:"), 10, "the box holds one lantern"),
    "unknown action": (changed("ann: look", "ann: lok"), 12, "unknown action 'lok'; did you mean 'look'"),
    "unknown seat": (changed("ann: look", "anna: look"), 12, "unknown seat 'anna'; did you mean 'ann'"),
    "illegal action": (changed("ann: look", "ann: shine dim"), 12, "the box stays closed (LA-4)"),
    "another seat's turn": (changed("ann: look", "bob: look"), 12, "not for this seat to act now (LA-1)"),
    "chance out of turn": (changed("ann: look", "chance: shine dim"), 12, "not for this seat to act now (LA-1)"),
    "chance left out": (changed("chance: shine bright", ""), 14, "not for this seat to act now (LA-1)"),
    "no action": (changed("ann: look", "ann"), 12, "expected 'seat: action', found 'ann'"),
    "unknown deed": (changed("bob leaves", "bob sleeps"), 16, "expected 'seat: action', found 'bob sleeps'"),
    "leaving with a reason": (changed("bob leaves", "bob leaves: bored"), 16, "expected 'seat: action'"),
    "returning without leaving": (changed("bob leaves", "bob returns"), 16, "seat 1 has not left"),
    "unknown claim": (changed("cat claims: blue", "cat claims: bleu"), 17, "unknown claim 'bleu'; did you mean 'blue'"),
    "wrong winner": (changed("result: ann guess", "result: bob guess"), 24, "its moves say 'result: ann guess'"),
    "wrong reason": (changed("result: ann guess", "result: ann turns"), 24, "its moves say 'result: ann guess'"),
    "result too soon": (changed("ann: guess red", ""), 23, "its moves say 'the game goes on'"),
    "moves after the end": (TEXT + "bob: pass\n", 25, "the game is over (LA-2)"),
    "a header line among the moves": (changed("bob leaves", "option turns: 9"), 16, "unknown seat 'option'"),
}


class Rekindled(LanternGame):
    former_editions = ("0.1", "0.2")


def test_a_record_says_by_which_edition_of_the_rules_it_was_played() -> None:
    old = read(TEXT, find)
    new = Rekindled()
    third = changed("game: lantern", "game: lantern\nrules: 3")
    assert write(Record(Match(new, old.match.setup, old.match.deal, old.match.moves), old.notes)) == third
    assert write(read(third, lambda _: new)) == third
    assert "rules:" not in write(old), "the first edition needs no word"


@pytest.mark.parametrize(
    ("told", "line", "reason"),
    [
        ("", 3, "edition 1 of the rules of lantern, and this is edition 3: it can be replayed with Manoir 0.1"),
        ("rules: 1", 3, "edition 1 of the rules of lantern, and this is edition 3: it can be replayed with Manoir 0.1"),
        ("rules: 2", 3, "edition 2 of the rules of lantern, and this is edition 3: it can be replayed with Manoir 0.2"),
        ("rules: 4", 3, "edition 4 of the rules of lantern, and this is edition 3: it can be replayed with a later"),
        ("rules: new", 3, "an edition of the rules is a number, not 'new'"),
        ("rules: -1", 3, "an edition of the rules is a number, not '-1'"),
    ],
)
def test_a_record_of_other_rules_is_refused_in_one_line_that_says_who_replays_it(
    told: str, line: int, reason: str
) -> None:
    text = changed("game: lantern", f"game: lantern\n{told}" if told else "game: lantern")
    with pytest.raises(BadRecord) as refused:
        read(text, lambda _: Rekindled())
    assert (refused.value.line, reason in str(refused.value), "\n" in str(refused.value)) == (line, True, False)


def test_a_later_record_of_a_game_whose_rules_have_not_changed_here_is_refused() -> None:
    with pytest.raises(BadRecord, match="it can be replayed with a later Manoir"):
        read(changed("game: lantern", "game: lantern\nrules: 2"), find)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_record_is_refused_with_its_line(kind: str, tmp_path: Path) -> None:
    text, line, reason = BROKEN[kind]
    path = tmp_path / "broken.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        load(path, find)
    assert reason in str(refused.value)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"line {line}: ")
    assert path.read_text(encoding="utf-8") == text


def test_a_deal_left_out_is_refused() -> None:
    with pytest.raises(BadRecord, match="the box holds one lantern"):
        read(changed("deal box: red", ""), find)


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(BadRecord, match="UTF-8") as refused:
        load(path, find)
    assert refused.value.line == 1
    path.write_bytes(TEXT.replace("ouvert", "découvert").encode("latin-1"))
    with pytest.raises(BadRecord, match="UTF-8"):
        load(path, find)


@pytest.mark.parametrize("length", range(TEXT.index("deal box: red") + len("deal box: r")))
def test_a_record_cut_off_before_its_moves_is_refused(length: int) -> None:
    with pytest.raises(BadRecord):
        read(TEXT[:length], find)


def test_a_record_cut_off_between_two_lines_is_the_game_so_far() -> None:
    whole = read(TEXT, find).match.moves
    for lines in range(line_of("ann: look") - 1, len(LINES)):
        text = "".join(f"{line}\n" for line in LINES[:lines])
        moves = read(text, find).match.moves
        assert moves == whole[: len(moves)]


def test_a_record_cut_off_within_a_line_is_refused() -> None:
    begun = TEXT.index("ann: look")
    within = [end for end in range(begun + 1, len(TEXT)) if "\n" not in TEXT[end - 1 : end + 1]]
    assert {refused_line(TEXT[:end]) == TEXT[:end].count("\n") + 1 for end in within} == {True}


@given(st.text(max_size=60), st.sampled_from(range(len(LINES))), st.booleans())
@settings(max_examples=150, deadline=None)
def test_whatever_stands_in_a_record_nothing_but_a_refusal_comes_of_it(line: str, place: int, instead: bool) -> None:
    text = "\n".join([*LINES[:place], line, *LINES[place + instead :]]) + "\n"
    refused = refused_line(text)
    if refused is None:
        again = write(read(text, find))
        assert write(read(again, find)) == again
    else:
        assert 1 <= refused <= len(text.splitlines())


def test_nothing_in_a_record_is_obeyed_by_a_terminal() -> None:
    evil = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202egnp.exe\u2066"
    text = TEXT.replace("\n\n", f"\nnote player {evil}: {evil}\n\n", 1)
    who = text.split("seats: ")[1].split()[0]
    first, *rest = text.split("\n\n")
    record = read("\n\n".join([first, rest[0] + f"\n{who} says: {evil}", *rest[1:]]), lambda name: LANTERN)
    shown = [*record.notes, *record.notes.values(), *(getattr(move, "text", "") for move in record.match.moves)]
    assert any("owned" in word for word in shown)
    assert all(word.isprintable() for word in shown), shown
