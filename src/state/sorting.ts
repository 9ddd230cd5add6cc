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
