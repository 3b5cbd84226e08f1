"""What docs/protocol.md shows is this protocol, and its game is fair."""

import re
from pathlib import Path
from typing import get_args

from msgspec.json import Decoder, decode

from manoir.core.records import read
from manoir.games.registry import find_game
from manoir.table.chance.proof import verify
from manoir.table.choices import Choice
from manoir.table.messages import Message, News, Request

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines()]


def test_the_transcript_is_of_this_protocol() -> None:
    sent = [Decoder(Request).decode(line[2:]) for line in LINES if line.startswith("> ")]
    received = [Decoder(Message).decode(line[2:]) for line in LINES if line.startswith("< ")]
    assert len(sent) == 5
    questions = [message.question for message in received if isinstance(message, News) and message.question is not None]
    assert len(questions) == 3
    assert all(decode(question.choices, type=list[Choice]) for question in questions)


def test_every_message_is_in_its_table() -> None:
    for kind in (*get_args(Request), *get_args(Message)):
        assert f"`{kind.__struct_config__.tag}`" in PAGE


def test_the_game_shown_is_fair() -> None:
    record = next(block for block in BLOCKS if block.startswith("manoir record"))
    findings = verify(read(record, find_game))
    assert [finding.step for finding in findings] == ["commitment", "deal", "chance 0", "chance 1", "chance 2"]
    assert all(finding.holds for finding in findings)
