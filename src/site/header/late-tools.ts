import { late } from '../late.tsx'

/** The header's tools: a prerendered page loads their code late. */
export const HeaderTools = late(async () => (await import('./HeaderTools.tsx')).HeaderTools)
