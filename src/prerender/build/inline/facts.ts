/** The app's facts that the inline script needs: names in storage, and the address parameters that filter a list. */
export interface Facts {
  readonly place: string
  readonly draft: string
  readonly list: readonly string[]
}
