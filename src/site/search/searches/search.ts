/**
 * A search and its right answer: the first product, with its code where a size is meant; '~' where nothing may count as
 * a match; or a page and its title.
 */
export type Search = readonly [query: string, right: string]
