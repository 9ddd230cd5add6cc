/** What somebody does meanwhile has its turn, and what is seen is painted; nothing else comes between where the browser knows how. */
export const breath = async (): Promise<void> => {
  if ('scheduler' in globalThis) await scheduler.yield?.()
}
