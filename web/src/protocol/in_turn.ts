let last: Promise<unknown> = Promise.resolve()

/** Requests that change a table are made in the order in which they were asked for, each when the one before is answered. */
export function inTurn<Reply>(request: () => Promise<Reply>): Promise<Reply> {
  const mine = last.then(request)
  last = mine.catch(() => {})
  return mine
}
