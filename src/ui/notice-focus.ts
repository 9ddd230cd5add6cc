import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useKey } from './shortcut.ts'

/** How the focus comes to a notice: seen where there is a keyboard, and always a description for readers. */
export const noticeKeyHint = 'La tecla F6 lleva acá.'

/**
 * F6 moves the focus into what stands beside the page and its dialogs, from a field too; a second F6 is the browser's. The focus returns
 * when the notice goes.
 */
export const useNoticeShortcut = (notice: RefObject<HTMLElement | null>): void => {
  const left = useRef<Element>(null)
  useKey(
    ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
      key === 'F6' &&
      !(ctrlKey || metaKey || altKey || shiftKey) &&
      notice.current !== null &&
      !notice.current.contains(document.activeElement),
    () => {
      left.current = document.activeElement
      notice.current?.querySelector('button')?.focus()
    },
  )
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      if (element?.contains(document.activeElement) && left.current instanceof HTMLElement) left.current.focus()
    }
  }, [notice])
}

/**
 * The ref of an element that may have the focus while a dialog is open. A dialog listens at the document, and takes the focus back once it
 * has left. These events end at the body, after React's own listeners.
 */
export const useBesideDialogs = (): RefObject<HTMLDivElement | null> => {
  const beside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    const keep = (event: FocusEvent) => {
      for (const target of [event.target, event.relatedTarget])
        if (target instanceof Node && beside.current?.contains(target)) event.stopPropagation()
    }
    for (const type of ['focusin', 'focusout'] as const) document.body.addEventListener(type, keep, listening)
    return () => listening.abort()
  }, [])
  return beside
}
