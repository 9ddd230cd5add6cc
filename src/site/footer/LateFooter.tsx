import { late } from '../late.tsx'

/** The footer, loaded late: it starts below the first screen. */
export const LateFooter = late(async () => (await import('./PublicFooter.tsx')).PublicFooter)
