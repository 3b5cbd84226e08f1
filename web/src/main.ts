import { mount } from 'svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/games.css'
import './look/base.css'
import App from './App.svelte'
import { hangSigns } from './art/hang'
import { keepPage } from './device/keeping.svelte'
import { carrier, isAlone } from './protocol/carried'
import { route } from './route.svelte'
import { language, learn } from './texts/texts.svelte'

hangSigns()
// Where the house is on this device, and somebody is at a table of it, Python begins before the page is drawn.
if (isAlone && ['table', 'replay'].includes(route().screen)) carrier()
await learn(language())
mount(App, { target: document.body })
// Without it the page needs its network, and says so; that is no fault.
keepPage().catch(() => {})
