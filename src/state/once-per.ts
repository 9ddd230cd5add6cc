/** What is made of a piece of data, made once and shared by all who ask, for as long as the data lives. Equal data that is not the same is made anew. */
export const oncePer = <Data extends object, Made>(make: (data: Data) => Made): ((data: Data) => Made) => {
  const known = new WeakMap<Data, { readonly made: Made }>()
  return (data) => {
    const there = known.get(data) ?? { made: make(data) }
    known.set(data, there)
    return there.made
  }
}
