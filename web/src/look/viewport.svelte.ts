import { MediaQuery } from 'svelte/reactivity'

const phone = new MediaQuery('max-width: 700px')
const narrow = new MediaQuery('max-width: 1199px')

export type Viewport = 'phone' | 'narrow' | 'wide'

/** How much room there is: a phone, a small window, a desk. */
export const viewport = (): Viewport => (phone.current ? 'phone' : narrow.current ? 'narrow' : 'wide')
