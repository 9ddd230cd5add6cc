let reads: ((path: string) => Promise<unknown>) | undefined

/** Asks for what a page shows: from when one is about to follow a link to it. It takes a moment at most, and never fails. */
export const readAhead = (path: string) => reads?.(path)

/** Whoever knows what the pages read comes late: the first of them has what it shows. */
export const readAheadBy = (how: typeof reads): void => {
  reads = how
}
