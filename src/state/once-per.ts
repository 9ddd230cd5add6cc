/** Computes a value once per object and shares it while the object lives. Equal but distinct objects are computed anew. */
export const oncePer = <Data extends object, Made>(make: (data: Data) => Made): ((data: Data) => Made) => {
  const cache = new WeakMap<Data, { readonly made: Made }>()
  return (data) => {
    const cached = cache.get(data) ?? { made: make(data) }
    cache.set(data, cached)
    return cached.made
  }
}

/** Computes a value once per text, for as long as the result is needed: few names, packs and sizes recur often. */
export const oncePerText = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const cache = new Map<string, Made>()
  return (text) => {
    const made = cache.get(text) ?? make(text)
    cache.set(text, made)
    return made
  }
}
