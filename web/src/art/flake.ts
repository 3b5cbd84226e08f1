/** A snowflake of 30 units about its middle. */
export const flake = (colour: string, width = 2): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round">${[0, 60, 120].map((angle) => `<path d="M0 -15V15M-4.6 -12L0 -8L4.6 -12M-4.6 12L0 8L4.6 12" transform="rotate(${angle})"/>`).join('')}</g>`
