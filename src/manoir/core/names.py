"""What things are called: one id for code and records, one name in each language."""

from typing import Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["fr", "en"]


class Name(Struct, frozen=True):
    id: str
    french: str
    english: str

    def within(self, language: Language) -> str:
        return self.french if language == "fr" else self.english
