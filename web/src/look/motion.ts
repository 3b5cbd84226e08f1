/** How long such a motion takes now, in milliseconds. */
export const lasting = (token: '--d-step' | '--d-show'): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || 0

/** Motion is never waited for: this jumps to its end. What goes on for ever is let be. */
export function finishMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}
