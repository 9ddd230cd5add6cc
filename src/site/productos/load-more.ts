/** How many products each step adds (§9): whole rows of 4 and of 2. The only place of this number. */
export const pageStep = 24

/**
 * A list of at most so many cards is rendered whole. A longer one renders the cards near the window: thousands would
 * make scrolling stutter.
 */
export const allAtOnce = 5 * pageStep

/** The load-more helper (§2.5): the number to show after one more step. */
export const nextCount = (count: number, total: number, step: number = pageStep): number =>
  Math.min(Math.max(count, 0) + Math.max(step, 1), total)

/** A list in the steps in which it would load. */
export const inSteps = <Item>(list: readonly Item[], step: number = pageStep): Item[][] => {
  const steps: Item[][] = []
  for (let count = 0; count < list.length;) {
    const next = nextCount(count, list.length, step)
    steps.push(list.slice(count, next))
    count = next
  }
  return steps
}
