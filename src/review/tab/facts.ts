import type { BadWord, Scenario } from '../scenario/grammar.ts'

/** The ids of the sessions, as state/session.ts keeps them. */
export type Ids = Partial<Record<'idLogin' | 'idLoginZona', number>>

/** The facts of a scenario that the worker writes into the first script of its page. */
export type TabFacts = { readonly text: string } & (
  | { readonly scenario: Scenario; readonly ids: Ids }
  | { readonly errors: readonly BadWord[] }
)
