/** Long work in pieces, between which a page answers and paints, and a server answers others. */

/** In ms: the longest piece. */
const slice = 5

const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage('')
  })

let onStep = () => {}
/** Follows all steps of long work in this thread: a worker tells its page by them that it lives. */
export const hearSteps = (listener: () => void): void => {
  onStep = listener
}

/** Does work that yields wherever it may rest. Rejects once nobody wants it any more. */
export const inSlices = async <Made>(work: Iterator<unknown, Made>, signal?: AbortSignal): Promise<Made> => {
  let until = performance.now() + slice
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    onStep()
    await turn()
    signal?.throwIfAborted()
    until = performance.now() + slice
  }
}

/** Does the same work in one piece. */
export const atOnce = <Made>(work: Iterator<unknown, Made>): Made => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    onStep()
  }
}
