import { create } from 'zustand'

interface WorkerNews {
  /** The page has been there for a while, and nobody answers it yet. */
  readonly preparing: boolean
  /** Takes the new version that waits. */
  readonly applyUpdate: (() => void) | null
  /** A form in another tab holds it back. */
  readonly updateHeld: boolean
  /** How many files offline use still lacks; not known before the worker has looked. */
  readonly missing: number | undefined
  /** It has just become clear what works offline, and was not said before: everything, or nearly. */
  readonly ready: boolean
  /** The visitor saves data: only what one visits works offline, which was not said before. */
  readonly sparing: boolean
}

export const useWorkerNews = create<WorkerNews>(() => ({
  preparing: false,
  applyUpdate: null,
  updateHeld: false,
  missing: undefined,
  ready: false,
  sparing: false,
}))
