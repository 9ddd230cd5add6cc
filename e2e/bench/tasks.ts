/** The long tasks of a page, in which it stands still. */
import type { Page } from 'playwright'

declare global {
  interface Window {
    tasks?: number[]
  }
}

/** The page writes down each of its tasks that takes longer than 50 ms. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = (window.tasks = [])
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })

/** In ms: the longest task of some work; 50, the shortest that the browser tells, where all were shorter. */
export const longestTask = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => window.tasks?.splice(0))
  await work()
  // The task that paints counts, and the browser tells of a task a moment after its end.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.waitForTimeout(300)
  return Math.max(50, ...(await page.evaluate(() => window.tasks ?? [])))
}
