import { useEffect, type RefObject } from 'react'

const fields = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"]'

const goOn = (form: HTMLFormElement, event: KeyboardEvent): void => {
  const { key, target, isComposing, defaultPrevented } = event
  if (key !== 'Enter' || isComposing || defaultPrevented) return
  if (
    !(target instanceof HTMLInputElement) ||
    target.form !== form ||
    target.type === 'file' ||
    form.closest('[role="dialog"]')
  )
    return
  const all = [...form.querySelectorAll<HTMLElement>(fields)]
  if (all.length < 2) return
  event.preventDefault()
  const next = all[all.indexOf(target) + 1] ?? form.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}

/**
 * Enter in one field of many goes on to the next: a record that is half filled must not be saved by it. In a dialog, or where
 * there is but one field, it does what it always does. It listens last: a field may have a use of its own for the key.
 */
export const useEnterGoesOn = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (form.current) goOn(form.current, event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [form])
