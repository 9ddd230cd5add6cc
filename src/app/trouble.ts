import { create } from 'zustand'

interface Trouble {
  /** The embedded backend cannot reach its database. */
  readonly database: boolean
  /** A write found no room. */
  readonly storageFull: boolean
}

/** What concerns the whole app, not one section of it. */
export const useTrouble = create<Trouble>(() => ({ database: false, storageFull: false }))
