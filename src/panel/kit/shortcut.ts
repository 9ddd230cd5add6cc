import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const dialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null

const useKey = (matches: (event: KeyboardEvent) => boolean, act: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!matches(event) || dialogOpen()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Ctrl+S, or ⌘S, wherever the focus is. */
export const useSaveShortcut = (act: () => void): void =>
  useKey(({ key, ctrlKey, metaKey, altKey }) => key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey, act)

/** '/', unless one is writing. */
export const useSearchShortcut = (act: () => void): void =>
  useKey(({ key, target, ctrlKey, metaKey }) => key === '/' && !ctrlKey && !metaKey && !isTyping(target), act)
