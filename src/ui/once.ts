/** Made when it is first asked for: what takes the browser a while to make (Intl above all) keeps no page waiting. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | undefined
  return () => (made ??= { it: make() }).it
}
