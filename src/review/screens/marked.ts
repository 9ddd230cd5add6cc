import { last, united } from '../comments/merge.ts'

export const markNames = { seen: 'Visto', approved: 'Aprobado', change: 'A cambiar' } as const
export type Mark = keyof typeof markNames
export const marks = ['seen', 'approved', 'change'] as const satisfies readonly Mark[]

/** The last mark that a reviewer gave to a state. */
export interface Marked {
  /** The state: `getStateKey` (screens.ts). */
  readonly id: string
  /** Null for a removed mark, so that no older copy brings the mark back. */
  readonly as: Mark | null
  /** The time by the reviewer's own clock, which decides the reviewer's last mark. */
  readonly at: string
  /** The reviewer; '' for one without a name. */
  readonly by: string
}

export type Verdict = Marked & { readonly as: Mark }

export const isMark = (value: unknown): value is Mark => marks.some((mark) => mark === value)

/** Each reviewer has one mark of a state. */
export const reviewerKey = ({ id, by }: Marked): string => `${id}\n${by}`

/** Merges marks of several reviewers: the last one of each reviewer, in any order of merging. */
export const mergedMarks = (mine: readonly Marked[], theirs: readonly Marked[]): Marked[] =>
  united(mine, theirs, (a, b) => last(a, b, 'at'), reviewerKey)

const isVerdict = (mark: Marked): mark is Verdict => mark.as !== null

/** The verdicts of all reviewers by state, without removed marks. */
export const standing = (marked: readonly Marked[]): ReadonlyMap<string, readonly Verdict[]> =>
  Map.groupBy(marked.filter(isVerdict), ({ id }) => id)
