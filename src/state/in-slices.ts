/** Long work in pieces, between which the page answers and paints. */

/** In ms: the longest piece. */
const slice = 12

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

/** Does work that yields wherever it may rest. Rejects once nobody wants it any more. */
export const inSlices = async <Made>(work: Iterator<unknown, Made>, signal?: AbortSignal): Promise<Made> => {
  let until = performance.now() + slice
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
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
  }
}

/** How many items are sorted or merged between two rests. */
const run = 256

function* merging<Item>(
  some: readonly Item[],
  others: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  const merged: Item[] = []
  const rest = others.values()
  let other = rest.next()
  for (const one of some) {
    for (; !other.done && compare(other.value, one) < 0; other = rest.next()) merged.push(other.value)
    if (merged.push(one) % run === 0) yield
  }
  for (; !other.done; other = rest.next()) merged.push(other.value)
  return merged
}

/** Sorts as `toSorted` does, in work that may rest. */
export function* sorting<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, readonly Item[]> {
  let runs: (readonly Item[])[] = []
  for (let at = 0; at < items.length; at += run) {
    runs.push(items.slice(at, at + run).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const next: (readonly Item[])[] = []
    for (let at = 0; at < runs.length; at += 2) next.push(yield* merging(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = next
  }
  return runs[0] ?? []
}
