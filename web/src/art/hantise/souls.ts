import type { Soul } from './cast'

const ghost = (lit: string, shade: string, eye: string): string =>
  `<path d="M13 41 C12 30 13 24 14 20 C16 12 20 9 24.5 9 C30 9 34 13 35 21 C36 28 35 34 36 41 C33 44 31 43 29 40 C27 44 24 44 22 40 C20 44 15 44 13 41Z" fill="${lit}"/><path d="M13 41 C12 30 13 24 14 20 C16 12 20 9 24.5 9 C20 14 19 20 19 27 C19 34 20 38 19 42.6 C16 43 14 42.6 13 41Z" fill="${shade}"/><ellipse cx="22" cy="22" rx="2.2" ry="3.4" fill="${eye}"/><ellipse cx="29.6" cy="21.6" rx="2.2" ry="3.4" fill="${eye}"/><path d="M23 29 Q26 33 29 28.6Z" fill="${eye}"/>`

/** The two souls, 48 × 48: a pale one in a round, a dark one in a lozenge. */
export const souls = {
  claire: `<circle cx="24" cy="24" r="22" fill="#5d3fa3" stroke="#f1eaff" stroke-width="2.6"/><clipPath id="ha-round"><circle cx="24" cy="24" r="20.6"/></clipPath><g clip-path="url(#ha-round)">${ghost('#f6f1ff', '#c7b6ee', '#2a1a52')}</g>`,
  sombre: `<path d="M24 1.6 L46.4 24 L24 46.4 L1.6 24Z" fill="#ff9d6b" stroke="#ffd9b8" stroke-width="2.4" stroke-linejoin="round"/><clipPath id="ha-lozenge"><path d="M24 3.4 L44.6 24 L24 44.6 L3.4 24Z"/></clipPath><g clip-path="url(#ha-lozenge)"><g transform="translate(0 1)">${ghost('#3a2046', '#1f1029', '#ffd98a')}</g></g>`,
} satisfies Readonly<Record<Soul, string>>
