export * from '#ui/contrast.ts'
export * from '#ui/read-tokens.ts'

export type Grade = 'AAA' | 'AA' | 'solo grande' | 'nunca para texto'

/** The use that a contrast allows: 'solo grande' means from 24 px on, or bold from 18.7 px. */
export const gradeOf = (ratio: number): Grade => {
  if (ratio >= 7) return 'AAA'
  if (ratio >= 4.5) return 'AA'
  return ratio >= 3 ? 'solo grande' : 'nunca para texto'
}
