/** Waits for `work`, but at most `ms`. */
export const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
  ])
}
