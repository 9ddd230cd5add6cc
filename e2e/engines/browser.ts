/** What the journeys need of a browser, whichever library drives it. */
export interface Browser {
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** The value of an expression in the page, awaited there. */
  run: <Result>(code: string) => Promise<Awaited<Result>>
  /** The element that an expression in the page answers. */
  find: (code: string) => Promise<Control | undefined>
  /** Into whatever has the focus. */
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A PNG of what is in sight. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export interface Control {
  click: () => Promise<void>
  attach: (file: string) => Promise<void>
}

/** Where a browser keeps what it keeps, and where it saves downloads. */
export interface Home {
  readonly profile: string
  readonly downloads: string
}
