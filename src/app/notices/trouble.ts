import { create } from 'zustand'

/** Something keeps the database from opening; parts of it are gone; a later build wrote it. */
export type DatabaseTrouble = 'ocupada' | 'incompleta' | 'nueva'

interface Trouble {
  /** The embedded backend cannot use its database. */
  readonly database: DatabaseTrouble | undefined
  /** A write found no room. */
  readonly storageFull: boolean
}

/** What concerns the whole app, not one section of it. */
export const useTrouble = create<Trouble>(() => ({ database: undefined, storageFull: false }))
