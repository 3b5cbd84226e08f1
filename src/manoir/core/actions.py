"""What a seat, or chance, may do. Actions are made once, at import, and compared by identity."""

from msgspec import Struct


class Action(Struct, frozen=True, eq=False):
    """`text` is its form in records and commands; the other fields are its parts."""

    text: str

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    def __hash__(self) -> int:
        return id(self)

    def __str__(self) -> str:
        return self.text
