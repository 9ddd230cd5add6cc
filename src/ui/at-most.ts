/** Waits for it, though no longer than so many ms. */
export const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
  ])
}
