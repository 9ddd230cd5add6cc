import type { RefObject } from 'react'
import { dialogOnTop, useKey } from '#ui/shortcut.ts'

/** Ctrl+S or ⌘S submits the form, wherever the focus is, unless a dialog is over the form. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>): void =>
  useKey(
    ({ key, ctrlKey, metaKey, altKey }) =>
      key.toLowerCase() === 's' &&
      (ctrlKey || metaKey) &&
      !altKey &&
      (form.current?.closest('[role="dialog"]') ?? undefined) === dialogOnTop(),
    () => form.current?.requestSubmit(),
  )
