/** What a word of `npm run live -- WORD …` is. */
import type { Store } from '#mocks/store/port.ts'

/** Opens the base of a command: one that exists, a new one where there is none, or one as it stands, of which nothing is brought up to date. */
export type OpenStore = (base?: Base) => Promise<Store>
export type Base = 'existing' | 'new' | 'untouched'

export interface Command {
  readonly usage: string
  /** Needs no word after its own. */
  readonly alone?: true
  readonly run: (openStore: OpenStore, args: readonly string[]) => Promise<void>
}

export const nowhere = () => new Error('Falta decir dónde se guarda todo: DATA=carpeta o DATABASE_URL=postgres://….')
