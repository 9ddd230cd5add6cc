/** Items that may be equal, each with its index as a key. */
export const placed = <Thing>(things: readonly Thing[]): { readonly thing: Thing; readonly place: number }[] =>
  things.map((thing, place) => ({ thing, place }))
