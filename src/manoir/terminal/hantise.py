"""Hantise in the terminal."""

from rich.text import Text

from manoir.bots.belief import Belief
from manoir.core.events import Event
from manoir.core.names import Language, Name
from manoir.core.views import View
from manoir.games.hantise.apparitions import PER_SEAT
from manoir.games.hantise.cards import FAMILY_OF, FIRST_PLACE, NAMES, ZONE_OF, Stack, count, each, kinds, size
from manoir.games.hantise.components import (
    CHARACTERS,
    COMBINATIONS,
    FAMILIES,
    MARABOUT,
    NIGHTS,
    NONE,
    SOULS,
    ZONE_BONUS,
    ZONES,
    Card,
)
from manoir.games.hantise.knowledge import Study
from manoir.games.hantise.picture import Picture, picture
from manoir.games.hantise.state import IN_PLAY
from manoir.terminal.hantise_beliefs import belief_sentence
from manoir.terminal.hantise_log import sentence

FAMILY_COLOURS = ("red", "green", "yellow", "dodger_blue1")
ZONE_COLOURS = ("green_yellow", "medium_purple", "orange1", "light_sky_blue1")
FROM_THE_ROOF = (3, 2, 1, 0)

VERBS = (
    Name("reveal", "révéler", "reveal"),
    Name("locate", "situer", "locate"),
    Name("draw", "piocher", "draw"),
    Name("play", "jouer", "play"),
    Name("change", "échanger", "change"),
    Name("fold", "se coucher", "fold"),
    Name("end", "finir le tour", "end the turn"),
    Name("chase", "faire changer le Personnage de Zone", "make the Character change Zone"),
    Name("knock", "assommer", "knock out"),
    Name("recall", "reprendre", "recall to"),
    Name("squat", "squatter", "squat"),
    Name("capture", "capturer", "capture"),
    Name("decline", "renoncer", "decline"),
    Name("win", "gagner avec", "win with"),
    Name("score", "marquer", "score"),
    Name("devastate", "dévaster", "devastate"),
    Name("done", "en rester là", "be done"),
)

QUESTIONS: dict[str, Name] = {
    "main": Name("main", "À vous : jouez, ou finissez le tour.", "Your turn: play, or end it."),
    "scare": Name("scare", "Laquelle de vos apparitions gagne la nuit ?", "Which of your apparitions wins the night?"),
    "chase": Name("chase", "Le Personnage change-t-il de Zone ?", "Does the Character change Zone?"),
    "knock": Name("knock", "Quel Monstre l’Assommeur défausse-t-il ?", "Which Monster does the Knocker discard?"),
    "recall": Name("recall", "Sur quelle apparition reprendre ce Monstre ?", "On which apparition do you recall it?"),
    "squat": Name("squat", "Quel Lieu le Squatteur capture-t-il ?", "Which Place does the Squatter capture?"),
    "capture": Name("capture", "Quel Monstre la Reine capture-t-elle ?", "Which Monster does the Queen capture?"),
    "name": Name("name", "Vous gagnez la nuit : avec quelle apparition ?", "You win the night: with which apparition?"),
    "place": Name("place", "Quel Lieu marquez-vous ?", "Which Place do you score?"),
    "reine": Name("reine", "Marquez-vous une Reine ?", "Do you score a Queen?"),
    "devastate": Name("devastate", "Que dévastez-vous ?", "What do you devastate?"),
}

REFUSALS = {
    "HA-20": "Ce n’est pas à vous de jouer.",
    "HA-25": "Un Personnage se révèle à l’ouverture d’une nuit.",
    "HA-29": "On pioche une carte au début de son tour.",
    "HA-30": "Vous n’avez pas cette carte en main.",
    "HA-34": "Cette apparition n’atteint pas le seuil.",
    "HA-36": "Une nuit se gagne au début de votre tour, pas en plein milieu.",
    "HA-39": "Gagner n’est pas facultatif : choisissez l’apparition gagnante.",
    "HA-44": "Un Monstre s’ajoute à l’une de vos apparitions : vous n’en avez pas là.",
    "HA-63": "Un effet ne sert que lorsque le Monstre est joué de la main.",
    "HA-65": "Il n’y a pas d’effet auquel renoncer.",
    "HA-66": "L’effet du Monstre joué passe avant tout : servez-vous-en ou renoncez-y.",
    "HA-67": "La carte capturée rejoint l’une de vos apparitions.",
    "HA-70": "Le Personnage change de Zone à cause d’un Serviteur.",
    "HA-71": "Une carte Zone est en train d’être révélée.",
    "HA-73": "Il n’y a pas là de Monstre découvert.",
    "HA-74": "Un Assommeur ne s’assomme pas lui-même.",
    "HA-77": "Le Monstre capturé rejoint l’une de vos apparitions.",
    "HA-78": "L’adversaire n’a pas là de Lieu découvert.",
    "HA-82": "La Reine capture un Monstre découvert de sa famille.",
    "HA-84": "La Reine ne capture ni elle-même, ni ce qu’elle vient de capturer.",
    "HA-85": "Le Monstre adverse d’abord, le vôtre ensuite.",
    "HA-90": "Le Personnage ne craint pas cette famille, et vous n’avez pas l’objet qu’il faut.",
    "HA-98": "On n’échange qu’un Monstre qu’il est interdit de jouer.",
    "HA-99": "Une seule carte s’échange par tour.",
    "HA-116": "On marque un Lieu de l’apparition gagnante, à la fin de la nuit.",
    "HA-117": "On peut marquer une Reine de l’apparition gagnante.",
    "HA-120": "Le gagnant de la nuit nomme l’une de ses apparitions.",
    "HA-133": "La partie est finie.",
    "HA-134": "La partie est finie.",
    "HA-137": "La dévastation vient à la fin d’une nuit.",
    "HA-153": "Des Lieux seuls n’effraient personne : il y manque un Monstre.",
    "HA-141": "Ce groupe n’est pas à vous, ou il a déjà servi cette nuit.",
}


class HantiseScreen:
    names = {
        name.id: name
        for name in (
            *SOULS,
            *VERBS,
            *NAMES,
            *ZONES,
            *FAMILIES,
            *(found.name for found in CHARACTERS),
            *(found.name for found in COMBINATIONS),
        )
    }

    def draw(self, view: View, language: Language) -> Text:
        seen = picture(view)
        drawing = Text("\n".join(self._night(seen, language)) + "\n", "bold")
        for zone in FROM_THE_ROOF:
            visited = f" ◆ +{ZONE_BONUS}" if zone == seen.zone else ""
            drawing.append(f"{ZONES[zone].within(language)}{visited}\n", f"bold {ZONE_COLOURS[zone]}")
            for seat, soul in enumerate(SOULS):
                stack = seen.stacks[seat * PER_SEAT + zone]
                worth = str(seen.values[seat * PER_SEAT + zone]) if stack else "·"
                drawing.append(f"  {soul.within(language):<12}{worth:>3}  ")
                drawing.append_text(self._pile(stack, language)).append("\n")
        drawing.append("\n".join(self._rest(seen, language)) + "\n", "italic")
        return drawing.append_text(self._hand(seen, language))

    def describe(self, view: View, language: Language) -> list[str]:
        seen = picture(view)
        lines = self._night(seen, language)
        for seat, soul in enumerate(SOULS):
            for zone in range(PER_SEAT):
                stack = seen.stacks[seat * PER_SEAT + zone]
                if stack:
                    where = f"{soul.within(language)}, {ZONES[zone].within(language)}"
                    colon = " : " if language == "fr" else ": "
                    lines.append(
                        f"{where}{colon}{self._listing(stack, language)} ({seen.values[seat * PER_SEAT + zone]})."
                    )
        return [*lines, *self._rest(seen, language), self._hand(seen, language).plain.strip()]

    def notebook(self, view: View, language: Language) -> Text:
        seen, study = picture(view), Study(view)
        hidden = sum(cards for seat, cards in enumerate(seen.sizes) if seat != view.seat)
        sheet = Text()
        if language == "fr":
            sheet.append(
                f"Jamais vues : {size(study.unseen)} cartes (pioche {seen.pile}, mains cachées {hidden}).\n", "bold"
            )
        else:
            sheet.append(
                f"Unseen: {size(study.unseen)} cards (draw pile {seen.pile}, hidden hands {hidden}).\n", "bold"
            )
        if study.surely_held:
            held = self._listing(tuple(each(study.surely_held)), language)
            sheet.append(f"Sûrement en main : {held}.\n" if language == "fr" else f"Surely in hand: {held}.\n")
        for card in kinds(study.unseen):
            copies = count(study.unseen, card)
            sheet.append(f"  {NAMES[card].within(language)}{f' × {copies}' if copies > 1 else ''}\n", colour(card))
        return sheet

    def sentence(self, event: Event, view: View, language: Language) -> str | None:
        return sentence(event, language)

    def belief(self, belief: Belief, view: View, language: Language) -> str:
        return belief_sentence(belief, self.names, language)

    def question(self, view: View, language: Language) -> str:
        return QUESTIONS[picture(view).moment].within(language)

    def refusal(self, clause: str, language: Language) -> str | None:
        return REFUSALS.get(clause) if language == "fr" else None

    def _night(self, seen: Picture, language: Language) -> list[str]:
        """The night, the Character, and what he does not believe in."""
        fr = language == "fr"
        night = f"Nuit {seen.night} sur {NIGHTS}" if fr else f"Night {seen.night} of {NIGHTS}"
        if seen.character == NONE:
            return [f"{night}."]
        character = CHARACTERS[seen.character]
        who = character.name.within(language)
        if seen.marabout == IN_PLAY:
            who += f" + {CHARACTERS[MARABOUT].name.within(language)}"
        lines = [
            f"{night} : {who}, seuil {seen.goal}, {character.points} points."
            if fr
            else f"{night}: {who}, threshold {seen.goal}, {character.points} points."
        ]
        if character.protection is not None:
            family = FAMILIES[character.protection.family].within(language)
            found = character.protection.object.within(language)
            place = self.names[character.protection.place]
            zone = ZONE_OF[NAMES.index(place)]
            holders = [
                soul.within(language)
                for seat, soul in enumerate(SOULS)
                if NAMES.index(place) in seen.stacks[seat * PER_SEAT + zone]
            ]
            held = ", ".join(holders) or ("personne" if fr else "nobody")
            lines.append(
                f"Ne craint pas la famille {family} ; {found} ({place.within(language)}) : {held}."
                if fr
                else f"Not afraid of the {family} family; {found} ({place.within(language)}): {held}."
            )
        return lines

    def _pile(self, stack: Stack, language: Language) -> Text:
        """Bottom to top; the uncovered card stands out."""
        drawing = Text()
        for number, card in enumerate(stack):
            if number:
                drawing.append(" ▸ ", "grey50")
            name = NAMES[card].within(language)
            uncovered = number == len(stack) - 1
            drawing.append(f"[{name}]" if uncovered else name, f"bold {colour(card)}" if uncovered else colour(card))
        return drawing

    def _rest(self, seen: Picture, language: Language) -> list[str]:
        """Points, hands and limbo."""
        fr = language == "fr"
        lines = []
        for seat, soul in enumerate(SOULS):
            won = [
                found.name.within(language) for number, found in enumerate(CHARACTERS) if seen.won[seat] >> number & 1
            ]
            scored = ", ".join([*won, *(NAMES[card].within(language) for card in each(seen.scored[seat]))])
            so_far = f"{seen.points[seat]} points{f' ({scored})' if scored else ''}"
            who, cards = soul.within(language), seen.sizes[seat]
            several = "s" if cards > 1 else ""
            lines.append(
                f"{who} : {so_far}, {cards} carte{several} en main."
                if fr
                else f"{who}: {so_far}, {cards} card{several} in hand."
            )
        discard = self._listing(seen.discard, language) or "–"
        lines.append(
            f"Pioche : {seen.pile}. Défausse : {discard}. Zones cachées : {seen.zones.bit_count()}."
            if fr
            else f"Draw pile: {seen.pile}. Discard pile: {discard}. Hidden Zones: {seen.zones.bit_count()}."
        )
        return lines

    def _hand(self, seen: Picture, language: Language) -> Text:
        held = Text("Votre main : " if language == "fr" else "Your hand: ", "bold")
        for number, card in enumerate(each(seen.hand or 0)):
            held.append(", " if number else "").append(NAMES[card].within(language), f"bold {colour(card)}")
        return held.append("\n")

    def _listing(self, cards: Stack, language: Language) -> str:
        return ", ".join(NAMES[card].within(language) for card in cards)


def colour(card: Card) -> str:
    return ZONE_COLOURS[ZONE_OF[card]] if card >= FIRST_PLACE else FAMILY_COLOURS[FAMILY_OF[card]]


SCREEN = HantiseScreen()
