/** React takes over a page that is there before it: what somebody did before it was there counts. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { AppRouter } from '../routes/router.tsx'
import { breath } from './breath.ts'

/** React notes on every element that is its own which it is. A piece of the page whose code comes later is taken later. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** In ms, and how often: a piece whose code never comes is never taken. */
const pause = 50
const tries = 200

const onceTaken = async (element: Element, then: () => void): Promise<void> => {
  for (let left = tries; left > 0 && element.isConnected; left--) {
    if (isTaken(element)) return then()
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

/** React keeps a value of its own on the element. */
const setValue = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const typedIn = (field: Field) => ({ field, value: field.value, start: field.selectionStart, end: field.selectionEnd })

/** React knows the text that it finds and takes a change for none: it is told of an empty field first. */
const tell = ({ field, value, start, end }: ReturnType<typeof typedIn>) => {
  setValue(field, '')
  setValue(field, value)
  if (document.activeElement === field && start !== null) field.setSelectionRange(start, end)
}

/** Of those that are React's by now. Told of one, it empties the others: all are read before. */
const tellTyped = (fields: Set<Field>) => {
  const taken = [...fields].filter(isTaken)
  const typed = taken.filter(({ value, defaultValue }) => value !== defaultValue).map(typedIn)
  for (const field of taken) fields.delete(field)
  for (const one of typed) tell(one)
}

const redo = (element: HTMLElement) => void onceTaken(element, () => element.click())

/** From here on the page's own script keeps nothing; pieces that are not taken yet are watched here. */
const redoClicks = (root: HTMLElement) => {
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
      if (!target || !root.contains(target) || isTaken(target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      redo(target)
    },
    { capture: true },
  )
  const clicked = new Set(window.clicked)
  window.clicked = undefined
  for (const element of clicked) redo(element)
}

/** The router scrolls to the top with the first that it renders. */
const keepScroll = (router: AppRouter) => {
  let top = scrollY
  const note = () => {
    top = scrollY
  }
  addEventListener('scroll', note, { passive: true })
  const stop = router.subscribe('onRendered', () => {
    stop()
    removeEventListener('scroll', note)
    scrollTo({ top, behavior: 'instant' })
  })
}

/** A page stands in a piece of its own, which React takes when it has nothing else to do; at once where somebody acts on it. */
const takePage = (root: HTMLElement) =>
  root.querySelector('main > *')?.dispatchEvent(new Event('copy', { bubbles: true }))

/** Once it resolves the page is React's, but for the pieces that come later. */
export const takeOver = async (root: HTMLElement, content: ReactNode, router: AppRouter): Promise<void> => {
  // As it was rendered at build: without it the router puts a boundary around its pages that the HTML has not.
  router.ssr = { manifest: undefined }
  await router.load()
  await breath()
  keepScroll(router)
  const rendered = new Promise<void>((resolve) => {
    router.subscribe('onRendered', () => resolve())
  })
  window.releasePictures?.()
  const fields = new Set(root.querySelectorAll<Field>('input, textarea'))
  // Not in turn: it would stand in line behind all those pictures.
  flushSync(() => hydrateRoot(root, content))
  tellTyped(fields)
  await breath()
  takePage(root)
  tellTyped(fields)
  await rendered
  for (const field of fields) void onceTaken(field, () => tellTyped(fields))
  redoClicks(root)
}
