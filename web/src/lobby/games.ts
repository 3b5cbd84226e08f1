export const playerRange = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least}–${most}`
