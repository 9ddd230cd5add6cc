/** A page that is there before its code: what it came with, and when React has it. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    first?: Element[]
    shifted?: number
  }
}

/** Notes the elements that the document came with, and whatever moves. */
export const watchTakeOver = (page: Page) =>
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

export const isTaken = (page: Page, selector: string) =>
  page.waitForFunction((name) => {
    const element = document.querySelector(name)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, selector)
