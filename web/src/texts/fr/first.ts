export const first = {
  'first.label': 'Explication',
  'first.begin': 'On met la table pour votre première partie de {game}…',
  'first.read': 'Compris',
  'first.more': 'Suite ({n})|Suite ({n})',
  'first.skip': 'Sans explications',

  'first.cluedo.welcome':
    'Bienvenue au manoir. Un suspect, une arme et un lieu sont cachés dans l’étui : *trouvez-les par élimination*. Vos propres cartes n’y sont pas, votre feuille les barre déjà.',
  'first.cluedo.roll':
    'Lancez les dés : leur total est le nombre de cases que vous marchez. Le but est d’entrer dans une pièce.',
  'first.cluedo.go':
    'Touchez une pièce ou une case éclairée : le chemin s’affiche avant le pas. Pour entrer, *les points de trop sont perdus, sans dommage*.',
  'first.cluedo.passage': 'Cette pièce a un passage secret : il mène au coin opposé, sans dés.',
  'first.cluedo.stay': 'Vous êtes dans une pièce : vous pouvez y rester et y faire une nouvelle hypothèse.',
  'first.cluedo.suggest':
    'Une hypothèse nomme un suspect, une arme, et *la pièce où vous êtes*. Les autres répondent à tour de rôle ; le premier qui le peut vous montre une carte.',
  'first.cluedo.shown':
    'Une carte rien que pour vous. Elle n’est donc pas dans l’étui : votre feuille l’a notée, avec un œil.',
  'first.cluedo.nobody':
    'Personne n’a rien à montrer ! Ce que vous avez nommé et ne tenez pas vous-même *est dans l’étui*.',
  'first.cluedo.show':
    'On vous interroge : montrez une des cartes nommées. Seul celui qui demande la verra. Montrer deux fois la même en dit le moins.',
  'first.cluedo.overheard':
    'Vous ne voyez pas quelle carte est passée, mais vous savez *qui a montré* : une des trois est dans sa main. La feuille s’en souvient.',
  'first.cluedo.accuse':
    'Les trois sont certaines ? Accusez, à votre tour. *Une seule fois dans la partie* : mieux vaut un tour de plus qu’une erreur.',
  'first.cluedo.wrong':
    'Accusation fausse : ce joueur ne joue plus, mais ses cartes répondent toujours. Et ce trio-là est exclu pour tous.',

  'first.super_cluedo.welcome':
    'Un grand manoir, un jardin, dix suspects. Trois cartes sont dans l’étui : *qui, avec quoi, où ?* Trouvez-les par élimination.',
  'first.super_cluedo.roll': 'Lancez les dés et marchez. Ici on traverse les pièces, et on passe par les fenêtres.',
  'first.super_cluedo.go': 'Touchez une pièce ou une case éclairée : le chemin et son prix s’affichent avant le pas.',
  'first.super_cluedo.passage': 'Un passage secret part d’ici : sans dés, dans le sens de la flèche.',
  'first.super_cluedo.spy':
    'Une loupe est à portée : *arrêtez-vous-y* et quelqu’un devra vous laisser voir une carte. Vous marcherez ensuite avec les points qui restent.',
  'first.super_cluedo.watch':
    'Qui espionner ? Cette personne choisit la carte qu’elle vous laisse voir : n’importe laquelle de sa main.',
  'first.super_cluedo.seen': 'Une carte, en secret. Votre feuille la note : elle n’est pas dans l’étui.',
  'first.super_cluedo.spied': 'Quelqu’un a vu une carte d’un autre. Laquelle, eux seuls le savent.',
  'first.super_cluedo.suggest':
    'Nommez un suspect et une arme, dans le lieu où vous êtes. Ici *tous les autres répondent*, pas seulement le premier : une hypothèse vous en apprend beaucoup.',
  'first.super_cluedo.elsewhere':
    'La prochaine se fera ailleurs : pas deux hypothèses de suite au même endroit.',
  'first.super_cluedo.shown': 'Une preuve, pour vos yeux. Les suivants répondront aussi.',
  'first.super_cluedo.show':
    'Vous tenez une des cartes nommées : montrez-en une. Les autres verront seulement que vous avez répondu.',
  'first.super_cluedo.accuse':
    'Quand vous savez, accusez : *par écrit et en secret*. Fausse, votre accusation n’apprend rien aux autres, mais vous ne jouez plus.',

  'first.cluedo_2008.welcome':
    'Une villa, six invités, neuf pièces et une piscine. Trois cartes sont dans l’étui ; *les cartes en trop flottent dans la Piscine*. Et l’horloge tourne.',
  'first.cluedo_2008.roll': 'Lancez : un dé ordinaire et un dé spécial. Un « ? » fait piocher une carte Intrigue.',
  'first.cluedo_2008.go':
    'Touchez où aller. Rien n’oblige à user tous les points ; s’arrêter sur une case « ? » fait piocher, et finit le tour.',
  'first.cluedo_2008.butler':
    'Une carte Majordome : gardez-la, elle se joue une fois, *au moment écrit dessus*. Elle s’éclaire quand ce moment vient.',
  'first.cluedo_2008.time':
    'Une carte Temps : l’horloge avance. *Qui pioche la huitième meurt* ; la carte est remélangée, et cela recommence.',
  'first.cluedo_2008.murdered':
    'L’horloge a sonné : cet invité est mort, sa main est étalée. Pour tous les autres, voilà bien des croix sur la feuille.',
  'first.cluedo_2008.suggest':
    'Un suspect, une arme, la pièce où vous êtes. Le premier à gauche qui le peut vous montre une carte.',
  'first.cluedo_2008.shown': 'Une carte pour vos yeux : elle n’est pas dans l’étui.',
  'first.cluedo_2008.show': 'On vous interroge : montrez une carte nommée, à celui qui demande seulement.',
  'first.cluedo_2008.offered':
    'Votre pion a été appelé ailleurs : en échange, vous pouvez piocher une carte Intrigue. Un cadeau, ou l’horloge.',
  'first.cluedo_2008.play':
    'Une de vos cartes Majordome peut se jouer maintenant. Rien ne presse : elle peut attendre mieux.',
  'first.cluedo_2008.power': 'Votre personnage a un Pouvoir, *une seule fois par partie*. C’est possible maintenant.',
  'first.cluedo_2008.pool':
    'À la Piscine, vous pouvez regarder les cartes qui restent de la donne : elles ne sont pas dans l’étui.',
  'first.cluedo_2008.accuse': 'On n’accuse *qu’à la Piscine*, et une seule fois dans la partie.',

  'first.huis_clos.innocent':
    'La neige bloque la route, et l’un de vous est le Meurtrier. *Vous êtes Innocent* : survivez, et accusez-le. Il vous faudra pour cela un indice à son nom.',
  'first.huis_clos.murderer':
    'La neige bloque la route, et *le Meurtrier, c’est vous*. Personne ne le sait. Tuez par l’Urne, brouillez les pistes, et ne vous laissez pas accuser.',
  'first.huis_clos.draft':
    'Voici ce qui reste dans la Suite Bleue : prenez un indice. Le suivant verra le reste, sans savoir ce que vous avez pris.',
  'first.huis_clos.go':
    'Allez dans un autre lieu, où vous voulez : il n’y a pas de distance. Ce que vous y ferez dépend de ce qui s’y trouve, et de qui s’y trouve.',
  'first.huis_clos.search':
    'Fouiller : vous voyez *tous les indices du lieu* et en gagnez un. Votre carnet garde ce que vous y avez vu.',
  'first.huis_clos.found':
    'Choisissez l’indice que vous gagnez. Un Innocent ne garde qu’une arme ; trois indices en main, et il faut troquer ou détruire.',
  'first.huis_clos.destroy':
    'Vous pouvez détruire un indice de votre main : il est posé face visible et quitte le jeu. Trois au plus dans la partie ; jamais une arme, ni un indice à votre nom.',
  'first.huis_clos.observe':
    'Quelqu’un agit près de vous : voulez-vous observer ? Vous verriez ce qu’il gagne. Une fois par tour seulement.',
  'first.huis_clos.exchange': 'Échanger de force : vous donnez un indice à quelqu’un d’ici et en tirez un de sa main.',
  'first.huis_clos.accuse':
    'Pour accuser, il faut *un indice de la personne accusée*. Juste, vous gagnez ; faux, l’indice est perdu et elle garde votre carte Accusation.',
  'first.huis_clos.urn':
    'L’Urne passe : chacun y glisse un indice, en secret. *Une arme mise là tue* tous ceux qui se trouvent dans le lieu qu’elle désigne.',
  'first.huis_clos.opened':
    'L’Urne s’ouvre : on voit ce qu’elle contient, pas qui l’a mis. Comparez avec ce que vous saviez des mains.',
  'first.huis_clos.died': 'Quelqu’un est mort. Ses indices restent sur place, et son rôle est montré.',
  'first.huis_clos.back': 'Chacun reprend un indice dans l’Urne, devant tout le monde. Retenez qui prend quoi.',
  'first.huis_clos.confrontation':
    'Il ne reste que deux vivants, et chacun sait lequel est le Meurtrier : *la Confrontation*. Le premier dont l’arme frappe gagne.',

  'first.hantise.welcome':
    'Vous êtes une âme en peine. Chaque nuit, un membre de la famille est là : *effrayez-le avant l’autre âme*. Sept nuits, puis on compte les points.',
  'first.hantise.zone':
    'Le personnage est dans cette zone, qui s’éclaire : c’est là que vos Apparitions valent le plus.',
  'first.hantise.play':
    'Jouez autant de cartes que vous voulez. *Un Lieu commence une Apparition*, les Monstres se posent dessus. Le compteur montre la valeur avant que vous jouiez.',
  'first.hantise.played':
    'Si votre Apparition atteint encore le seuil *au début de votre prochain tour*, le personnage s’enfuit et la nuit est à vous. L’autre a donc un tour pour répondre.',
  'first.hantise.effect':
    'Chaque Monstre a un effet en arrivant : chasser, assommer, rappeler, squatter ou capturer. Vous pouvez aussi vous en passer.',
  'first.hantise.change':
    'Ce personnage est insensible à l’un de vos Monstres : vous pouvez l’échanger contre une carte de la pioche, une fois par tour.',
  'first.hantise.fold':
    'Vous pouvez vous coucher : la nuit va à l’autre, mais vous complétez *votre main à cinq cartes*. Parfois, c’est sage.',
  'first.hantise.folded': 'Une âme se couche : la nuit est à l’autre. Elle aura plus de cartes à la suivante.',
  'first.hantise.end': 'Rien d’autre à jouer ? Finissez le tour. Les cartes gardées servent à répondre.',
  'first.hantise.won':
    'Le personnage est effrayé : il rapporte ses points. L’Apparition gagnante rapporte aussi un Lieu ou une Reine.',
  'first.hantise.score':
    'Choisissez ce que votre Apparition vous rapporte : un Lieu vaut sa terreur, une Reine un point.',
  'first.hantise.marabout':
    'La pioche est vide : *le Marabout* entre. Le seuil monte de deux, et qui gagne cette nuit l’emporte avec le personnage.',
} as const
