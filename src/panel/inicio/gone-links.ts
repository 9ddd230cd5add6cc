import { brief } from '../kit/text.ts'

/** A record of the site that may link to others: its texts and addresses. */
export interface Linking {
  readonly title: string
  readonly screen: number
  readonly id: number
  readonly texts: readonly string[]
}

/** A link to a record that the site no longer has. */
export type GoneLink = Omit<Linking, 'texts'> & { readonly address: string }

/** The ids that each page of the site has; a page without a known list is left out. */
export type ExistingIds = Readonly<Record<string, ReadonlySet<number>>>

const addressPattern = /\/(productos|novedades|ferias|servicios)\/?\?(?:[^"'\s<>#]*&(?:amp;)?)?id=(\d{1,15})(?!\d)/g

/** The links within texts to records that no page of the site shows any more. */
export const goneLinks = (records: readonly Linking[], idsByPage: ExistingIds, origin: string): readonly GoneLink[] =>
  records.flatMap(({ title, screen, id, texts }) => {
    const gone = texts
      .flatMap((text) => [...text.matchAll(addressPattern)].filter((match) => isOwnSite(text, match.index, origin)))
      .flatMap(([, page = '', record]) => {
        const ids = idsByPage[`/${page}`]
        return ids && !ids.has(Number(record)) ? [`/${page}?id=${record}`] : []
      })
    return [...new Set(gone)].map((goneAddress) => ({ title: brief(title), screen, id, address: goneAddress }))
  })

/** A path alone, or behind the site's own origin. */
const isOwnSite = (text: string, index: number, origin: string): boolean => {
  const preceding = text.slice(0, index)
  return !/[\w.:-]$/.test(preceding) || preceding.endsWith(origin)
}
