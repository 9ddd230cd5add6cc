import { create } from 'zustand'

interface DirtyState {
  /** How many open forms hold what was not saved. */
  readonly forms: number
}

export const useDirty = create<DirtyState>(() => ({ forms: 0 }))

export const hasUnsaved = (): boolean => useDirty.getState().forms > 0

const add = (n: number) => useDirty.setState(({ forms }) => ({ forms: forms + n }))
// The browser asks before a reload or a closed tab throws the form away: an update applied in another tab reloads this one.
const ask = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

const lock = 'sin-guardar '
const ownLock = lock + Math.random()

/** Held for as long as this tab has something unsaved, a crash included: so other tabs can know. */
const hold = (): void =>
  void navigator.locks?.request(
    ownLock,
    () =>
      new Promise<void>((release) => {
        if (!hasUnsaved()) return release()
        const stop = useDirty.subscribe(({ forms }) => {
          if (forms > 0) return
          stop()
          release()
        })
      }),
  )

/** Whether another tab holds what was not saved. */
export const hasUnsavedElsewhere = async (): Promise<boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name = '' }) => name.startsWith(lock) && name !== ownLock)
}

/**
 * Says that a form holds unsaved changes; returns how to take it back:
 * `useEffect(() => (isDirty ? markDirty() : undefined), [isDirty])`.
 */
export const markDirty = (): (() => void) => {
  addEventListener('beforeunload', ask)
  if (!hasUnsaved()) hold()
  add(1)
  return () => {
    add(-1)
    if (!hasUnsaved()) removeEventListener('beforeunload', ask)
  }
}
