/** Watches the hydration of a prerendered page. */
import { expect, type Page, type Route } from '@playwright/test'
import { isHydrated } from '#ui/hydration-seam.ts'

declare global {
  interface Window {
    first?: Element[]
    shifted?: number
    shifts?: { readonly value: number; readonly elements: readonly string[] }[]
  }
}

/** Notes the document's first elements, and all layout shifts of the page. */
export const watchHydration = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources')
        // Notices lie over the page: on a busy machine one comes while another stands there.
        const isOfNotices =
          sources.length > 0 &&
          sources.every(({ node }) => node instanceof Element && node.closest('[aria-label="Avisos"]') !== null)
        if (isOfNotices) continue
        const value = Number(Reflect.get(entry, 'value'))
        window.shifted = (window.shifted ?? 0) + value
        window.shifts?.push({
          value,
          elements: sources.map(({ node }) =>
            node instanceof Element ? `${node.nodeName} ${node.className}` : `${node?.nodeName}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      window.first = [...document.querySelectorAll('#root *')]
    })
  })

/** The fate of the document's first elements: how many there were, which are gone, and how far anything moved. */
export const hydrationOf = (page: Page) =>
  page.evaluate(() => ({
    count: window.first?.length,
    gone: window.first?.filter((element) => !element.isConnected).map((element) => element.outerHTML),
    shifted: window.shifted,
  }))

/** Waits until the first such element is hydrated. A page that reloads while it is asked is asked again. */
export const isTaken = (page: Page, selector: string) =>
  expect(async () => {
    expect(await page.locator(selector).first().evaluate(isHydrated)).toBe(true)
  }).toPass()

/** Lets the page draw, so that a change has moved whatever it moves. */
export const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let left = 3; left > 0; left--)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
  })

/** Waits until nothing of a page is still to come: the notices' code is requested last, the typeface after all code. */
export const atRest = async (page: Page) => {
  await isTaken(page, 'footer a')
  await expect(page.getByRole('status', { name: 'Avisos' })).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  await frames(page)
}

/** Holds the app's code back. Pages that a worker answers have their code from the worker: holds nothing there. */
export const holdCode = async (page: Page, files: string | RegExp = '**/assets/*.js') => {
  const held: Route[] = []
  let isOpen = false
  const come = async () => {
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  await page.route(files, (route) => {
    held.push(route)
    return isOpen ? come() : undefined
  })
  return {
    /** Lets code come until such an element is hydrated, and holds the files that this code asks for. */
    until: (selector: string) =>
      expect
        .poll(async () => {
          const isThere = await page.locator(selector).first().evaluate(isHydrated)
          if (!isThere) await come()
          return isThere
        })
        .toBe(true),
    /** Lets all code come. */
    all: () => {
      isOpen = true
      return come()
    },
  }
}

/** Opens a page and holds its code back. */
export const openWithoutCode = async (page: Page, path: string) => {
  const code = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  return code
}
