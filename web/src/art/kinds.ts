import { BOX, drawings } from './drawing'

const kinds = {
  suspect: `<path d="M12 3.4 a4.6 4.6 0 1 1 -.01 0Z M4 21 C4 15.6 7.6 13.6 12 13.6 C16.4 13.6 20 15.6 20 21Z" fill="currentColor"/>`,
  weapon: `<path d="M12 1.6 L14.6 6 V14 H9.4 V6Z M6.6 14 H17.4 V16.2 H6.6Z M10.8 16.2 H13.2 V22.4 H10.8Z" fill="currentColor"/>`,
  room: `<path d="M4 21.6 V10 C4 5 8 2.4 12 2.4 C16 2.4 20 5 20 10 V21.6Z M12 9.4 a2.5 2.5 0 0 0 -1.3 4.6 L9.8 18 H14.2 L13.3 14 A2.5 2.5 0 0 0 12 9.4Z" fill="currentColor" fill-rule="evenodd"/>`,
  butler: `<path d="M4 15 C4 8.6 7.6 5 12 5 C16.4 5 20 8.6 20 15Z M2.6 16.4 H21.4 V18.6 H2.6Z M10.6 2.6 H13.4 V5 H10.6Z" fill="currentColor"/>`,
  power: `<path d="M12 1.6 L14.6 9.4 L22.4 12 L14.6 14.6 L12 22.4 L9.4 14.6 L1.6 12 L9.4 9.4Z" fill="currentColor"/>`,
  time: `<path d="M12 2.4 a9.6 9.6 0 1 1 -.01 0Z M10.8 6.4 V12.8 L15.6 15.6 L16.8 13.6 L13.2 11.4 V6.4Z" fill="currentColor" fill-rule="evenodd"/>`,
}

/** The mark at the foot of a card: what kind of card it is. */
export const KINDS = drawings('kind', BOX.sign, kinds)
