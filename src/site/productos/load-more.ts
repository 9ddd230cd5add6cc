/** How many more products at a time (§9): the one place that says it. Whole rows of 4 and of 2. */
export const pageStep = 24

/** The load-more helper (§2.5): how many to show after one more step. */
export const nextCount = (count: number, total: number, step: number = pageStep): number =>
  Math.min(Math.max(count, 0) + Math.max(step, 1), total)

/** A whole list, cut into the steps in which it would be loaded. */
export const inSteps = <Item>(list: readonly Item[], step: number = pageStep): Item[][] => {
  const steps: Item[][] = []
  for (let count = 0; count < list.length;) {
    const next = nextCount(count, list.length, step)
    steps.push(list.slice(count, next))
    count = next
  }
  return steps
}
