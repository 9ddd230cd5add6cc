/** What runs inside the tested page: each function stands alone, and finds things as Testing Library does. */
import type * as TestingLibrary from '@testing-library/dom'

declare global {
  /** Testing Library's own script, once it was run in a page. */
  var TestingLibraryDom: typeof TestingLibrary | undefined
}

/** A text as it travels: the source of a regular expression. */
type Pattern = string

export const hasLibrary = () => globalThis.TestingLibraryDom !== undefined

export const byRole = (role: string, name: Pattern): Element | null => {
  const found = globalThis.TestingLibraryDom?.queryAllByRole(document.body, role, { name: new RegExp(name) }) ?? []
  return found.find((element) => !element.closest('[inert]')) ?? null
}

/** A field by its label; it takes the focus, with all that it holds selected. */
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

/** Scrolls through the page, so that what is lazy comes. */
export const toTheEnd = async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

/** Pictures that came without their bytes, or that should be here and are not: a lazy one waits for its slide. */
export const missingPictures = () =>
  [...document.images]
    .filter(({ complete, naturalWidth, loading }) => (complete ? naturalWidth === 0 : loading !== 'lazy'))
    .map(({ src }) => src)

/** Whether a picture is on screen, by a part of its name. */
export const hasPicture = (name: string) =>
  [...document.images].some(
    ({ currentSrc, complete, naturalWidth }) => currentSrc.includes(name) && complete && naturalWidth > 0,
  )

/** Ends the session behind the page's back. */
export const endZoneSession = async () => {
  const body = JSON.stringify({ zona: 'zona' })
  const { status } = await fetch('/api/cerrarSesion', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  })
  return status
}

/** How far the page can be scrolled sideways. */
export const sideways = () => {
  scrollTo({ left: innerWidth, behavior: 'instant' })
  const reached = scrollX
  scrollTo({ left: 0, behavior: 'instant' })
  return reached
}

export const playedSeconds = () => document.querySelector<HTMLVideoElement>('[role=dialog] video')?.currentTime ?? 0
