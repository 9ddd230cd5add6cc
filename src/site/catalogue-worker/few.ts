/** So many products are read faster by the page than a thread starts. */
export const few = 120
