/**
 * Stands in a build for what the libraries carry for other sites (build/lean.ts): endless lists, the router's own query strings, and
 * addresses that a router reads otherwise.
 */
const unused = (): never => {
  throw new Error('This site has no use for it')
}
export {
  unused as defaultParseSearch,
  unused as defaultStringifySearch,
  unused as infiniteQueryBehavior,
  unused as rewriteBasepath,
}

const asIs = (_: undefined, url: URL): URL => url
export { asIs as executeRewriteInput, asIs as executeRewriteOutput }
