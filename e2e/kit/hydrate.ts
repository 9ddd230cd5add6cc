/** Watches the hydration of a prerendered page. */
import { expect, type Page } from '@playwright/test'
import { isHydrated } from '../../src/ui/react-inside.ts'

declare global {
  interface Window {
    first?: Element[]
    shifted?: number
  }
}

/** Notes the document's first elements, and all layout shifts. */
export const watchHydration = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      window.first = [...document.querySelectorAll('#root *')]
    })
  })

/** Waits until the first such element is hydrated. */
export const isTaken = (page: Page, selector: string) =>
  expect.poll(() => page.locator(selector).first().evaluate(isHydrated), { timeout: 30_000 }).toBe(true)

/** Delays the app's code by so many ms after the page. */
export const slowCode = (page: Page, ms: number) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, ms)
    })
    await route.continue()
  })
