/** Hydrates a prerendered page. Taps and text given before hydration count. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { onHydrated } from '#ui/HydrationBoundary.tsx'
import type { AppRouter } from '../routes/router.tsx'
import { yieldToBrowser } from './yield-to-browser.ts'
import type { Act, Field, FieldState } from './from-page.ts'
import { pages } from '#site/pages.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { asPrerendered, hydrateNow, isHydrated, typeInto } from '#ui/hydration-seam.ts'

const readFieldState = ({ value, selectionStart, selectionEnd }: Field): FieldState => ({
  value,
  selectionStart,
  selectionEnd,
})

/** The last typed text of each field. Hydration may empty a field before React is told its text. */
const typed = new Map<Field, FieldState>()

/** Notes the text of fields that were typed into. `edited` counts even when it is empty again. */
const noteTyped = (fields: Iterable<Field>, edited?: EventTarget | null) => {
  for (const field of fields)
    if (field === edited || field.value !== field.defaultValue) typed.set(field, readFieldState(field))
}

/** Hands React the text of a field. React takes the text that it finds for no change, so the field is emptied first. */
const replayField = (field: Field, { value, selectionStart, selectionEnd }: FieldState) => {
  // React sets an element's props some time before it listens to the element.
  hydrateNow(field)
  typeInto(field, '')
  typeInto(field, value)
  if (document.activeElement === field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Where React starts over, the old elements seem hydrated, and are gone. */
const isReady = (element: Element) => element.isConnected && isHydrated(element)

/** Hands React the text of all hydrated fields, each field once. */
const replayTyped = (fields: Set<Field>) => {
  const ready = [...fields].filter(isReady)
  noteTyped(ready)
  for (const field of ready) fields.delete(field)
  for (const field of ready) {
    const text = typed.get(field)
    if (text) replayField(field, text)
  }
}

/** The event that an element has had already; undefined for none. */
const happened = (element: Element): string | undefined => {
  if (element instanceof HTMLImageElement && element.complete) return element.naturalWidth === 0 ? 'error' : 'load'
  if (element instanceof HTMLVideoElement) return element.error ? 'error' : element.paused ? undefined : 'play'
  return element instanceof HTMLDetailsElement && element.open ? 'toggle' : undefined
}

/** Repeats for hydrated elements the events of before hydration, above all those of failed pictures. */
const replayEvents = (pieces: Set<Element>) => {
  for (const piece of [...pieces].filter((element) => isHydrated(element) || !element.isConnected)) {
    pieces.delete(piece)
    // React sets an element's props some time before it listens to the element.
    hydrateNow(piece)
    const event = happened(piece)
    if (event) piece.dispatchEvent(new Event(event))
  }
}

const redo = ({ target, type }: Act) => {
  if (type === 'click') target.click()
  else target.dispatchEvent(new KeyboardEvent('keydown', { key: type, bubbles: true }))
}

/** Repeats the acts on hydrated elements, one act for each element. */
const redoAll = (acts: Set<Act>) => {
  const done = new Set<HTMLElement>()
  for (const act of [...acts].filter(({ target }) => isReady(target))) {
    acts.delete(act)
    if (!done.has(act.target)) redo(act)
    done.add(act.target)
  }
}

/** The address of the page of the site that a link leads to; undefined for other links and for clicks that open elsewhere. */
const getInternalHref = (link: HTMLElement, event: MouseEvent): string | undefined => {
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.origin !== location.origin ||
    link.target ||
    !pages.some(({ path }) => path === link.pathname) ||
    event.button !== 0 ||
    opensElsewhere(event)
  )
    return undefined
  return link.href.slice(link.origin.length)
}

/** Hands taps on elements that are not hydrated to `then`, and follows links within the app. The inline script keeps no more taps from now on. */
const holdTaps = (root: HTMLElement, router: AppRouter, then: (target: HTMLElement) => void) => {
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null
      if (!target || !root.contains(target) || isHydrated(target)) return
      const to = getInternalHref(target, event)
      if (to === undefined && !target.matches('button, a[href^="/api/"]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (to === undefined) then(target)
      else void router.navigate({ href: to })
    },
    { capture: true },
  )
  window.acts = undefined
}

/** Hydrates the page. Resolves when the page is hydrated, except the pieces that hydrate later. */
export const hydratePage = async (root: HTMLElement, content: ReactNode, router: AppRouter): Promise<void> => {
  asPrerendered(router)
  // Whoever has scrolled the page stays there; other pages begin at their top.
  router.update({ ...router.options, scrollRestoration: () => false })
  const { location: loaded } = router.history
  // Loads the page's code. The page's data is here.
  await router.load()
  await yieldToBrowser()
  const rendered = new Promise<void>((resolve) => {
    router.subscribe('onRendered', () => resolve())
  })
  window.releasePictures?.()
  const fields = new Set(root.querySelectorAll<Field>('input, textarea'))
  noteTyped(fields)
  addEventListener('input', ({ target }) => noteTyped(fields, target), { capture: true })
  const pieces = new Set(root.querySelectorAll('img, video, details'))
  const acts = new Set<Act>()
  const elements = root.querySelectorAll<HTMLElement>('input, textarea, button, a')
  const [focused, top] = [document.activeElement, scrollY]
  let handOn = () => {}
  const replayEarlyInput = () => {
    handOn()
    if (fields.size + pieces.size + acts.size === 0) return
    // Text is told before Enter is repeated.
    flushSync(() => {
      replayTyped(fields)
      replayEvents(pieces)
    })
    redoAll(acts)
  }
  // After the commit: React allows no flushSync within it.
  onHydrated(() => queueMicrotask(replayEarlyInput))
  // Somebody else has changed the page's HTML.
  const onRecoverableError = async (error: unknown) => {
    reportError(error)
    handOn = (await import('./started-over.ts')).startOver(elements, focused, top, fields, typed, acts)
    replayEarlyInput()
  }
  // Synchronous: as a scheduled task it would wait for the images to load.
  flushSync(() => hydrateRoot(root, content, { onRecoverableError: (error) => void onRecoverableError(error) }))
  // Back was pressed before the router listened to its history.
  if (router.history.location !== loaded) void router.load()
  replayEarlyInput()
  await yieldToBrowser()
  // A page is a Suspense boundary of its own, which React hydrates when it has nothing else to do. Text typed into a field
  // before that would be lost, so the page is hydrated at once; its pieces without fields take their time.
  const page = root.querySelector('main > *')
  if (page) hydrateNow(page)
  await rendered
  router.update({ ...router.options, scrollRestoration: false })
  for (const act of window.acts ?? []) acts.add(act)
  holdTaps(root, router, (target) => {
    acts.add({ target, type: 'click' })
    hydrateNow(target)
  })
  replayEarlyInput()
}
