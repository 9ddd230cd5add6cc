/** Long work in pieces, between which others are answered. */

/** In ms: the longest piece. */
const slice = 30

/** Does work that yields wherever it may rest. */
export const inSlices = async <Made>(work: Iterator<unknown, Made>): Promise<Made> => {
  let until = performance.now() + slice
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    await new Promise((resolve) => setTimeout(resolve))
    until = performance.now() + slice
  }
}

/** Does the same work in one piece. */
export const atOnce = <Made>(work: Iterator<unknown, Made>): Made => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
