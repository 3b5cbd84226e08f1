"""How a table is set before the deal: who plays whom, and the options agreed on. All of it is public."""

from collections.abc import Mapping
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct, convert

from manoir.core.errors import BadSetup

OptionValue: TypeAlias = bool | int | str

Deal: TypeAlias = Mapping[str, tuple[str, ...]]
"""The hidden start of a game as named piles of names: what a record holds between its header and its first action."""


V = TypeVar("V", bool, int, str)


class Option(Struct, Generic[V], frozen=True):
    """Something players may agree on before the game; `choices` are all that is allowed (a range for numbers)."""

    name: str
    default: V
    choices: tuple[V, ...] | range
    english: str
    french: str

    def of(self, setup: "Setup") -> V:
        """What was agreed on at a table."""
        return convert(setup.options[self.name], type(self.default))

    def check(self, value: OptionValue) -> OptionValue:
        if type(value) is not type(self.default) or value not in self.choices:
            raise BadSetup(
                f"option {self.name!r} cannot be {value!r}: allowed are {self.allowed}", self._in_french(value)
            )
        return value

    def parse(self, text: str) -> OptionValue:
        """The value a word stands for, as in records and on the command line."""
        for choice in self.choices:
            if spell_option(choice) == text:
                return choice
        raise BadSetup(f"option {self.name!r} cannot be {text!r}: allowed are {self.allowed}", self._in_french(text))

    def _in_french(self, value: object) -> str:
        return f"l’option {self.name!r} ne peut pas valoir {value!r} : elle admet {self.allowed.replace(' to ', ' à ')}"

    @property
    def allowed(self) -> str:
        if isinstance(self.choices, range):
            return f"{self.choices.start} to {self.choices.stop - 1}"
        return ", ".join(spell_option(choice) for choice in self.choices)


def spell_option(value: OptionValue) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class Setup(Struct, frozen=True):
    """`characters` by seat, in order of play."""

    game: str
    characters: tuple[str, ...]
    options: dict[str, OptionValue]

    @property
    def seats(self) -> int:
        return len(self.characters)
