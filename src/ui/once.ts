/** Makes a value at the first call. Slow objects (Intl above all) then delay no page. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | undefined
  return () => (made ??= { it: make() }).it
}
