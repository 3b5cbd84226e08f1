import { LANGUAGES } from './message'
import { learn } from './texts.svelte'

// Tests change languages in mid-sentence.
await Promise.all(LANGUAGES.map(learn))
