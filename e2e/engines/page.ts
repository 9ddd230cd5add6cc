/** Functions that run in the tested page. Each is self-contained, and finds elements as Testing Library does. */
import type * as TestingLibrary from '@testing-library/dom'

declare global {
  /** Testing Library, once its script has run in the page. */
  var TestingLibraryDom: typeof TestingLibrary | undefined
}

/** The source of a regular expression, since a RegExp cannot be sent to the page. */
type Pattern = string

export const hasLibrary = () => globalThis.TestingLibraryDom !== undefined

export const byRole = (role: string, name: Pattern): Element | null => {
  const found = globalThis.TestingLibraryDom?.queryAllByRole(document.body, role, { name: new RegExp(name) }) ?? []
  return found.find((element) => !element.closest('[inert]')) ?? null
}

/** A field by its label, focused and with its text selected. */
export const fieldToFill = (label: Pattern): Element | null => {
  const found = globalThis.TestingLibraryDom?.queryAllByLabelText(document.body, new RegExp(label)) ?? []
  const field = found.find(
    (element) =>
      !element.closest('[inert], [aria-hidden=true]') && element.matches('input, textarea, [contenteditable=true]'),
  )
  field?.focus()
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  else if (field) getSelection()?.selectAllChildren(field)
  return field ?? null
}

export const hasText = (text: Pattern): boolean => {
  const found = globalThis.TestingLibraryDom?.queryAllByText(document.body, new RegExp(text)) ?? []
  return found.some((element) => element.checkVisibility({ visibilityProperty: true }))
}

/** Scrolls through the page, so that lazy pictures load. */
export const toTheEnd = async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Pictures that failed, or that should have loaded by now; a lazy one waits for its slide. */
export const missingPictures = () =>
  [...document.images]
    .filter(({ complete, naturalWidth, loading }) => (complete ? naturalWidth === 0 : loading !== 'lazy'))
    .map(({ src }) => src)

/** Whether a picture with this in its name is on screen. */
export const hasPicture = (name: string) =>
  [...document.images].some(
    ({ currentSrc, complete, naturalWidth }) => currentSrc.includes(name) && complete && naturalWidth > 0,
  )

/** Ends the session without the page's knowledge. */
export const endZoneSession = async () => {
  const body = JSON.stringify({ zona: 'zona' })
  const { status } = await fetch('/api/cerrarSesion', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  return status
}

/** How far the page scrolls sideways. */
export const sideways = () => {
  scrollTo({ left: innerWidth, behavior: 'instant' })
  const reached = scrollX
  scrollTo({ left: 0, behavior: 'instant' })
  return reached
}

export const playedSeconds = () => document.querySelector<HTMLVideoElement>('[role=dialog] video')?.currentTime ?? 0

/** Starts a navigation, which nobody waits for. The address is whole, since the document may still be the blank one. */
export const hurryTo = (address: string) => {
  setTimeout(() => location.assign(address))
}

/** Files of the page without an answer, or with a failed one. WebKitGTK tells no status. */
export const unansweredFiles = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && ![0, 200, 206].includes(entry.responseStatus ?? 0))
    .map(({ name }) => name)

export const isControlled = () => navigator.serviceWorker.controller !== null

/** Whether React has the contact form: isHydrated of hydration-seam.ts, which a page of another engine cannot import. */
export const isFormTaken = () =>
  Object.keys(document.querySelector('main form input') ?? {}).some((key) => key.startsWith('__reactProps'))

export const typedName = () => document.querySelector<HTMLInputElement>('main form [name=nombre]')?.value

export const wholeText = () => document.documentElement.textContent
