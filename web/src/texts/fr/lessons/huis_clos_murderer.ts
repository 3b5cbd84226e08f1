export const huisClosMurderer = {
  'lesson.huisClos.own': 'Cet indice, {who} l’a mis de sa main, et l’a dit : vous seriez contredite sur-le-champ.',
  'lesson.huisClos.refuted': '{^who} sait que c’est faux',
  'lesson.huisClos.dead': '{^who} a mis l’autre, et *les morts ne disent rien*.',
  'lesson.huisClos.safe': 'Personne ne peut vous contredire',
  'lesson.huis-clos-murderer.title': 'Apprendre Huis Clos : Meurtrier',
  'lesson.huis-clos-murderer.welcome':
    'La même maison, le même soir, mais l’autre côté : vous êtes Lady Borrow, et *le Meurtrier*. Vous gagnez quand tous les autres sont morts, si personne ne vous démasque avant.',
  'lesson.huis-clos-murderer.draft':
    'On ne peut vous accuser qu’*avec un indice à vous*. Chacun de ceux que vous tenez est un danger de moins ; et personne ne voit ce que vous prenez.',
  'lesson.huis-clos-murderer.draft.ask': 'Prenez votre voilette.',
  'lesson.huis-clos-murderer.go':
    'Georges est au Salon, Worms à la Cuisine, Miss Peely dans la Serre. Qui fouille devant quelqu’un peut être *observé*. Allez où il n’y a personne.',
  'lesson.huis-clos-murderer.go.ask': 'Allez dans la Bibliothèque.',
  'lesson.huis-clos-murderer.search': 'Seule, et à l’abri des regards.',
  'lesson.huis-clos-murderer.search.ask': 'Fouillez la Bibliothèque.',
  'lesson.huis-clos-murderer.take':
    'Le *sécateur* tue dans la Serre. Il vous faut une arme dont le lieu tienne quelqu’un, *et pas vous* : Miss Peely s’y trouve.',
  'lesson.huis-clos-murderer.take.ask': 'Prenez le sécateur.',
  'lesson.huis-clos-murderer.keep':
    'Vous pourriez porter trois armes ; un Innocent, une seule. Rien à détruire pour l’instant.',
  'lesson.huis-clos-murderer.keep.ask': 'Gardez tout.',
  'lesson.huis-clos-murderer.urn':
    'Les autres ont donné. L’Urne se mélange avant de s’ouvrir : *rien ne dit qui a mis quoi*. Mais chacun connaît son propre indice.',
  'lesson.huis-clos-murderer.urn.ask': 'Mettez le sécateur dans l’Urne.',
  'lesson.huis-clos-murderer.asked':
    'Miss Peely est morte, et l’on parle. Georges et Worms disent ce qu’ils ont mis ; Georges vous demande *ce que vous*, vous avez mis. Relisez ce qu’ils ont dit. Mentir est permis ; se faire prendre, non.',
  'lesson.huis-clos-murderer.asked.ask': 'Que répondre, que nul ne puisse contredire ?',
  'lesson.huis-clos-murderer.asked.found':
    'Le bon mensonge est celui *que personne n’a pu voir*. Pour Georges, ce sera vous ou Worms ; pour Worms, vous ou Georges.',
  'lesson.huis-clos-murderer.leave':
    'Georges vous soupçonne tout de même. Chacun reprend un indice *devant tous* : reprendre l’arme, ce serait avouer. Elle restera dans la Serre.',
  'lesson.huis-clos-murderer.leave.ask': 'Reprenez la plume, et laissez le sécateur.',
  'lesson.huis-clos-murderer.after':
    'Il en reste deux à tuer. À trois, chacun se surveille : frappez quand deux mains ont pu le faire, jamais quand la vôtre est la seule. Dès le tour 5, on peut vous accuser.',
  'lesson.huis-clos-murderer.win.true': 'En tuant tous les autres.',
  'lesson.huis-clos-murderer.win.false': 'En accusant un Innocent.',
  'lesson.huis-clos-murderer.win.wrong': 'En survivant jusqu’au dernier tour.',
  'lesson.huis-clos-murderer.win.why': 'Si le dernier tour passe et qu’un Innocent vit encore, c’est lui qui gagne.',
  'lesson.huis-clos-murderer.lose.true': 'En étant accusée juste, ou en manquant de temps.',
  'lesson.huis-clos-murderer.lose.false': 'En mentant.',
  'lesson.huis-clos-murderer.lose.wrong': 'En laissant une arme dans un lieu.',
  'lesson.huis-clos-murderer.lose.why':
    'Tous peuvent mentir. Une accusation juste finit tout ; les tours sont comptés.',
  'lesson.huis-clos-murderer.begin.true': 'Prendre une arme là où personne ne regarde.',
  'lesson.huis-clos-murderer.begin.false': 'Tuer dès que l’on peut.',
  'lesson.huis-clos-murderer.begin.wrong': 'Suivre un autre de lieu en lieu.',
  'lesson.huis-clos-murderer.begin.why':
    'Une arme vue dans votre main vous nomme le jour où elle tue. La patience est la vôtre.',
} as const
