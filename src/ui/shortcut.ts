import { isSlashOn } from '#state/slash-key.ts'
import { useEffect, useEffectEvent, type RefObject } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The dialog opened last, which gets the keys. */
const dialogOnTop = (): Element | undefined => [...document.querySelectorAll('[role="dialog"]')].at(-1)

/** Calls `act` for the keys that match, wherever the focus is. */
export const useKey = (matches: (event: KeyboardEvent) => boolean, act: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matches(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

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

/** '/' calls `act`, unless the focus is in a field, or the visitor has switched the key off. */
export const useSearchShortcut = (act: () => void): void =>
  useKey(
    ({ key, target, ctrlKey, metaKey }) =>
      key === '/' && !ctrlKey && !metaKey && !isTyping(target) && !dialogOnTop() && isSlashOn(),
    act,
  )

/** Ctrl+K or ⌘K calls `act`, wherever the focus is, unless a dialog is open. */
export const useFindShortcut = (act: () => void): void =>
  useKey(
    ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey && !dialogOnTop(),
    act,
  )
