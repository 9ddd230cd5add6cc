/** The waits that a user feels, in ms: from a press to its painted result, and the long tasks in which a page stands still. */
import type { Locator, Page } from 'playwright'

declare global {
  interface Window {
    tasks?: number[]
  }
}

/** From a press to this many painted elements. */
export const painted = (button: Locator, selector: string, least: number) =>
  button.evaluate(
    (pressed: HTMLElement, [counted, wanted]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const check = () => {
          if (document.querySelectorAll(counted).length >= wanted)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
          else requestAnimationFrame(check)
        }
        pressed.click()
        check()
      }),
    [selector, least] as const,
  )

/** The page writes down each of its tasks that takes longer than 50 ms. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = (window.tasks = [])
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })

/** The longest task of some work; 50, the shortest that the browser reports, where all were shorter. */
export const longestTask = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => window.tasks?.splice(0))
  await work()
  // The task that paints counts, and the browser reports a task a moment after its end.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.waitForTimeout(300)
  return Math.max(50, ...(await page.evaluate(() => window.tasks ?? [])))
}
