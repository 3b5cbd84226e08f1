import { findingOf } from '../mansion/table/finding'
import { edition } from './edition'

export const FINDING = findingOf(edition)
