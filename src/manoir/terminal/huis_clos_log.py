"""What the terminal's log says of a game of Huis Clos."""

from manoir.core.events import ChangedHands, Claimed, Event, Left, Returned, Said
from manoir.core.names import Language
from manoir.games.huis_clos.claims import ANY_WEAPON, CLAIMS
from manoir.games.huis_clos.components import CHARACTERS, CLUES, PLACES, Character, Clue, Clues, Place, character, each
from manoir.games.huis_clos.events import (
    Accused,
    AccusedWrongly,
    Closed,
    ConfrontationBegan,
    Declined,
    Deposited,
    DepositedNothing,
    Destroyed,
    Died,
    Drafted,
    Drew,
    DrewRole,
    Ended,
    ExchangeAnnounced,
    Gave,
    Kept,
    LaidDown,
    Looked,
    LookedIntoSuite,
    Moved,
    Observed,
    Passed,
    Prepared,
    ResolutionBegan,
    SearchAnnounced,
    ShowedRole,
    Stayed,
    Swapped,
    Took,
    TookBack,
    TurnBegan,
    UrnOpened,
)

NAMES = {name.id: name for name in (*CHARACTERS, *PLACES, *CLUES)}

REASONS = {
    "accused": {"fr": "le Meurtrier est démasqué", "en": "the Murderer is unmasked"},
    "all_innocents_dead": {"fr": "tous les Innocents sont morts", "en": "all Innocents are dead"},
    "murderer_dead": {"fr": "le Meurtrier est mort, et l’emporte", "en": "the Murderer is dead, and wins"},
    "confrontation_kill": {"fr": "la Confrontation est finie", "en": "the Confrontation is over"},
    "survived": {"fr": "le temps est écoulé", "en": "time has run out"},
    "confrontation_survived": {"fr": "le dernier Innocent a survécu", "en": "the last Innocent has survived"},
}


class Teller:
    """Sentences about a table with these characters, by seat."""

    def __init__(self, characters: tuple[str, ...], language: Language) -> None:
        self._characters: tuple[Character, ...] = tuple(character(name) for name in characters)
        self._language: Language = language
        self._fr = language == "fr"

    def sentence(self, event: Event) -> str | None:
        """None for what goes without saying."""
        return self._of_investigation(event) or self._of_resolution(event) or self._of_the_table(event)

    def who(self, seat: int) -> str:
        return CHARACTERS[self._characters[seat]].within(self._language)

    def clue(self, clue: Clue | None) -> str:
        if clue is None:
            return "un indice" if self._fr else "a clue"
        return CLUES[clue].within(self._language)

    def clues(self, clues: Clues) -> str:
        return ", ".join(self.clue(clue) for clue in each(clues)) or ("rien" if self._fr else "nothing")

    def place(self, place: Place) -> str:
        return PLACES[place].within(self._language)

    def role(self, murderer: bool) -> str:
        if self._fr:
            return "Meurtrier" if murderer else "Innocent"
        return "the Murderer" if murderer else "Innocent"

    def _say(self, french: str, english: str) -> str:
        return french if self._fr else english

    def _of_investigation(self, event: Event) -> str | None:
        who, clue, place, say = self.who, self.clue, self.place, self._say
        match event:
            case Moved(seat=seat, place=where):
                return say(f"{who(seat)} va dans {place(where)}.", f"{who(seat)} goes to {place(where)}.")
            case Stayed(seat=seat, place=where):
                return say(f"{who(seat)} reste dans {place(where)}.", f"{who(seat)} stays in {place(where)}.")
            case Closed(place=where):
                return say(f"On ferme pour de bon {place(where)}.", f"For good they close {place(where)}.")
            case SearchAnnounced(seat=seat, place=where):
                return say(f"{who(seat)} fouille {place(where)}.", f"{who(seat)} searches {place(where)}.")
            case ExchangeAnnounced(seat=seat, victim=victim):
                return say(
                    f"{who(seat)} force {who(victim)} à un échange.",
                    f"{who(seat)} forces an exchange on {who(victim)}.",
                )
            case Observed(seat=seat):
                return say(f"{who(seat)} observe.", f"{who(seat)} observes.")
            case Declined(seat=seat):
                return say(f"{who(seat)} n’observe pas.", f"{who(seat)} does not observe.")
            case Looked(place=where, clues=found):
                return say(
                    f"Vous trouvez dans {place(where)} : {self.clues(found)}.",
                    f"You find in {place(where)}: {self.clues(found)}.",
                )
            case Took(seat=seat, clue=taken):
                return say(f"{who(seat)} prend {clue(taken)}.", f"{who(seat)} takes {clue(taken)}.")
            case Swapped(seat=seat, gained=gained, left=left):
                return say(
                    f"{who(seat)} prend {clue(gained)} et laisse {clue(left)}.",
                    f"{who(seat)} takes {clue(gained)} and leaves {clue(left)}.",
                )
            case Destroyed(seat=seat, clue=destroyed):
                return say(f"{who(seat)} détruit {clue(destroyed)}.", f"{who(seat)} destroys {clue(destroyed)}.")
            case Kept(seat=seat):
                return say(f"{who(seat)} ne détruit rien.", f"{who(seat)} destroys nothing.")
            case Gave(seat=seat, victim=victim, clue=given):
                return say(
                    f"{who(seat)} donne {clue(given)} à {who(victim)}.",
                    f"{who(seat)} gives {clue(given)} to {who(victim)}.",
                )
            case Drew(seat=seat, victim=victim, clue=drawn):
                return say(
                    f"{who(seat)} tire {clue(drawn)} de la main de {who(victim)}.",
                    f"{who(seat)} draws {clue(drawn)} from the hand of {who(victim)}.",
                )
            case Accused(seat=seat, accused=accused, clue=shown):
                return say(
                    f"{who(seat)} accuse {who(accused)}, et montre {clue(shown)}.",
                    f"{who(seat)} accuses {who(accused)}, and shows {clue(shown)}.",
                )
            case AccusedWrongly(seat=seat, accused=accused):
                return say(
                    f"L’indice est perdu, et {who(accused)} reçoit une carte Accusation de {who(seat)}.",
                    f"The clue is lost, and {who(accused)} gets an Accusation card of {who(seat)}.",
                )
            case Passed(seat=seat):
                return say(f"{who(seat)} n’a rien à faire.", f"{who(seat)} has nothing to do.")
        return None

    def _of_resolution(self, event: Event) -> str | None:
        who, clue, place, say = self.who, self.clue, self.place, self._say
        match event:
            case ResolutionBegan():
                return say("Résolution du Meurtre.", "Murder Resolution.")
            case Deposited(seat=seat, clue=played):
                return say(
                    f"{who(seat)} met {clue(played)} dans l’Urne.", f"{who(seat)} puts {clue(played)} into the Urn."
                )
            case DepositedNothing(seat=seat):
                return say(f"{who(seat)} ne met rien dans l’Urne.", f"{who(seat)} puts nothing into the Urn.")
            case UrnOpened(clues=shown):
                return say(f"Dans l’Urne : {self.clues(shown)}.", f"In the Urn: {self.clues(shown)}.")
            case Died(seat=seat, place=where, count=count):
                return say(
                    f"{who(seat)} meurt dans {place(where)} et y laisse {count} indice{'s' if count > 1 else ''}.",
                    f"{who(seat)} dies in {place(where)} and leaves {count} clue{'' if count == 1 else 's'} there.",
                )
            case ShowedRole(seat=seat, murderer=murderer):
                return say(f"{who(seat)} montre : {self.role(murderer)}.", f"{who(seat)} shows: {self.role(murderer)}.")
            case TookBack(seat=seat, clue=taken):
                return say(f"{who(seat)} reprend {clue(taken)}.", f"{who(seat)} takes back {clue(taken)}.")
            case LaidDown(place=where, clues=left):
                return say(
                    f"Le reste va dans {place(where)} : {self.clues(left)}.",
                    f"What is left goes to {place(where)}: {self.clues(left)}.",
                )
            case Ended(winner=winner, reason=reason, murderer=murderer):
                why = REASONS[reason][self._language]
                return say(
                    f"{who(winner)} gagne : {why}. Le Meurtrier : {who(murderer)}.",
                    f"{who(winner)} wins: {why}. The Murderer: {who(murderer)}.",
                )
        return None

    def _of_the_table(self, event: Event) -> str | None:
        who, say = self.who, self._say
        match event:
            case Prepared(starter=starter):
                return say(f"{who(starter)} débute le premier tour.", f"{who(starter)} starts the first turn.")
            case DrewRole(murderer=bool(murderer)):
                return say(
                    f"Votre carte Suspect : {self.role(murderer)}.",
                    f"Your Suspect card: you are {self.role(murderer)}.",
                )
            case LookedIntoSuite(clues=offered):
                return say(
                    f"Dans la Suite Bleue : {self.clues(offered)}.", f"In the Blue Suite: {self.clues(offered)}."
                )
            case Drafted(seat=seat, clue=taken):
                return say(
                    f"{who(seat)} prend {self.clue(taken)} dans la Suite Bleue.",
                    f"{who(seat)} takes {self.clue(taken)} from the Blue Suite.",
                )
            case TurnBegan(turn=turn, starter=starter):
                return say(f"— Tour {turn}, débuté par {who(starter)} —", f"— Turn {turn}, started by {who(starter)} —")
            case ConfrontationBegan(murderer=murderer):
                return say(
                    f"Confrontation ! Le Meurtrier est {who(murderer)}.",
                    f"Confrontation! The Murderer is {who(murderer)}.",
                )
            case Said(seat=seat, text=text):
                return say(f"{who(seat)} : « {text} »", f"{who(seat)}: “{text}”")
            case Claimed(seat=seat, claim=claim):
                return say(f"{who(seat)} : « {self._claim(claim)} »", f"{who(seat)}: “{self._claim(claim)}”")
            case Left(seat=seat):
                return say(f"{who(seat)} s’en va.", f"{who(seat)} leaves.")
            case Returned(seat=seat):
                return say(f"{who(seat)} revient.", f"{who(seat)} comes back.")
            case ChangedHands(seat=seat, name=name) if name:
                return say(f"{name} joue désormais {who(seat)}.", f"{name} now plays {who(seat)}.")
            case ChangedHands(seat=seat):
                return say(f"Un bot joue désormais {who(seat)}.", f"A bot now plays {who(seat)}.")
        return None

    def _claim(self, text: str) -> str:
        claim = CLAIMS.parse(text)
        names = [self._named(name) for name in claim.names]
        say = self._say
        match claim.form.word:
            case "innocent":
                return say("Je suis innocent.", "I am innocent.")
            case "suspect":
                return say(f"Je soupçonne {names[0]}.", f"I suspect {names[0]}.")
            case "trust":
                return say(f"Je me fie à {names[0]}.", f"I trust {names[0]}.")
            case "saw":
                return say(f"J’ai vu {names[0]} ici : {names[1]}.", f"I saw {names[0]} here: {names[1]}.")
            case "holds":
                return say(f"{names[0]} a {names[1]}.", f"{names[0]} has {names[1]}.")
            case "searched":
                found = ", ".join(names[1:])
                return say(f"J’ai trouvé dans {names[0]} : {found}.", f"I found in {names[0]}: {found}.")
            case _:
                return say(f"J’ai mis {names[0]} dans l’Urne.", f"I put {names[0]} into the Urn.")

    def _named(self, name: str) -> str:
        if name == ANY_WEAPON:
            return self._say("une arme", "a weapon")
        return NAMES[name].within(self._language)
