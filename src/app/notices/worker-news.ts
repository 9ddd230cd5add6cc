import { create } from 'zustand'

interface WorkerNews {
  /** Takes the new version that waits. */
  readonly applyUpdate: (() => void) | null
  /** A form in another tab holds it back. */
  readonly updateHeld: boolean
  /** Every file that offline use needs is here. */
  readonly complete: boolean
  /** It has just become so, for the first time in this browser. */
  readonly ready: boolean
}

export const useWorkerNews = create<WorkerNews>(() => ({ applyUpdate: null, updateHeld: false, complete: false, ready: false }))
