let lying = $state.raw<HTMLElement>()

/** What lies on the stage until one has seen it: nothing is said over it. */
export const staged = (): HTMLElement | undefined => lying

/** Of whatever lies there. */
export function onStage(element: HTMLElement): () => void {
  lying = element
  return () => {
    if (lying === element) lying = undefined
  }
}
