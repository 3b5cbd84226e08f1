import { t } from '../../texts/texts.svelte'
import { nameOf, type At } from './situation'

/** For whom one waits, and why. */
export function waiting(at: At): { readonly says: string; readonly seat?: number } {
  const { asked, moment } = at.picture
  if (at.over) return { says: t('ha.bar.over') }
  if (at.question) return { says: t('ha.wait.sent') }
  if (asked < 0 || asked === at.seat) return { says: t('ha.wait.chance') }
  const name = nameOf(at, asked)
  switch (moment) {
    case 'main':
      return { says: t('ha.wait.turn', { name }), seat: asked }
    case 'scare':
    case 'name':
    case 'place':
    case 'reine':
    case 'devastate':
      return { says: t('ha.wait.scoring', { name }), seat: asked }
    default:
      return { says: t('ha.wait.effect', { name }), seat: asked }
  }
}
