"""All that one can do here, on one screen."""

from typing import TYPE_CHECKING

from manoir.cli.commands import COMMANDS, NAMES, Words

if TYPE_CHECKING:
    from manoir.core.names import Language

TITLE = Words(
    "Five games of murder and haunting in one house.", "Cinq jeux de meurtre et de hantise sous un même toit."
)
USAGE = Words("usage: manoir COMMAND …", "usage : manoir COMMANDE …")
MORE = Words(
    "`manoir COMMAND --help` says what a command takes; `--lang fr` makes any of them speak French.",
    "« manoir COMMANDE --help » dit ce que prend une commande ; « --lang en » la fait parler anglais.",
)


def overview(language: "Language") -> str:
    width = max(map(len, NAMES))
    lines = [USAGE.within(language), "", TITLE.within(language)]
    for purpose, commands in COMMANDS.items():
        lines += ["", f"{purpose.within(language)}{' ' if language == 'fr' else ''}:"]
        lines += [f"  {name:{width}}  {words.within(language)}" for name, words in commands.items()]
    return "\n".join([*lines, "", MORE.within(language)])
