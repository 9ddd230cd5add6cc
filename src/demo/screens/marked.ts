/** What a reviewer says of a screen's state. */
export const markNames = { seen: 'Visto', approved: 'Aprobado', change: 'A cambiar' } as const
export type Mark = keyof typeof markNames
export const marks = ['seen', 'approved', 'change'] as const satisfies readonly Mark[]

/** What was said last of a state, when and by whom. */
export interface Marked {
  /** The state: `keyOf` (screens.ts). */
  readonly id: string
  /** Nothing where the mark was taken away: so that nobody's copy brings it back. */
  readonly as: Mark | null
  readonly at: string
  readonly by: string
}

/** A mark of before marks had a time loses to any other. */
export const noTime = '1970-01-01T00:00:00.000Z'

export const isMark = (value: unknown): value is Mark => marks.some((mark) => mark === value)

const newest = (a: Marked, b: Marked): Marked => {
  if (a.at === b.at) return JSON.stringify(a) > JSON.stringify(b) ? a : b
  return a.at > b.at ? a : b
}

/** The marks of several reviewers as one's: of each state the newest, in whatever order and however often they are merged. */
export const mergedMarks = (mine: readonly Marked[], theirs: readonly Marked[]): Marked[] => {
  const byId = new Map<string, Marked>()
  for (const { id, as, at, by } of [...mine, ...theirs]) {
    const one = { id, as, at, by }
    byId.set(id, newest(byId.get(id) ?? one, one))
  }
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Marks that are there, by state. */
export const standing = (all: readonly Marked[]): ReadonlyMap<string, Mark> =>
  new Map(all.flatMap(({ id, as }) => (as === null ? [] : [[id, as] as const])))
