/** What a user feels, in ms: from a press or a key to its painted result, and the long tasks in which a page stands still. */
import type { Locator, Page } from 'playwright'

declare global {
  interface Window {
    tasks?: number[]
  }
}

/** From a press to this many painted elements. */
export const painted = (button: Locator, selector: string, least = 1) =>
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

/** From a key in a search to the painted count of hits; undefined where the key does not change the count. */
export const keystroke = async (field: Locator, key: string): Promise<number | undefined> => {
  const result = field.page().evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const counter = document.querySelector('output')
        let pressed = 0
        const patience = setTimeout(() => resolve(undefined), 2_000)
        document.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            pressed = timeStamp
          },
          { once: true, capture: true },
        )
        const observer = new MutationObserver(() => {
          observer.disconnect()
          clearTimeout(patience)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        if (counter) observer.observe(counter, { childList: true, characterData: true, subtree: true })
      }),
  )
  // Both commands reach the page in this order, so the listener is there before the key.
  await field.press(key)
  return result
}

/** The page writes down each of its tasks that takes longer than 50 ms. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = (window.tasks = [])
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })

/** The longest task of some work; 50, the shortest that the browser tells, where all were shorter. */
export const longestTask = async (page: Page, work: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => window.tasks?.splice(0))
  await work()
  // The task that paints counts, and the browser tells of a task a moment after its end.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await page.waitForTimeout(300)
  return Math.max(50, ...(await page.evaluate(() => window.tasks ?? [])))
}
