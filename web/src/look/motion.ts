/** As in `tokens.css` and `base.css`: asked of the page it would have to be styled anew first, in the middle of a move. */
const LASTING = {
  full: { '--d-step': 70, '--d-show': 240 },
  brief: { '--d-step': 35, '--d-show': 120 },
  none: { '--d-step': 0, '--d-show': 0 },
} as const

/** How long such a motion takes now, in milliseconds. */
export function lasting(token: '--d-step' | '--d-show'): number {
  const { motion } = document.documentElement.dataset
  return LASTING[motion === 'brief' || motion === 'none' ? motion : 'full'][token]
}

/** Motion is never waited for: this jumps to its end. What goes on for ever is let be. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
