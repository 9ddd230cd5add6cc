/** Stands in a build for what the libraries carry for other sites (build/lean.ts): endless lists, and the router's own query strings. */
const unused = (): never => {
  throw new Error('This site has no use for it')
}
export { unused as defaultParseSearch, unused as defaultStringifySearch, unused as infiniteQueryBehavior }
