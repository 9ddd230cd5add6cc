/** What is recognised in a text. Every function of this room that recognises answers so; keys and the normaliser return texts. */

/** One meaning, several that somebody has to choose from, with the reason, or none. */
export type Finding<T> =
  | { readonly kind: 'sure'; readonly value: T }
  | { readonly kind: 'ask'; readonly readings: readonly T[]; readonly reason: string }
  | { readonly kind: 'none' }

export const none = { kind: 'none' } as const
export const sure = <T>(value: T): Finding<T> => ({ kind: 'sure', value })
/** `readings`: the likeliest first. `reason`: why it is asked, in Spanish, for the screen: 'Dice «devolver»'. */
export const ask = <T>(readings: readonly T[], reason: string): Finding<T> => ({ kind: 'ask', readings, reason })

/** The meaning, where there is one. */
export const getSure = <T>(finding: Finding<T>): T | undefined => (finding.kind === 'sure' ? finding.value : undefined)

/** The meaning, or the likeliest of several. */
export const getLikely = <T>(finding: Finding<T>): T | undefined =>
  finding.kind === 'ask' ? finding.readings[0] : getSure(finding)
