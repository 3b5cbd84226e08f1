export const howto = {
  how: 'Comment jouer',
  'how.title': 'Comment jouer à {game}',
  'how.brief': 'six images, deux minutes',
  'how.for': 'de {least} à {most} personnes, {minutes} minutes environ',
  'how.for.just': 'à {n}, {minutes} minutes environ',
  'how.rule': 'la règle',
  'how.rule.of': 'La règle {clause}',
  'how.exact': 'Les règles exactes',
  'how.between': 'entre eux deux',
  'how.learn': 'Apprendre en jouant',
  'how.play': 'Jouer',
  'how.cluedo.1': 'Trois cartes sont cachées',
  'how.cluedo.1.says':
    'Qui a tué le docteur Lenoir, avec quoi, et où ? Trois cartes attendent dans l’étui ; toutes les autres sont dans les mains.',
  'how.cluedo.2': 'Entrez dans une pièce',
  'how.cluedo.2.says': 'Lancez les dés et gagnez une porte. D’un coin à l’autre, un passage secret remplace les dés.',
  'how.cluedo.3': 'Faites une hypothèse',
  'how.cluedo.3.says':
    'Nommez un suspect et une arme dans la pièce où vous êtes : pion et arme vous y rejoignent. Vos propres cartes sont permises.',
  'how.cluedo.4': 'On vous montre une carte',
  'how.cluedo.4.says':
    'En partant de votre gauche, le premier qui tient l’une des trois vous en montre une, à vous seul. Qui n’a rien le dit : c’est aussi un indice.',
  'how.cluedo.5': 'Notez et déduisez',
  'how.cluedo.5.says':
    'La feuille retient qui tient quoi. Si personne ne peut tenir Olive, vous non plus, Olive est dans l’étui.',
  'how.cluedo.6': 'Accusez, une seule fois',
  'how.cluedo.6.says': 'Juste, vous gagnez. Faux, vous ne jouez plus, mais vous montrez toujours vos cartes.',
  'how.super_cluedo.1': 'Dix suspects, douze lieux',
  'how.super_cluedo.1.says': 'Une carte de chaque sorte est dans l’étui : à vous de la trouver parmi trente.',
  'how.super_cluedo.2': 'Tout le monde part du Hall',
  'how.super_cluedo.2.says':
    'Les dés mènent de lieu en lieu ; traverser une pièce ne coûte qu’un point, et le Hall n’est jamais le lieu du crime.',
  'how.super_cluedo.3': 'Espionnez en chemin',
  'how.super_cluedo.3.says':
    'Arrêtez-vous sur une loupe : un adversaire de votre choix vous laisse voir une carte, puis vous continuez.',
  'how.super_cluedo.4': 'Proposez là où vous entrez',
  'how.super_cluedo.4.says': 'Un suspect et une arme vous rejoignent. Jamais deux fois de suite dans le même lieu.',
  'how.super_cluedo.5': 'Tout le monde répond',
  'how.super_cluedo.5.says':
    'Chaque joueur, l’un après l’autre, vous montre une carte s’il en tient une : vous pouvez en voir plusieurs.',
  'how.super_cluedo.6': 'Accusez par écrit',
  'how.super_cluedo.6.says':
    'Où que soit votre pion, une fois dans la partie. Les autres ne lisent votre papier que s’il est juste.',
  'how.cluedo_2008.1': 'L’étui, et la Piscine',
  'how.cluedo_2008.1.says': 'Les cartes qui ne se partagent pas attendent dans la Piscine : passez les regarder.',
  'how.cluedo_2008.2': 'Bougez à chaque tour',
  'how.cluedo_2008.2.says':
    'On quitte sa pièce à chaque tour, par les dés ou un passage. Un point d’interrogation fait piocher.',
  'how.cluedo_2008.3': 'Une hypothèse finit le tour',
  'how.cluedo_2008.3.says': 'Nommez un invité et une arme là où vous êtes ; le premier qui peut vous montre une carte.',
  'how.cluedo_2008.4': 'Le Majordome et le Temps',
  'how.cluedo_2008.4.says':
    'Une carte Majordome se garde et se joue au bon moment. La huitième carte Temps tue qui la pioche.',
  'how.cluedo_2008.5': 'Votre Pouvoir',
  'how.cluedo_2008.5.says': 'Chaque invité en a un, une seule fois dans la partie.',
  'how.cluedo_2008.6': 'Accusez dans la Piscine',
  'how.cluedo_2008.6.says': 'Au tour où l’on accuse, on ne propose pas. Faux, vous ne faites plus que répondre.',
  'how.huis_clos.1': 'Innocent ou Meurtrier',
  'how.huis_clos.1.says':
    'Votre rôle est secret. Une personne, une seule, gagnera : l’Innocent qui démasque, ou le Meurtrier qui les tue tous.',
  'how.huis_clos.2': 'Fouillez',
  'how.huis_clos.2.says':
    'À votre tour, changez de lieu, regardez tous ses indices, et prenez-en un. Vous en tenez trois au plus.',
  'how.huis_clos.3': 'Observez',
  'how.huis_clos.3.says': 'Une fois par tour, si vous êtes dans la même pièce, vous voyez l’indice qu’un autre gagne.',
  'how.huis_clos.4': 'L’Urne',
  'how.huis_clos.4.says':
    'Chacun y glisse un indice, en secret. Une arme qui en sort tue tous ceux qui sont dans son lieu.',
  'how.huis_clos.5': 'Qui a tué ?',
  'how.huis_clos.5.says':
    'Un Innocent ne joue pas d’arme là où quelqu’un se tient : une arme qui tue vient presque toujours du Meurtrier. Qui l’avait prise ?',
  'how.huis_clos.6': 'J’accuse !',
  'how.huis_clos.6.says':
    'À mi-partie, dans la pièce de l’accusé, avec un indice à lui. Juste, vous gagnez ; faux, il prend votre carte.',
  'how.hantise.1': 'Sept nuits, sept visiteurs',
  'how.hantise.1.says': 'Chaque nuit, quelqu’un vient dans la maison, avec un seuil de peur. Qui l’effraie l’emporte.',
  'how.hantise.2': 'Un lieu, puis des monstres',
  'how.hantise.2.says':
    'Une apparition commence par un lieu, dans sa zone ; empilez-y ensuite les monstres que vous voulez.',
  'how.hantise.3': 'Là où est le visiteur',
  'how.hantise.3.says': 'L’apparition de cette zone compte deux de plus. Un Serviteur peut le faire changer d’étage.',
  'how.hantise.4': 'Cinq monstres, cinq tours',
  'how.hantise.4.says':
    'En jouant un monstre, vous pouvez user de son effet : chasser, assommer, rappeler, prendre un lieu, prendre sa famille.',
  'how.hantise.5': 'Tenez jusqu’à votre tour',
  'how.hantise.5.says':
    'Atteindre le seuil ne suffit pas : l’autre a un tour pour vous défaire. Une carte couverte est à l’abri.',
  'how.hantise.6': 'Marquez la nuit',
  'how.hantise.6.says':
    'Le visiteur, un lieu de la pile, et une Reine si elle y est. Après sept nuits, le plus haut total gagne.',
} as const
