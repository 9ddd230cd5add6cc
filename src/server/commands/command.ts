/** What a word of `npm run live -- WORD …` is. */
import type { Store } from '#mocks/store/port.ts'

/** Opens the base of a command. `existing`: the base must exist. `new`: a missing base is made. `untouched`: the base is read as it stands, without an update. */
export type OpenStore = (base?: Base) => Promise<Store>
export type Base = 'existing' | 'new' | 'untouched'

export interface Command {
  /** What it needs, and in brackets what it takes: `guardar ARCHIVO [todo]`. No other words are taken. */
  readonly usage: string
  readonly run: (openStore: OpenStore, args: readonly string[]) => Promise<void>
}

export const nowhere = () => new Error('Falta decir dónde se guarda todo: DATA=carpeta o DATABASE_URL=postgres://….')
