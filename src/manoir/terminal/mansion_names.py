"""Verbs of the three Cluedos, as they are shown and typed."""

from manoir.core.names import Name

MANSION_VERBS = (
    Name("roll", "lancer les dés", "roll the dice"),
    Name("passage", "prendre le passage secret", "take the secret passage"),
    Name("stay", "rester", "stay"),
    Name("go", "aller", "go"),
    Name("suggest", "proposer", "suggest"),
    Name("show", "montrer", "show"),
    Name("accuse", "accuser", "accuse"),
    Name("end", "finir le tour", "end the turn"),
)
