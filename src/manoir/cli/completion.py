"""`manoir completion SHELL`: a few lines for your shell, which then asks `manoir complete`."""

import argparse

from manoir.cli.parser import Parser
from manoir.core.errors import UnknownName

SCRIPTS = {
    "bash": """\
_manoir() {
    local IFS=$'\\n'
    COMPREPLY=($(manoir complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null))
}
complete -o bashdefault -o default -F _manoir manoir
""",
    "zsh": """\
#compdef manoir
_manoir() {
    local -a found
    found=("${(@f)$(manoir complete "${(@)words[2,CURRENT]}" 2> /dev/null)}")
    if [[ -n "$found" ]]; then compadd -- "${found[@]}"; else _files; fi
}
if [[ "$funcstack[1]" == _manoir ]]; then _manoir "$@"; else compdef _manoir manoir; fi
""",
    "fish": """\
complete --command manoir --arguments '(manoir complete (commandline -opc)[2..] (commandline -ct) 2> /dev/null)'
""",
}
"""The words typed so far are handed over, the unfinished one last; where nothing is found, files are offered."""


def arguments(parser: Parser) -> None:
    parser.takes(
        "shell",
        metavar="SHELL",
        en='bash, zsh or fish; for example: eval "$(manoir completion bash)"',
        fr='bash, zsh ou fish ; par exemple : eval "$(manoir completion bash)"',
        values=lambda: SCRIPTS,
    )


def run(chosen: argparse.Namespace) -> int:
    if chosen.shell not in SCRIPTS:
        raise UnknownName("shell", chosen.shell, SCRIPTS)
    print(SCRIPTS[chosen.shell], end="")
    return 0
