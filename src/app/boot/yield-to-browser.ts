/** Yields to the browser, so that input is handled and the page is painted before the work goes on. */
export const yieldToBrowser = async (): Promise<void> => {
  if ('scheduler' in globalThis) await scheduler.yield?.()
}
