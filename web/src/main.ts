import { mount } from 'svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/games.css'
import './look/base.css'
import App from './App.svelte'
import { hangSigns } from './art/hang'
import { keepPage } from './device/keeping.svelte'
import { language, learn } from './texts/texts.svelte'

hangSigns()
await learn(language())
mount(App, { target: document.body })
// Without it the page needs its network, and says so; that is no fault.
keepPage().catch(() => {})
