import { flake } from '../flake'
import { LINE } from '../pen'

/** Signs that only this game needs, 24 × 24. */
export const signs = {
  eye: `<path d="M2.4 12 Q12 2.6 21.6 12 Q12 21.4 2.4 12Z" ${LINE}/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>`,
  'eye-off': `<path d="M3 10 Q12 18 21 10 M6 13.6 L4 17 M10 15.6 L9.4 19.4 M14 15.6 L14.6 19.4 M18 13.6 L20 17" ${LINE}/>`,
  lock: `<path d="M5 11 H19 V21 H5Z M8 11 V8 Q8 3 12 3 Q16 3 16 8 V11" ${LINE}/><circle cx="12" cy="16" r="1.7" fill="currentColor"/>`,
  finger: `<path d="M2.6 12 H6 V20 H2.6Z M6 13 L10 11 L19 7.4 Q21.6 7 21.6 9 Q21.6 10.4 20 11 L14 13 H17 Q18.4 13.6 18 15.2 Q18 16.6 17 17 Q17 19.6 14.6 19.6 H6" ${LINE}/>`,
  break: `<path d="M5 4 H19 V9 L15 11 L18 14 L13 16 L15 20 H5Z" ${LINE}/><path d="M21 15 l-2 1.6 1.6 2.4" ${LINE}/>`,
  tomb: `<path d="M6 21 V10 Q6 3.6 12 3.6 Q18 3.6 18 10 V21 M3.6 21 H20.4 M12 8 V15 M9 10.6 H15" ${LINE}/>`,
  flake: `<g transform="translate(12 12) scale(.66)">${flake('currentColor', 2.6)}</g>`,
  dagger: `<path d="M12 1.6 L14.6 6 V14 H9.4 V6Z M6.6 14 H17.4 V16.2 H6.6Z M10.8 16.2 H13.2 V22.4 H10.8Z" fill="currentColor"/>`,
  said: `<path d="M4 4.6 H20 V15.4 H12 L7.4 20 V15.4 H4Z" ${LINE}/><path d="M9.4 8 q-1.8 1.4 -1.2 3.6 M14.4 8 q-1.8 1.4 -1.2 3.6" ${LINE}/>`,
} satisfies Readonly<Record<string, string>>
