/** What the page says to the worker that carries its house: `worker/carrier.py` reads it. */
export type ToHouse =
  | { readonly type: 'ask'; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly type: 'call'; readonly line: number }
  | { readonly type: 'say'; readonly line: number; readonly text: string }
  | { readonly type: 'hang-up'; readonly line: number }

/** What the house says. */
export type FromHouse =
  | { readonly type: 'answer'; readonly id: number; readonly ok: boolean; readonly body: string }
  | { readonly type: 'told'; readonly line: number; readonly text: string }

/** How far the house is: loading so many bytes, open, open in another tab, or not to be opened. */
export type Opening =
  | { readonly type: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly type: 'open' }
  | { readonly type: 'elsewhere' }
  | { readonly type: 'failed'; readonly reason: string }
