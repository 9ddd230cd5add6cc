/** The part of a browser that the journeys use, whichever library drives it. */
export interface Browser {
  open: (address: string) => Promise<void>
  run: <Result>(code: string) => Promise<Awaited<Result>>
  /** The element that an expression in the page returns. */
  find: (code: string) => Promise<Control | undefined>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** The errors in the console since the last question. */
  errors: () => string[]
  close: () => Promise<void>
}

export interface Control {
  click: () => Promise<void>
  attach: (file: string) => Promise<void>
}

/** The folders of a browser's profile and downloads. */
export interface Home {
  readonly profile: string
  readonly downloads: string
}
