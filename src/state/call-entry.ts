/** A file without its bytes. */
export interface FileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
}

type Form = readonly (readonly [name: string, value: string | FileFacts])[]

/** One call as the worker reports it. Plain data: it goes from one thread to another. */
export interface CallEntry {
  readonly id: string
  /** The time of the request, in ms since 1970. */
  readonly at: number
  /** The time until the answer was there. */
  readonly ms: number
  readonly method: string
  readonly path: string
  /** The tab that asked; '' where the browser opens one for it. */
  readonly tab: string
  /** The address of the page that it was asked from. */
  readonly page: string
  /** The browser's use of the answer: '' for a script, 'image', 'document'… */
  readonly use: string
  /** The sent body: a text, or the fields of a form. */
  readonly sent?: string | Form | undefined
  /** 0 where there was no answer. */
  readonly status: number
  /** The answer's headers, by name in small letters. */
  readonly headers: Readonly<Record<string, string>>
  /** The answer, where it was a text. */
  readonly text?: string | undefined
}

/** Longer texts end here, in characters. */
export const textLimit = 65_536

/** The channel on which the worker reports every call. */
export const channelName = 'sala'
