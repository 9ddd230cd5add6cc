/** The pages by their form: as HTML, as HTML of each record, or from the app alone. */
import { pages, type SitePage } from './pages.ts'

/** A page with a page for each of its records. */
export type ListPage = Extract<SitePage, { readonly reads: object; readonly record: string }>

/** All public pages, without the pages of records. */
export const open: readonly string[] = pages.flatMap((page) => ('closed' in page ? [] : [page.path]))

/** The pages that the app's shell answers. */
export const closed: readonly string[] = pages.flatMap((page) => ('closed' in page ? [page.path] : []))

/** The public pages with a page for each record. */
export const lists: readonly ListPage[] = pages.filter((page) => 'record' in page && 'reads' in page)

const ofRecord = new RegExp(String.raw`^(?:${lists.map(({ path }) => path).join('|')})\?id=\d+$`)

export const isPage = (address: string): boolean => open.includes(address)

export const isPublic = (address: string): boolean => isPage(address) || ofRecord.test(address)
