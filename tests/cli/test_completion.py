"""What a shell offers when somebody presses the tabulator."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from manoir.cli import main
from manoir.cli.complete import candidates
from manoir.cli.completion import SCRIPTS
from manoir.games.registry import game_names

ASK = {
    "bash": 'source {script}; COMP_WORDS=({words}); COMP_CWORD={place}; _manoir; printf "%s\\n" "${{COMPREPLY[@]}}"',
    "fish": "source {script}; complete --do-complete '{line}'",
    "zsh": "autoload -U compinit; compinit -u -D; source {script}; compadd() {{ shift; print -l $@ }}; "
    "words=({words}); CURRENT=$(({place} + 1)); _manoir",
}


@pytest.mark.parametrize(
    ("before", "begun", "found"),
    [
        ([], "re", ["replay", "resume", "review"]),
        ([], "--v", ["--version"]),
        (["--lang"], "", ["en", "fr"]),
        (["--lang", "fr"], "wh", ["why"]),
        (["play"], "cl", ["cluedo", "cluedo-2008"]),
        (["play"], "--se", ["--seats", "--seed"]),
        (["play", "--plain"], "hu", ["huis-clos"]),
        (["play", "--lang"], "", ["en", "fr"]),
        (["play", "cluedo"], "hu", []),
        (["bench", "cluedo"], "hu", ["huis-clos"]),
        (["notebook", "--edition"], "super", ["super-cluedo"]),
        (["admin"], "re", ["restore"]),
        (["admin", "purge"], "--da", ["--database", "--days"]),
        (["completion"], "", ["--help", "--lang", "bash", "fish", "zsh"]),
        (["nothing"], "", []),
    ],
)
def test_what_may_follow_is_offered(before: list[str], begun: str, found: list[str]) -> None:
    assert candidates(before, begun) == found


def test_the_games_are_those_of_the_house() -> None:
    assert set(game_names()) <= set(candidates(["simulate"], ""))


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_asks_the_command(shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    assert main(["completion", shell]) == 0
    script, bin_folder = tmp_path / "script", tmp_path / "bin"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    bin_folder.mkdir()
    (bin_folder / "manoir").write_text(f'#!/bin/sh\nexec {sys.executable} -m manoir "$@"\n')
    (bin_folder / "manoir").chmod(0o755)
    asked = ASK[shell].format(script=script, words="manoir play --as rose supe", place=4, line="manoir play supe")
    environment = {"PATH": f"{bin_folder}:/usr/bin:/bin", "HOME": str(tmp_path)}
    shown = subprocess.run([program, "-c", asked], capture_output=True, text=True, env=environment)
    assert shown.stdout.split() == ["super-cluedo"], shown.stderr


def test_an_unknown_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "csh"]) == 2
    assert "unknown shell 'csh'; did you mean 'zsh'? (there are: bash, zsh, fish)" in capsys.readouterr().err
