import { isSlashOn } from '#state/slash-key.ts'
import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The dialog opened last, which gets the keys. */
export const dialogOnTop = (): Element | undefined => [...document.querySelectorAll('[role="dialog"]')].at(-1)

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
