/** Computes a value once per object and shares it while the object lives. Equal but distinct objects are computed anew. */
export const oncePer = <Data extends object, Made>(make: (data: Data) => Made): ((data: Data) => Made) => {
  const cache = new WeakMap<Data, { readonly made: Made }>()
  return (data) => {
    const there = cache.get(data) ?? { made: make(data) }
    cache.set(data, there)
    return there.made
  }
}
