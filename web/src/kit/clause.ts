/** A clause of the rules, to be read where something was refused. */
export interface Clause {
  readonly name: string
  readonly href: string
}
