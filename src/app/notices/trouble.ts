import { create } from 'zustand'

/** 'ocupada': something keeps the database from opening. 'incompleta': tables are missing. 'nueva': a later build wrote the database. */
export type DatabaseTrouble = 'ocupada' | 'incompleta' | 'nueva'

interface Trouble {
  /** Why the embedded backend cannot use its database. */
  readonly database: DatabaseTrouble | undefined
  /** A write failed for lack of storage. */
  readonly storageFull: boolean
}

/** Trouble of the whole app, not of one section. */
export const useTrouble = create<Trouble>(() => ({ database: undefined, storageFull: false }))
