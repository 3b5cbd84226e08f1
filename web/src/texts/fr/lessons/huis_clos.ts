export const huisClos = {
  'lesson.huisClos.rule':
    'Un Innocent ne tue que s’il n’a *rien d’autre* à donner. La corde est chez vous : tous tenaient autre chose.',
  'lesson.huisClos.guilty': 'C’est {who}',
  'lesson.huisClos.cleared': 'Ce n’est pas {who}',
  'lesson.huis-clos.title': 'Apprendre Huis Clos : Innocent',
  'lesson.huis-clos.welcome':
    'Bonsoir. La neige bloque la route ; Lord Hamilton a été étranglé dans la Suite Bleue. L’un de vous quatre est *le Meurtrier*, et il tuera encore.',
  'lesson.huis-clos.role':
    'Vous êtes l’Inspecteur Worms, et *Innocent*. Vous gagnez en démasquant le Meurtrier, ou en survivant. Lui gagne s’il reste seul.',
  'lesson.huis-clos.draft':
    'Dans la Suite Bleue, chacun prend un indice en secret. La corde est une arme : chez vous, elle n’étranglera personne.',
  'lesson.huis-clos.draft.ask': 'Prenez la corde.',
  'lesson.huis-clos.go':
    'À chaque tour on change de lieu, sans distance ni dés. Georges est au Salon, seul avec ce qu’il y a pris.',
  'lesson.huis-clos.go.ask': 'Allez dans la Bibliothèque.',
  'lesson.huis-clos.search': 'Fouiller, c’est voir tous les indices du lieu et en gagner un.',
  'lesson.huis-clos.search.ask': 'Fouillez la Bibliothèque.',
  'lesson.huis-clos.take':
    'Voyez : le sécateur est ici. Mais un Innocent ne porte qu’une arme. L’éventail est à Lady Borrow : *on n’accuse quelqu’un qu’avec un indice à lui*.',
  'lesson.huis-clos.take.ask': 'Prenez l’éventail.',
  'lesson.huis-clos.keep':
    'Après la fouille vous pourriez détruire un indice, trois fois dans la partie. Rien ne presse.',
  'lesson.huis-clos.keep.ask': 'Gardez tout.',
  'lesson.huis-clos.observe':
    'Lady Borrow fouille là où vous êtes. Une fois par tour vous pouvez *observer* : elle devra vous montrer ce qu’elle gagne.',
  'lesson.huis-clos.observe.ask': 'Observez-la.',
  'lesson.huis-clos.saw':
    'Elle a pris *le sécateur*. Vous seul le savez ; votre mémoire l’a noté. Voici maintenant l’Urne, où chacun glisse un indice.',
  'lesson.huis-clos.urn':
    'Une arme mise dans l’Urne tue *tous ceux qui sont dans son lieu*. Un Innocent n’en joue pas là où quelqu’un se trouve. Donnez quelque chose d’inoffensif.',
  'lesson.huis-clos.urn.ask': 'Mettez l’éventail dans l’Urne.',
  'lesson.huis-clos.whose':
    'Le sécateur était dans l’Urne : Miss Peely, seule dans la Serre, est morte. Elle était Innocente. Relisez ce que vous avez vu.',
  'lesson.huis-clos.whose.ask': 'Qui est le Meurtrier ?',
  'lesson.huis-clos.whose.found':
    'Vous l’avez *vue* prendre l’arme, et elle avait de quoi s’en passer. Observer, c’est tout l’art des Innocents.',
  'lesson.huis-clos.lie':
    'Georges l’interroge : elle dit avoir mis *l’éventail*, que vous avez mis vous-même. Tous peuvent mentir ; sous chaque parole, *votre mémoire* dit si elle tient.',
  'lesson.huis-clos.back': 'Chacun reprend un indice de l’Urne, devant tous. Il vous faut celui de Lady Borrow.',
  'lesson.huis-clos.back.ask': 'Reprenez l’éventail.',
  'lesson.huis-clos.accuse':
    'Pour accuser : le *tour 5* au moins, être *dans son lieu*, tenir *un indice à elle*, et votre carte Accusation. Restez en vie jusque-là, et ne soyez jamais là où tue une arme qu’elle tient.',
  'lesson.huis-clos.win.true': 'En démasquant le Meurtrier, ou en survivant.',
  'lesson.huis-clos.win.false': 'En ramassant le plus d’indices.',
  'lesson.huis-clos.win.wrong': 'En détruisant toutes les armes.',
  'lesson.huis-clos.win.why': 'Une accusation juste gagne aussitôt ; sinon, il faut vivre jusqu’au bout.',
  'lesson.huis-clos.lose.true': 'En se trouvant là où frappe une arme de l’Urne.',
  'lesson.huis-clos.lose.false': 'En montrant ce que l’on gagne.',
  'lesson.huis-clos.lose.wrong': 'En accusant à tort une fois.',
  'lesson.huis-clos.lose.why': 'Une accusation fausse ne coûte qu’un indice et une carte ; une arme coûte la vie.',
  'lesson.huis-clos.begin.true': 'Voir beaucoup, et observer.',
  'lesson.huis-clos.begin.false': 'Accuser quelqu’un.',
  'lesson.huis-clos.begin.wrong': 'Prendre toutes les armes.',
  'lesson.huis-clos.begin.why': 'Ce que vous avez vu de vos yeux vous dira un jour qui ment.',
} as const
