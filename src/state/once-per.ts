/** Computes a value once per object and shares it while the object lives. Equal but distinct objects are computed anew. */
export const oncePer = <Data extends object, Made>(make: (data: Data) => Made): ((data: Data) => Made) => {
  const known = new WeakMap<Data, { readonly made: Made }>()
  return (data) => {
    const there = known.get(data) ?? { made: make(data) }
    known.set(data, there)
    return there.made
  }
}
