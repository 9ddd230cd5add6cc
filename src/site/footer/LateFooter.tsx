import { late } from '../late.tsx'

/** The footer begins below every first screen. */
export const LateFooter = late(async () => (await import('./PublicFooter.tsx')).PublicFooter)
