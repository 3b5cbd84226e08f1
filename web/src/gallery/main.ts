import { mount } from 'svelte'
import '../look/fonts.css'
import '../look/tokens.css'
import '../look/games.css'
import '../look/base.css'
import { hangGame, hangSigns } from '../art/hang'
import { GAMES } from '../game'
import Gallery from './Gallery.svelte'

hangSigns()
await Promise.all(GAMES.map(hangGame))
mount(Gallery, { target: document.body })
