/** The page reads up to so many products faster than a thread starts. */
export const few = 120
