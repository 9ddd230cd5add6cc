import { useEffect, type RefObject } from 'react'

/** Brings `around` into sight, away from what sticks to the edges, and gives `field` the focus. */
export const bringUp = (field: HTMLElement | null | undefined, around: Element | null | undefined = field): void => {
  field?.focus({ preventScroll: true })
  around?.scrollIntoView({ block: 'center' })
}

/** The path of the cell that has the focus, kept while the rows of its table are made anew. */
export interface Cursor {
  readonly put: (path: string) => void
  /** Gives the path back once. */
  readonly recall: () => string | undefined
}

export const newCursor = (): Cursor => {
  let kept: string | undefined
  return {
    put: (path) => {
      kept = path
    },
    recall: () => {
      const path = kept
      kept = undefined
      return path
    },
  }
}

const fields = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]'

const goOn = (form: HTMLFormElement, event: KeyboardEvent): void => {
  const { key, target, isComposing, defaultPrevented } = event
  if (key !== 'Enter' || isComposing || defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || target.form !== form || target.type === 'file') return
  const all = [...form.querySelectorAll<HTMLElement>(fields)]
  if (form.closest('[role="dialog"]') || all.length < 2) return
  event.preventDefault()
  const next = all[all.indexOf(target) + 1] ?? form.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

/**
 * Enter in one field of many leads to the next field, so that Enter never saves a half-filled record. In a dialog, and in a form of one
 * field, Enter submits. The listener is on the window: a field with its own use for Enter prevents the default before.
 */
export const useEnterGoesOn = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (form.current) goOn(form.current, event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [form])
