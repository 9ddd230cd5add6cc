/**
 * A look: a public page as this browser would see it now, by its address, with the answers that it shows. The page makes it
 * (prerender/look.ts), the worker answers with it (worker/looks.ts) and forgets all of them before it answers any write.
 */

/** The cache of a build's looks; `entry` is the file that its pages begin with. */
export const looksOf = (entry: string): string => `looks ${entry}`
