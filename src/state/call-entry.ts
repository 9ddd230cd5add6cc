/** What a file was, without its bytes. */
export interface FileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
}

type Form = readonly (readonly [name: string, value: string | FileFacts])[]

/** One call as the worker tells it. Plain data: it goes from one thread to another. */
export interface CallEntry {
  readonly id: string
  /** When it was asked, in ms since 1970. */
  readonly at: number
  /** Until its answer was there. */
  readonly ms: number
  readonly method: string
  readonly path: string
  /** The tab that asked; '' where the browser opens one for it. */
  readonly tab: string
  /** The address of the page that it was asked from. */
  readonly page: string
  /** What the browser wants it for: '' for a script, 'image', 'document'… */
  readonly use: string
  /** What was sent: a text, or the fields of a form. */
  readonly sent?: string | Form | undefined
  /** 0 where there was no answer. */
  readonly status: number
  /** Of the answer, by name in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** What was answered, where it was a text. */
  readonly text?: string | undefined
}

/** Longer texts end here, in characters. */
export const textLimit = 65_536

/** Where the worker tells of every call. */
export const channelName = 'sala'
