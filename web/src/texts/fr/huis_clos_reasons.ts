/** Why the rules of Huis Clos refuse something, by what the house says. */
export const huisClosReasons: Readonly<Record<string, string>> = {
  'dead players tell nothing': 'Les morts ne disent rien.',
  'before the first turn you take one of the clues left in the Blue Suite':
    'Avant le premier tour, on prend un des indices qui restent dans la Suite Bleue.',
  'an Investigation begins with a move to another Place': 'Une enquête commence par aller dans un autre lieu.',
  'you have moved: search, exchange by force or accuse': 'Vous êtes sur place : fouillez, échangez de force ou accusez.',
  'say whether you observe before anything else happens': 'Dites d’abord si vous observez.',
  'you have searched: you must gain one of the clues of the Place': 'Qui fouille doit gagner un des indices du lieu.',
  'you have taken a clue: destroy one of your hand, or keep them all':
    'Vous avez pris un indice : détruisez-en un de votre main, ou gardez tout.',
  'you must destroy one of the clues of the Place': 'Il faut détruire un des indices du lieu.',
  'choose a clue of your hand to give': 'Choisissez dans votre main l’indice à donner.',
  'the clue is being drawn blindly': 'L’indice se tire à l’aveugle.',
  'put one clue of your hand into the Urn': 'Glissez un indice de votre main dans l’Urne.',
  'take one of the clues shown': 'Reprenez un des indices montrés.',
  'that Place offers you no action, and another one does': 'Rien à faire dans ce lieu, et un autre offre une action.',
  'you do not hold that clue of the accused': 'Pour accuser, il faut tenir un indice de la personne accusée.',
  'an Innocent may not end a Search with two weapons': 'Un Innocent ne peut finir une fouille avec deux armes.',
  'that clue is not among those you may destroy': 'Cet indice n’est pas de ceux que vous pouvez détruire.',
  'if you cannot help killing, play the weapon that kills fewest':
    'Si vous ne pouvez éviter de tuer, jouez l’arme qui tue le moins de monde.',
  'an Innocent who holds a weapon takes a character clue as long as there is one':
    'Un Innocent qui tient une arme reprend un indice de personnage tant qu’il en reste.',
  'that clue does not lie in the Blue Suite': 'Cet indice n’est pas dans la Suite Bleue.',
  "this is another player's Investigation": 'C’est l’enquête de quelqu’un d’autre.',
  'you do not hold that clue': 'Cet indice n’est pas dans votre main.',
  'nothing is destroyed in a forced exchange': 'On ne détruit rien pendant un échange de force.',
  'choose what you give before the draw': 'Choisissez ce que vous donnez avant de tirer.',
  'only a clue that the victim held before the exchange can be drawn':
    'On ne tire qu’un indice que la victime tenait avant l’échange.',
  'you must move to another Place than the one you are in': 'Vous y êtes déjà : il faut changer de lieu.',
  'that Place is closed': 'Ce lieu est fermé pour de bon.',
  'with two weapons an Innocent must go where most clues lie':
    'Avec deux armes en main, un Innocent doit aller là où il y a le plus d’indices.',
  'one move an Investigation': 'Un seul déplacement par enquête.',
  'you may pass only where no Place offers you a Search or an exchange':
    'On ne passe que si aucun lieu n’offre une fouille ou un échange.',
  'there is no clue in this Place': 'Il n’y a plus d’indice dans ce lieu.',
  'a clue is destroyed only as part of a Search': 'On ne détruit un indice qu’en fouillant.',
  'nobody accuses in the Confrontation': 'On n’accuse pas pendant la Confrontation.',
  'with two weapons an Innocent must search and swap one of them':
    'Avec deux armes en main, un Innocent doit fouiller et en troquer une.',
  'that player holds no clue': 'Cette personne n’a aucun indice en main.',
  'nobody accuses before turn {n}': 'On n’accuse pas avant le tour {n}.',
  'you have no Accusation card': 'Vous n’avez plus de carte Accusation.',
  'the accused must be another player in the Place you have come to':
    'On n’accuse que quelqu’un qui se trouve dans le même lieu.',
  'gain a clue first': 'Gagnez d’abord un indice.',
  'that clue does not lie in this Place': 'Cet indice n’est pas dans ce lieu.',
  'the clue gained must be a character clue, since there is one':
    'Il faut prendre un indice de personnage, puisqu’il y en a un.',
  'with fewer than three clues you take one': 'Avec moins de trois indices en main, on en prend un sans rien laisser.',
  'there are only weapons here: swap yours for one of them':
    'Il n’y a que des armes ici : troquez la vôtre contre l’une d’elles.',
  "in the Confrontation nothing of one's hand is destroyed":
    'Pendant la Confrontation, on ne détruit rien de sa main.',
  'with fewer than three clues, take one first and destroy afterwards':
    'Avec moins de trois indices en main, prenez d’abord, détruisez ensuite.',
  'you have gained your one clue': 'Vous avez déjà gagné votre indice.',
  'you have destroyed three clues already': 'Vous avez déjà détruit trois indices.',
  'you may not destroy a clue of your own Character': 'On ne détruit pas un indice de son propre personnage.',
  'you may not play the weapon of the Place you are in': 'On ne joue pas l’arme du lieu où l’on se trouve.',
  'an Innocent may not play a weapon that would kill': 'Un Innocent ne peut pas jouer une arme qui tuerait.',
  'that clue is not among those shown': 'Cet indice n’est pas parmi ceux qui sont montrés.',
  'a forced exchange takes three clues in hand': 'Il faut trois indices en main pour échanger de force.',
  'the victim of an exchange is another player in this Place':
    'On n’échange de force qu’avec quelqu’un du même lieu.',
  'with two weapons an Innocent must swap one of them': 'Avec deux armes en main, un Innocent doit en troquer une.',
  'in the Confrontation a searcher with three clues swaps one':
    'Pendant la Confrontation, qui fouille avec trois indices en troque un.',
  'with three clues, swap one, or take one and destroy one':
    'Avec trois indices en main : troquez-en un, ou prenez et détruisez.',
}
