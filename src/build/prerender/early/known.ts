/** What the parts of the page's script may know of the app: where it keeps what, and by which words a list is another one. */
export interface Known {
  readonly place: string
  readonly draft: string
  readonly list: readonly string[]
}
