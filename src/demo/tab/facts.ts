import type { BadWord, Scenario } from '../scenario/grammar.ts'

/** Who is logged in, as the client keeps it (state/session.ts). */
export type Ids = Partial<Record<'idLogin' | 'idLoginZona', number>>

/** What the worker tells a page that it opens in a scenario: written into its first script. */
export type TabFacts = { readonly text: string } & (
  | { readonly scenario: Scenario; readonly ids: Ids }
  | { readonly errors: readonly BadWord[] }
)
