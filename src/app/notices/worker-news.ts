import { create } from 'zustand'

interface WorkerNews {
  /** Whether the backend is late in answering. */
  readonly preparing: boolean
  /** Activates the waiting version. */
  readonly applyUpdate: (() => void) | null
  /** Whether an unsaved form in another tab holds the update back. */
  readonly updateHeld: boolean
  /** How many files offline use lacks; undefined before the worker has checked. */
  readonly missing: number | undefined
  /** Whether to say now, for the first time, that everything or nearly everything works offline. */
  readonly ready: boolean
  /** Whether to say now, for the first time, that only texts work offline, since the visitor saves data. */
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
