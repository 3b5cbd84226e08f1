import { expect, it } from 'vitest'

const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const COMPONENTS = Object.entries(SOURCES).filter(([path]) => path.endsWith('.svelte'))

// The page is served without `unsafe-inline`: styles are classes, or set one by one by the script.
it.each(COMPONENTS)('%s writes no style into its markup', (_, source) =>
  expect(source).not.toMatch(/\sstyle="|\sstyle=\{/),
)

it.each(COMPONENTS)('%s looks like the house, not like the browser', (_, source) =>
  expect(source).not.toMatch(/<select|<input[^>]+type="(checkbox|radio|range)"/),
)
