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

/** The ids that each page of the site has; a page whose list is not known is left out. */
export type ExistingIds = Readonly<Record<string, ReadonlySet<number>>>

const address = /\/(productos|novedades|ferias|servicios)\/?\?(?:[^"'\s<>#]*&(?:amp;)?)?id=(\d{1,15})(?!\d)/g

/** The addresses of records within texts that no page of the site shows any more. */
export const goneLinks = (records: readonly Linking[], existing: ExistingIds, origin: string): readonly GoneLink[] =>
  records.flatMap(({ title, screen, id, texts }) => {
    const gone = texts
      .flatMap((text) => [...text.matchAll(address)].filter((found) => isOurs(text, found.index, origin)))
      .flatMap(([, page = '', record]) => {
        const ids = existing[`/${page}`]
        return ids && !ids.has(Number(record)) ? [`/${page}?id=${record}`] : []
      })
    return [...new Set(gone)].map((one) => ({ title: brief(title), screen, id, address: one }))
  })

/** A path alone, or behind the site's own origin. */
const isOurs = (text: string, at: number, origin: string): boolean => {
  const before = text.slice(0, at)
  return !/[\w.:-]$/.test(before) || before.endsWith(origin)
}
