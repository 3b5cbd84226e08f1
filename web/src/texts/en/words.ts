export { en as catalogue } from '.'
export { names, refusals } from '../told/en'
