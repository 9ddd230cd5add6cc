/**
 * Everything that rests on the inside of React and of TanStack Router, which a later version may change without notice. Each function
 * stands alone: tests also run them within a page.
 */

import type { AnyRouter } from '@tanstack/react-router'

/** The versions that this holds for. */
export const heldFor = { react: '19.2', router: '1.170' }

/** Marks the router's page as HTML that is there already. Any other router in a browser puts a boundary around its pages that the HTML lacks. */
export const asPrerendered = (router: Pick<AnyRouter, 'ssr'>): void => {
  router.ssr = { manifest: undefined }
}

/** React keeps the props of an element on the element, from shortly before it listens to the element's events. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** React hydrates the Suspense boundary of an event's target at once, if the code for it is here. Nobody listens to 'copy'. */
export const hydrateNow = (element: Element): boolean => element.dispatchEvent(new Event('copy', { bubbles: true }))

/**
 * Types a text into a field. React puts a setter of its own on the element, to know the value that React itself has set; a text set by
 * the class's setter counts as typed.
 */
export const typeInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** `use` takes the value of a promise that knows it already at once: nothing waits, not even for a microtask. */
export const fulfilled = async (promise: Promise<unknown>): Promise<void> => {
  Reflect.set(promise, 'value', await promise)
  Reflect.set(promise, 'status', 'fulfilled')
}
