/** Why the rules of Hantise refuse something, by what the house says. */
export const hantiseReasons: Readonly<Record<string, string>> = {
  'the effect of the Monster just played comes first: use it or decline it':
    'L’effet du monstre que vous venez de jouer passe d’abord : servez-vous-en, ou renoncez.',
  'the next Character is being revealed': 'Le personnage suivant est en train de paraître.',
  'a Zone card is being revealed': 'Une carte Zone est en train d’être révélée.',
  'a card is being drawn': 'Une carte est en train d’être piochée.',
  'winning is not optional: choose the winning apparition':
    'On ne peut pas refuser de gagner : choisissez l’apparition gagnante.',
  'the winner of the night names one of his apparitions': 'Qui gagne la nuit désigne une de ses apparitions.',
  'the winner of the night scores a Place of the winning apparition':
    'Qui gagne la nuit marque un lieu de l’apparition gagnante.',
  'the winner of the night may score a Reine of the winning apparition':
    'Qui gagne la nuit peut marquer une Reine de l’apparition gagnante.',
  'devastate, or be done': 'Dévastez, ou restez-en là.',
  'that apparition does not reach the threshold': 'Cette apparition n’atteint pas le seuil.',
  'the captured Monster joins one of your own apparitions': 'Le monstre capturé rejoint une de vos apparitions.',
  'the opponent has no uncovered Place there': 'En face, aucun lieu n’y est découvert.',
  'you have no apparition there': 'Vous n’avez pas d’apparition dans cette zone.',
  'score a Place of the winning apparition': 'Marquez un lieu de l’apparition gagnante.',
  'that Reine is not in the winning apparition': 'Cette Reine n’est pas dans l’apparition gagnante.',
  'you do not own that combination, or have already used it tonight':
    'Vous n’avez pas ce groupe de personnages, ou il a déjà servi cette nuit.',
  'a Character is revealed when a night is opened': 'Un personnage paraît quand une nuit commence.',
  'a Zone is revealed when a night is opened, or because of a Serviteur':
    'Une zone est révélée quand une nuit commence, ou à cause d’un Serviteur.',
  'one card is drawn at the start of a turn': 'On pioche une carte au début du tour.',
  'a Serviteur moves the Character only when it is played from the hand':
    'Un Serviteur ne chasse le personnage que s’il est joué de la main.',
  'an Assommeur strikes only when it is played from the hand': 'Un Assommeur ne frappe que s’il est joué de la main.',
  'a Chatouilleur captures only when it is played from the hand':
    'Un Chatouilleur ne capture que s’il est joué de la main.',
  'a Squatteur captures only when it is played from the hand': 'Un Squatteur ne capture que s’il est joué de la main.',
  'a Reine captures only when she is played from the hand': 'Une Reine ne capture que si elle est jouée de la main.',
  'there is no effect to decline': 'Il n’y a aucun effet auquel renoncer.',
  'a night is won at the scare check, not in the middle of a turn':
    'Une nuit se gagne au début du tour, pas pendant.',
  'cards are scored at the end of a night': 'On marque des cartes à la fin d’une nuit.',
  'devastation comes at the end of a night': 'Une dévastation vient à la fin d’une nuit.',
  'a Monster is added to one of your apparitions: you have none there':
    'Un monstre rejoint une de vos apparitions : il faut d’abord y poser un lieu.',
  'there is no uncovered Monster there': 'Aucun monstre n’y est découvert.',
  'she captures Monsters of her own family, onto another apparition':
    'La Reine capture des monstres de sa famille, pour une autre apparition.',
  'Places alone scare nobody: a Monster is missing there': 'Des lieux seuls ne font peur à personne : il y manque un monstre.',
  'you do not hold that card': 'Cette carte n’est pas dans votre main.',
  'one card is changed a turn': 'On ne change qu’une carte par tour.',
  'the Character is protected from that family, and you do not hold the object':
    'Le personnage ne croit pas à cette famille, et vous n’avez pas l’objet qui lui ouvre les yeux.',
  'an Assommeur does not strike itself': 'Un Assommeur ne s’assomme pas lui-même.',
  "the opponent's Monster is captured first, then one of your own":
    'Le monstre d’en face est capturé d’abord, puis un des vôtres.',
  'she captures neither herself nor what she has just captured':
    'La Reine ne capture ni elle-même, ni ce qu’elle vient de capturer.',
  'only a Monster that you are forbidden to play may be changed':
    'On ne change qu’un monstre que l’on n’a pas le droit de jouer.',
}
