import { editedTo, outdating, type EditedText } from './texts.ts'

/** The trace of a deleted comment or reply, so that no older copy brings it back. */
export interface Gone {
  readonly id: string
  readonly gone: string
}

export interface Reply {
  readonly id: string
  readonly author: string
  readonly made: string
  readonly said: EditedText
  /** The id of the comment or reply to which this is an alternative text, written at the same time. */
  readonly textOf?: string
}

/** An element is found again by its role and name alone. */
export interface ElementMark {
  /** The element's ARIA role; '' without one. */
  readonly role: string
  /** The element's accessible name, or its first words without one. */
  readonly name: string
}

export interface Seen {
  /** Path, search and hash of the screen, without the review tools' parameters. */
  readonly address: string
  readonly title: string
  readonly scenario: string
  readonly width: number
  readonly height: number
  readonly build: string
}

export interface Spot extends Seen {
  readonly element: ElementMark
}

export interface Comment extends Reply {
  readonly state: { readonly resolved: boolean; readonly by: string; readonly at: string }
  readonly spot: Spot
  /** A picture of the spot as a data URL; '' where the browser could make none. */
  readonly picture: string
  readonly replies: readonly (Reply | Gone)[]
}

export type Entry = Comment | Gone

export const isGone = (entry: object): entry is Gone => 'gone' in entry

/** Comments or replies that are not deleted, oldest first; the order of comments numbers the pins. */
export const present = <Kind extends Reply>(entries: readonly (Kind | Gone)[]): Kind[] =>
  entries
    .filter((entry): entry is Kind => !isGone(entry))
    .toSorted((a, b) => a.made.localeCompare(b.made) || a.id.localeCompare(b.id))

/** Now, or just after `previous`: the clock of another machine may run ahead. */
export const nextTimestamp = (previous = '', now = Date.now()): string => {
  const earliest = previous === '' ? 0 : Date.parse(previous) + 1
  return new Date(Math.max(now, earliest)).toISOString()
}

const newReply = (author: string, text: string): Reply => {
  const made = nextTimestamp()
  return { id: crypto.randomUUID(), author, made, said: { text, at: made } }
}

export const newComment = (author: string, text: string, spot: Spot, picture: string): Comment => {
  const reply = newReply(author, text)
  return { ...reply, state: { resolved: false, by: '', at: reply.made }, spot, picture, replies: [] }
}

export const resolved = (comment: Comment, by: string, is: boolean): Comment => ({
  ...comment,
  state: { resolved: is, by, at: nextTimestamp(comment.state.at) },
})

export const replied = (comment: Comment, author: string, text: string): Comment => ({
  ...comment,
  replies: [...comment.replies, newReply(author, text)],
})

/** Alternative texts become replies like any other once somebody changes or deletes a text: somebody has seen them. */
const settled = (comment: Comment): Comment => {
  const alternatives = Map.groupBy(present(comment.replies), ({ textOf: originalId }) => originalId)
  const settleEntry = <Kind extends Reply>({ textOf: _, ...entry }: Kind) => ({
    ...entry,
    said: outdating(entry.said, alternatives.get(entry.id)?.map(({ said }) => said) ?? []),
  })
  return {
    ...settleEntry(comment),
    replies: comment.replies.map((reply) => (isGone(reply) ? reply : settleEntry(reply))),
  }
}

const withEditedText = <Kind extends Reply>(entry: Kind, text: string): Kind =>
  text === entry.said.text ? entry : { ...entry, said: editedTo(entry.said, text, nextTimestamp()) }

export const edited = (comment: Comment, text: string): Comment => withEditedText(settled(comment), text)

const changeReply = (comment: Comment, id: string, change: (reply: Reply) => Reply | Gone): Comment => {
  const { replies, ...fields } = settled(comment)
  return { ...fields, replies: replies.map((reply) => (reply.id === id && !isGone(reply) ? change(reply) : reply)) }
}

export const replyEdited = (comment: Comment, id: string, text: string): Comment =>
  changeReply(comment, id, (reply) => withEditedText(reply, text))

export const replyDeleted = (comment: Comment, id: string): Comment => changeReply(comment, id, gone)

export const gone = ({ id }: { readonly id: string }): Gone => ({ id, gone: nextTimestamp() })
