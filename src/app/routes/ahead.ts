let reads: ((path: string) => Promise<unknown>) | undefined

/** Fetches the data of a page once somebody is about to follow a link to the page. Waits a moment at most and never fails. */
export const readAhead = (path: string) => reads?.(path)

/** The list of each page's reads loads late: the first page already has its data. */
export const setReadAhead = (reader: typeof reads): void => {
  reads = reader
}
