/** What may be alike, each with its place: that is what tells one from another. */
export const placed = <Thing>(things: readonly Thing[]): { readonly thing: Thing; readonly place: number }[] =>
  things.map((thing, place) => ({ thing, place }))
