/** How many items are sorted or merged between two rests. */
const run = 256

function* merging<Item>(
  some: readonly Item[],
  others: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  const merged: Item[] = []
  const iterator = others.values()
  let next = iterator.next()
  for (const item of some) {
    for (; !next.done && compare(next.value, item) < 0; next = iterator.next()) merged.push(next.value)
    if (merged.push(item) % run === 0) yield
  }
  for (; !next.done; next = iterator.next()) merged.push(next.value)
  return merged
}

/** Sorts as `toSorted` does, in work that may rest. */
export function* sorting<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, readonly Item[]> {
  let runs: (readonly Item[])[] = []
  for (let start = 0; start < items.length; start += run) {
    runs.push(items.slice(start, start + run).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const next: (readonly Item[])[] = []
    for (let index = 0; index < runs.length; index += 2)
      next.push(yield* merging(runs[index] ?? [], runs[index + 1] ?? [], compare))
    runs = next
  }
  return runs[0] ?? []
}
