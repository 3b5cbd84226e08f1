/** The card of the hand that is pointed at: the meters show what it would do. */
let card = $state<string>()

export const pointedAt = (): string | undefined => card
export const pointAt = (next: string | undefined): void => {
  card = next
}
