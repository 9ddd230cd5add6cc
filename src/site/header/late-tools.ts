import { late } from '../late.tsx'

/** The header's tools, whose code a prerendered page loads late. */
export const HeaderTools = late(async () => (await import('./HeaderTools.tsx')).HeaderTools)
