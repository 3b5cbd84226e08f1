import type { Player } from './player.svelte'

/** ← → a move, with Shift a turn; Page Up and Down a key moment; Home, End; Space plays; 0 all cards, digits the eyes. True if the key was for us. */
export function pressed(
  event: KeyboardEvent,
  player: Player,
  seats: number,
  look: (eyes: number | null) => void,
  leap: (by: 1 | -1) => void,
): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : undefined
  if (target?.closest('dialog, input, [role=radiogroup], [role=tablist], [role=grid]')) return false
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
  if (by) {
    player.pause()
    if (event.shiftKey) player.turn(by)
    else player.step(by)
  } else if (event.key === 'PageUp' || event.key === 'PageDown') leap(event.key === 'PageDown' ? 1 : -1)
  else if (event.key === 'Home' || event.key === 'End') {
    player.pause()
    player.seek(event.key === 'Home' ? 0 : Infinity)
  } else if (event.key === ' ' && !target?.closest('button, a')) player.toggle()
  else if (digit === '0') look(null)
  else if (digit && Number(digit) <= seats) look(Number(digit) - 1)
  else return false
  return true
}
