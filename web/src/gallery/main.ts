import { mount } from 'svelte'
import '../look/fonts.css'
import '../look/tokens.css'
import '../look/games.css'
import '../look/base.css'
import { hangGame, hangSigns } from '../art/hang'
import { GAMES } from '../game'
import { LANGUAGES } from '../texts/message'
import { learn } from '../texts/texts.svelte'
import Gallery from './Gallery.svelte'

hangSigns()
await Promise.all([...GAMES.map(hangGame), ...LANGUAGES.map(learn)])
mount(Gallery, { target: document.body })
