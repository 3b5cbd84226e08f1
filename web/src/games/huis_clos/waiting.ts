import { t } from '../../texts/texts.svelte'
import { theName, isAlive, isYou, placeName, type At } from './situation'

export interface Wait {
  readonly says: string
  /** Who is waited for. */
  readonly seat?: number
}

/** For whom everybody waits, and why. */
export function waiting(at: At): Wait {
  const { asked, player, pawns, victim, turn } = at.picture
  if (at.over) return { says: t('hc.bar.over') }
  if (at.question) return { says: t('hc.wait.sent') }
  if (at.seat !== null && !isAlive(at, at.seat) && (asked < 0 || isYou(at, asked))) return { says: t('hc.wait.dead') }
  if (asked < 0) return { says: t('hc.wait.nobody') }
  const name = theName(at, asked)
  const place = pawns[player]
  const wait = (says: string): Wait => ({ says, seat: asked })

  if (!turn) return wait(t('hc.wait.draft', { name }))
  for (let i = at.entries.length - 1; i >= 0; i--) {
    switch (at.entries[i]?.event) {
      case 'UrnOpened':
        return wait(t('hc.wait.takeBack', { name }))
      case 'ResolutionBegan':
        return wait(t('hc.wait.deposit', { name }))
      case 'ExchangeAnnounced':
      case 'SearchAnnounced':
        if (asked !== player)
          return wait(
            isYou(at, player)
              ? t('hc.wait.observe.you', { name })
              : t('hc.wait.observe', { name, whom: theName(at, player) }),
          )
        if (victim !== null)
          return wait(
            isYou(at, victim)
              ? t('hc.wait.exchange.you', { name })
              : t('hc.wait.exchange', { name, whom: theName(at, victim) }),
          )
        return wait(t('hc.wait.find', { name, place: place ? placeName(place).the : '' }))
      case 'Moved':
      case 'Stayed':
        return wait(t('hc.wait.deed', { name, place: place ? placeName(place).in : '' }))
      case 'InvestigationBegan':
        return wait(t('hc.wait.go', { name }))
    }
  }
  return { says: t('hc.wait.nobody') }
}
