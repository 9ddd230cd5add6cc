/** Parts that do not come, for the journeys that abort each (run/parts.ts). */
import type { Page } from '@playwright/test'
import type { parts } from '../run/parts.ts'

type Listed = (typeof parts)[number]
type Part = Exclude<Listed, { untried: string }>
export const isTried = (part: Listed): part is Part => !('untried' in part)

/** Somebody waits for these. */
export type Said = Extract<Part, { says: string }>['asks']
/** A part that is asked for silently as well is tried where somebody waits for it. */
export type Silent = Exclude<Part['asks'], Said>

export const chunkOf = (part: Part): string =>
  'chunk' in part ? part.chunk : (/([^/]+)\.tsx?$/.exec(part.asks)?.[1] ?? '')

/** What the console says. Chromium gives a module that did not come no stack. */
export const missingCode =
  /^$|ERR_FAILED|dynamically imported module|Unable to preload|DeadThread|status of \d+|ApiError|ServiceWorker|React error/

/** Aborts a part's code and styles, until it is let through. */
export const withoutPart = async (page: Page, chunk: string) => {
  let isAborted = true
  await page
    .context()
    .route(new RegExp(`/assets/${chunk}-[\\w-]{8}\\.(?:js|css)$`), (route) =>
      isAborted ? route.abort() : route.continue(),
    )
  return () => {
    isAborted = false
  }
}

export const press =
  (name: string | RegExp, options: { readonly exact?: boolean } = {}) =>
  (page: Page) =>
    page
      .getByRole('button', { name, ...options })
      .first()
      .click()
