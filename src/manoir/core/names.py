"""The languages that the house speaks."""

from typing import Literal, TypeAlias

Language: TypeAlias = Literal["fr", "en"]
