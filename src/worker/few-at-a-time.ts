/** Works through all items, `parallel` at a time, and returns the items that failed. */
export const fewAtATime = async <Item>(
  items: readonly Item[],
  parallel: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Item[]> => {
  const queue = [...items]
  const failed: Item[] = []
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const tried = item
      await work(tried).catch(() => failed.push(tried))
    }
  }
  await Promise.all(Array.from({ length: parallel }, next))
  return failed
}
