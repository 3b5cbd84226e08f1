import { LINE } from '../pen'

/** Badges of the families, 40 × 40: flame, dome, square, kite. */
export const familyShapes = {
  'esprit-frappeur': 'M20 1.6 C23 9 28 10 33 8 C32 14 38 19 38 26 C38 34 31 38.6 20 38.6 C9 38.6 2 34 2 26 C2 19 8 14 7 8 C12 10 17 9 20 1.6Z',
  fantome: 'M3 37 V19 C3 8 10 2 20 2 C30 2 37 8 37 19 V37 C34 40 30.5 40 28.5 36 C26 40 22 40 20 36 C18 40 14 40 11.5 36 C9.5 40 6 40 3 37Z',
  revenant: 'M4 4 H36 V36 H4Z',
  spectre: 'M20 1 L38 25 L29 39 L24 34 L20 39 L16 34 L11 39 L2 25Z',
} satisfies Readonly<Record<string, string>>
export const familyGlyphs = {
  'esprit-frappeur': `<path d="M20 12 C24 17 28 20 27 26 C26 32 14 32 13 26 C12.6 22 16 21 16 17 C18 18 20 16 20 12Z" fill="currentColor"/>`,
  fantome: `<ellipse cx="14.6" cy="19" rx="3.4" ry="5" fill="currentColor"/><ellipse cx="25.4" cy="19" rx="3.4" ry="5" fill="currentColor"/><ellipse cx="20" cy="29" rx="2.6" ry="2.4" fill="currentColor"/>`,
  revenant: `<path d="M4 12 L36 8 M4 32 L36 29" stroke="currentColor" stroke-width="2.4"/><path d="M8 16 H32 V25 H8Z" fill="currentColor"/><circle cx="15" cy="20.5" r="2.4" fill="#ffe7a0"/><circle cx="25" cy="20.5" r="2.4" fill="#ffe7a0"/>`,
  spectre: `<path d="M20 12 C27 16 29 22 27 28 C24 32 16 32 13 28 C11 22 13 16 20 12Z" fill="currentColor"/><circle cx="16.6" cy="23" r="2.1" fill="#dff3ff"/><circle cx="23.4" cy="23" r="2.1" fill="#dff3ff"/>`,
} satisfies Readonly<Record<string, string>>
/** What a type does, 24 × 24. */
export const typeGlyphs = {
  serviteur: `<path d="M3 18.4 H21 V21 H3Z M4.4 16.6 C4.4 10.6 7.6 7.4 12 7.4 C16.4 7.4 19.6 10.6 19.6 16.6Z M10.2 3.4 H13.8 V7 H10.2Z" fill="currentColor"/>`,
  assommeur: `<path d="M8.6 2.2 L21 9 L17.6 15.2 L5.2 8.4Z" fill="currentColor"/><path d="M10.8 12.2 L5 22.4" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`,
  chatouilleur: `<path d="M2 22.6 L9.6 13.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M22.4 1.4 C22.6 6 21.4 9.4 19.6 12 L15.8 12 L17.4 14.4 C15 16.6 12.4 17.4 9.4 17.4 L7.6 15.6 C7 12 8 9 10 6.6 L12.6 8.4 L12.2 4.6 C15 2.6 18.4 1.4 22.4 1.4Z" fill="currentColor"/>`,
  squatteur: `<path d="M2.6 22 L20.6 3.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M12.8 4.6 C7.6 3.6 3.8 7.4 4.2 12 C4.8 17 10.6 19.8 15 17.6 C18.8 15.6 20 11.6 18.6 8.4 L22.6 7.6 L20 4.4 L21.2 1.4 L16.6 2.2Z M9.4 8.2 a1.5 1.5 0 1 0 .01 0Z M13.8 11.4 a1.5 1.5 0 1 0 .01 0Z M9 13 a1.4 1.4 0 1 0 .01 0Z" fill="currentColor" fill-rule="evenodd"/>`,
  reine: `<path d="M3.6 18 L2 6 L8 11 L12 3.6 L16 11 L22 6 L20.4 18Z M3.8 19.6 H20.2 V22 H3.8Z" fill="currentColor"/>`,
} satisfies Readonly<Record<string, string>>
/** The same small house with the zone filled in; a tree for the garden; 24 × 24. */
export const zoneGlyphs = {
  'premier-etage': `<path d="M12 1.4 L22.4 9.2 V13.4 H1.6 V9.2Z" fill="currentColor"/><path d="M4.6 13.4 V21.8 H19.4 V13.4 M10 21.8 V17.4 H14 V21.8" fill="none" stroke="currentColor" stroke-width="1.7"/>`,
  'rez-de-chaussee': `<path d="M2.4 10 L12 2.4 L21.6 10" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/><path d="M4 11.6 H20 V22.4 H14.4 V16 H9.6 V22.4 H4Z" fill="currentColor"/>`,
  'sous-sol': `<path d="M6.6 9.6 V6.2 L12 2 L17.4 6.2 V9.6" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M.8 10 H23.2" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><path d="M4 12.2 H20 V22.6 H14.6 V18.6 A2.6 2.6 0 0 0 9.4 18.6 V22.6 H4Z" fill="currentColor"/>`,
  jardin: `<path d="M12 1.4 C17 1.4 20.6 5 20.6 9.4 C20.6 13.6 17 16.4 13.4 16.6 V20.4 H20 V22.6 H4 V20.4 H10.6 V16.6 C7 16.4 3.4 13.6 3.4 9.4 C3.4 5 7 1.4 12 1.4Z" fill="currentColor"/>`,
} satisfies Readonly<Record<string, string>>
export const signs = {
  terror: `<path d="M12 1.8 C17 1.8 20 5.6 20 10.8 V21.6 C18.4 23.4 16.6 22.8 15.6 21 C14.4 23.2 12.8 23.2 12 21.4 C11.2 23.2 9.6 23.2 8.4 21 C7.4 22.8 5.6 23.4 4 21.6 V10.8 C4 5.6 7 1.8 12 1.8Z M8.8 8 a1.7 2.5 0 1 0 .01 0Z M15.2 8 a1.7 2.5 0 1 0 .01 0Z M12 14 a2.1 2.6 0 1 0 .01 0Z" fill="currentColor" fill-rule="evenodd"/>`,
  place: `<path d="M3.6 22 V10.4 C3.6 5 7.6 2 12 2 C16.4 2 20.4 5 20.4 10.4 V22Z M12 8.8 a2.7 2.7 0 0 0 -1.4 5 L9.6 18.4 H14.4 L13.4 13.8 A2.7 2.7 0 0 0 12 8.8Z" fill="currentColor" fill-rule="evenodd"/>`,
  star: `<path d="M12 1.6 L15.1 8.5 L22.6 9.3 L17 14.3 L18.6 21.6 L12 17.9 L5.4 21.6 L7 14.3 L1.4 9.3 L8.9 8.5Z" fill="currentColor"/>`,
  shield: `<path d="M12 2 L20.6 5 V11.4 C20.6 17 17 20.4 12 22.4 C7 20.4 3.4 17 3.4 11.4 V5Z" ${LINE}/>`,
  moon: `<path d="M15.6 2.6 A10 10 0 1 0 21.6 16.4 A8.4 8.4 0 0 1 15.6 2.6Z" fill="currentColor"/>`,
  swap: `<path d="M4 8.4 H18 M14 4 L18.4 8.4 L14 12.8 M20 15.6 H6 M10 11.2 L5.6 15.6 L10 20" ${LINE}/>`,
  fold: `<path d="M2.6 19.4 V7 M2.6 16 H21.4 V19.4 M21.4 16 C21.4 11.6 18.6 10.6 12 10.6 V16 M7.2 9.2 a2.3 2.3 0 1 1 -.01 4.6Z" ${LINE}/>`,
  lock: `<path d="M5 11 H19 V21 H5Z M8 11 V7.6 A4 4 0 0 1 16 7.6 V11" ${LINE}/>`,
} satisfies Readonly<Record<string, string>>
