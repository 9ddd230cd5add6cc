import { last, united } from '../comments/merge.ts'

export const markNames = { seen: 'Visto', approved: 'Aprobado', change: 'A cambiar' } as const
export type Mark = keyof typeof markNames
export const marks = ['seen', 'approved', 'change'] as const satisfies readonly Mark[]

/** The last mark of a state, its moment and its reviewer. */
export interface Marked {
  /** The state: `keyOf` (screens.ts). */
  readonly id: string
  /** Null for a removed mark, so that no older copy brings the mark back. */
  readonly as: Mark | null
  readonly at: string
  readonly by: string
}

/** Old marks have no time; any mark with one wins. */
export const noTime = '1970-01-01T00:00:00.000Z'

export const isMark = (value: unknown): value is Mark => marks.some((mark) => mark === value)

/** Merges marks of several reviewers: the newest of each state wins, whatever the order of merging. */
export const mergedMarks = (mine: readonly Marked[], theirs: readonly Marked[]): Marked[] =>
  united(mine, theirs, (a, b) => last(a, b, 'at'))

/** The marks by state, without removed ones. */
export const standing = (all: readonly Marked[]): ReadonlyMap<string, Mark> =>
  new Map(all.flatMap(({ id, as }) => (as === null ? [] : [[id, as] as const])))
