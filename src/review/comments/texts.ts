/** Texts that several people change at the same time: an edited text gives way to its edit, and no clock chooses between two people. */

export interface DatedText {
  readonly text: string
  /** The time of writing, by the writer's clock: for display only. */
  readonly at: string
  /** The number of edits that led to this text: it differs where somebody went back to an earlier text. */
  readonly changes?: number
}

export interface EditedText extends DatedText {
  /** The texts that this text was edited from. */
  readonly previous?: readonly DatedText[]
}

/** A file with more edits of a text is refused. */
export const mostChanges = 100_000

const countChanges = ({ changes = 0 }: DatedText): number => changes

const byText = (a: DatedText, b: DatedText): number => (a.text < b.text ? -1 : Number(a.text > b.text))
const byChange = (a: DatedText, b: DatedText): number =>
  countChanges(a) - countChanges(b) || (a.at < b.at ? -1 : Number(a.at > b.at))

/** Each text once, in its latest copy. */
const onceEach = (texts: readonly DatedText[]): ReadonlyMap<string, DatedText> => {
  const sorted = texts.map(({ text, at, changes }) => ({ text, at, ...(changes && { changes }) })).toSorted(byChange)
  return new Map(sorted.map((dated) => [dated.text, dated]))
}

const saying = (said: DatedText, previous: readonly DatedText[]): EditedText => ({
  ...said,
  ...(previous.length > 0 && { previous: previous.toSorted(byText) }),
})

/** A text that names other texts as out of date. */
export const outdating = ({ previous = [], ...said }: EditedText, others: readonly DatedText[]): EditedText =>
  saying(said, [...onceEach([...previous, ...others]).values()])

export const editedTo = (said: EditedText, text: string, time: string): EditedText => {
  const previous = [...onceEach([said, ...(said.previous ?? [])]).values()]
  return saying(
    { text, at: time, changes: Math.min(mostChanges, 1 + Math.max(...previous.map(countChanges))) },
    previous,
  )
}

/**
 * The texts of several copies as one. A text that another one was edited from is out of date. Of the remaining texts the first by its
 * letters stands, and the others stand beside it: the same for everybody, in whatever order copies are joined.
 */
export const joined = (copies: readonly EditedText[]): readonly [said: EditedText, ...others: DatedText[]] => {
  const latest = onceEach(copies)
  // A copy from before somebody came back to its text is out of date too, else its date is lost in one order of merging and kept in another.
  const earlier = copies.filter((copy) => countChanges(copy) < countChanges(latest.get(copy.text) ?? copy))
  const outdated = onceEach([...copies.flatMap(({ previous = [] }) => previous), ...earlier])
  const texts = [...onceEach([...copies, ...outdated.values()]).values()].toSorted(byText)
  const isOutdated = (dated: DatedText) =>
    countChanges(dated) <= countChanges(outdated.get(dated.text) ?? { text: '', at: '', changes: -1 })
  const [first, ...others] = texts.filter((dated) => !isOutdated(dated))
  const previous = texts.flatMap((dated) => (isOutdated(dated) ? dated : (outdated.get(dated.text) ?? [])))
  // Each text is out of date by another: one must stay.
  const said = first ?? texts.toSorted(byChange).at(-1) ?? { text: '', at: '' }
  return [saying(said, previous), ...others]
}

const sum = (words: string, factor: number): string => {
  let total = 0
  for (const letter of words) total = Math.imul(total ^ (letter.codePointAt(0) ?? 0), factor) + 1
  return (total >>> 0).toString(36)
}

/** The id of a text that stands beside another one's: the same in every browser. */
export const deriveTextId = (id: string, { text, changes = 0 }: DatedText): string => {
  const words = JSON.stringify([id, text, changes])
  return `texto-${sum(words, 0x01_00_01_93)}-${sum(words, 0x85_eb_ca_6b)}`
}
