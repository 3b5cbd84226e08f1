import { mount } from 'svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/games.css'
import './look/base.css'
import App from './App.svelte'
import { hangSigns } from './art/hang'

hangSigns()
mount(App, { target: document.body })
