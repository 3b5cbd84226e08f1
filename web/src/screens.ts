import type { Component } from 'svelte'
import type { Game } from './game'

interface Screens {
  readonly rules: Component<{ game?: Game; clause?: string; onsettings: () => void }>
  readonly replay: Component<{ code: string; onsettings: () => void }>
  readonly past: Component<{ onsettings: () => void }>
  readonly first: Component<{ game: Game; onsettings: () => void }>
}

const LOADED = import.meta.glob<{ default: Component }>([
  './rules/RulesScreen.svelte',
  './replay/ReplayScreen.svelte',
  './past/PastScreen.svelte',
  './first/FirstScreen.svelte',
])

/** The screens around the tables, fetched when somebody goes there. */
export async function screen<Name extends keyof Screens>(name: Name): Promise<Screens[Name]> {
  const path = `./${name}/${name.charAt(0).toUpperCase()}${name.slice(1)}Screen.svelte`
  const load = LOADED[path]
  if (!load) throw new Error(`there is no ${path}`)
  return (await load()).default as Screens[Name]
}
