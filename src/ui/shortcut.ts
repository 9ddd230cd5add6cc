import { isSlashOn } from '#state/slash-key.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** The dialog opened last, which gets the keys. */
const dialogOnTop = (): Element | undefined => [...document.querySelectorAll('[role="dialog"]')].at(-1)

const useKey = (matches: (event: KeyboardEvent) => boolean, act: () => void): void => {
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

/** How the focus comes to a notice: seen where there is a keyboard, and always a description for readers. */
export const noticeKeyHint = 'La tecla F6 lleva acá.'

/**
 * F6 moves the focus into what stands beside the page and its dialogs, from a field too; a second F6 is the browser's. Where it goes while
 * it has the focus, the focus returns.
 */
export const useNoticeShortcut = (target: RefObject<HTMLElement | null>): void => {
  const left = useRef<Element>(null)
  useKey(
    ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      key === 'F6' &&
      !(ctrlKey || metaKey || altKey || shiftKey) &&
      target.current !== null &&
      !target.current.contains(document.activeElement),
    () => {
      left.current = document.activeElement
      target.current?.querySelector('button')?.focus()
    },
  )
  useLayoutEffect(() => {
    const notice = target.current
    return () => {
      if (notice?.contains(document.activeElement) && left.current instanceof HTMLElement) left.current.focus()
    }
  }, [target])
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
