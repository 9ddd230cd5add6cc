/** How many more products at a time (§9): the one place that says it. */
export const pageStep = 48

/** The load-more helper (§2.5): how many to show after one more step. */
export const nextCount = (count: number, total: number, step: number = pageStep): number =>
  Math.min(Math.max(count, 0) + Math.max(step, 1), total)
