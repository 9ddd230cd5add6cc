import { codeOnDemand } from '#ui/code-on-demand.ts'

export type Finding = Awaited<ReturnType<typeof finding.load>>

/** The search's code. */
export const finding = codeOnDemand(() => import('./finding.ts'))
