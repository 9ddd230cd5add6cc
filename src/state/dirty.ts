import { create } from 'zustand'

/** How many open forms have unsaved changes. */
export const useDirty = create(() => ({ forms: 0 }))

export const hasUnsaved = (): boolean => useDirty.getState().forms > 0

const add = (n: number) => useDirty.setState(({ forms }) => ({ forms: forms + n }))
// Asks before a reload or a closed tab discards the form: an update applied in another tab reloads this one.
const ask = (event: BeforeUnloadEvent) => {
  if (hasUnsaved()) event.preventDefault()
}

const lock = 'sin-guardar '
const ownLock = lock + Math.random()

/** Holds a lock while this tab has unsaved changes, so that other tabs can know. The browser frees the lock even after a crash. */
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

/** Whether another tab has unsaved changes. */
export const hasUnsavedElsewhere = async (): Promise<boolean> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name = '' }) => name.startsWith(lock) && name !== ownLock)
}

/** Marks a form as unsaved; returns how to unmark it: `useEffect(() => (isDirty ? markDirty() : undefined), [isDirty])`. */
export const markDirty = (): (() => void) => {
  addEventListener('beforeunload', ask)
  if (!hasUnsaved()) hold()
  add(1)
  return () => {
    add(-1)
    if (!hasUnsaved()) removeEventListener('beforeunload', ask)
  }
}
