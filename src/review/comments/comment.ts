export interface DatedText {
  readonly text: string
  readonly at: string
}

/** The trace of a deleted comment or reply, so that no older copy brings it back. */
export interface Gone {
  readonly id: string
  readonly gone: string
}

export interface Reply {
  readonly id: string
  readonly author: string
  readonly made: string
  readonly said: DatedText
}

/** How an element is found again: by its role and name, else by its place in the page. */
export interface ElementMark {
  /** The element's ARIA role; '' without one. */
  readonly role: string
  /** The element's accessible name, or its first words without one. */
  readonly name: string
  /** The index among elements that are alike, from 0. */
  readonly nth: number
  readonly selector: string
  /** Whether the element stands in a row or list item, where another record may soon stand. */
  readonly listed: boolean
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
  /** A picture of the place as a data URL; '' where the browser could make none. */
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

/** Now, or just after `before`: the clock of another machine may run ahead. */
export const after = (before = '', now = Date.now()): string => {
  const earliest = before === '' ? 0 : Date.parse(before) + 1
  return new Date(Math.max(now, earliest)).toISOString()
}

const newReply = (author: string, text: string): Reply => {
  const made = after()
  return { id: crypto.randomUUID(), author, made, said: { text, at: made } }
}

export const newComment = (author: string, text: string, spot: Spot, picture: string): Comment => {
  const own = newReply(author, text)
  return { ...own, state: { resolved: false, by: '', at: own.made }, spot, picture, replies: [] }
}

export const edited = (comment: Comment, text: string): Comment => ({
  ...comment,
  said: { text, at: after(comment.said.at) },
})

export const resolved = (comment: Comment, by: string, is: boolean): Comment => ({
  ...comment,
  state: { resolved: is, by, at: after(comment.state.at) },
})

export const replied = (comment: Comment, author: string, text: string): Comment => ({
  ...comment,
  replies: [...comment.replies, newReply(author, text)],
})

const ofReply = (comment: Comment, id: string, change: (reply: Reply) => Reply | Gone): Comment => ({
  ...comment,
  replies: comment.replies.map((reply) => (reply.id === id && !isGone(reply) ? change(reply) : reply)),
})

export const replyEdited = (comment: Comment, id: string, text: string): Comment =>
  ofReply(comment, id, (reply) => ({ ...reply, said: { text, at: after(reply.said.at) } }))

export const replyDeleted = (comment: Comment, id: string): Comment => ofReply(comment, id, gone)

export const gone = ({ id }: { readonly id: string }): Gone => ({ id, gone: after() })
