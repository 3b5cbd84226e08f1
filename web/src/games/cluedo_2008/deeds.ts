import { t } from '../../texts/texts.svelte'
import { suspectName } from '../mansion/mansion'
import type { OwnDeeds } from '../mansion/table/deeds'
import { edition } from './edition'
import { butlerName, powerName } from './plays'

/** What can be done in this house alone, by whoever plays the suspect. */
export const ownDeeds =
  (suspect: string): OwnDeeds =>
  (verb, part) => {
    switch (verb) {
      case 'play':
        return t('c8.way.play', { card: butlerName(part) })
      case 'power':
        return t('c8.way.power', { power: powerName(suspect) })
      case 'send':
        return t('c8.way.send', { who: suspectName(edition.mansion, part).name })
      case 'look':
        return t('c8.way.look')
      case 'draw':
        return t('c8.way.draw')
      case 'decline':
        return t('c8.way.leave')
      case 'cannot':
        return t('c8.way.cannot')
      default:
        return undefined
    }
  }
