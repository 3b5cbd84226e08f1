export { fr as catalogue } from '.'
export { names, refusals } from '../told/fr'
