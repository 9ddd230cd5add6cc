/** Renders the public pages in Node, for the build. */
import { takeAhead } from '#api/ahead.ts'
import { createQueryClient } from '#app/query-client.ts'
import { takeFromHost } from '#ui/media-url.ts'
import { getStructuredData } from './structured-data.ts'
import type { Page } from './document.ts'
import { collectFacts, renderHtml } from './html.tsx'
import { listReads } from './list-reads.ts'
import { lists, open } from '#site/page-kinds.ts'
import { house } from '../brand.ts'
import { manifestWith } from '#ui/brand/icon-links.ts'
import { isHidden } from '#site/shown-pages.ts'
import { branded } from './branded.ts'
import tokens from '#ui/tokens.css?raw'
import { getServedUrl } from '#ui/media-url.ts'
import { choosePicture } from './picture.ts'
import type { Listed, Site } from './site.ts'

export { renderDocument } from './document.ts'

/** `drawn`: the address of a PNG of the company's initial. */
export const brandShell = (shell: string, { marca }: Site, drawn?: string): string =>
  branded(shell, marca, tokens, getServedUrl, drawn)

export const brandManifest = (text: string, { marca }: Site, drawn?: string): string =>
  marca === null ? text : JSON.stringify(manifestWith(JSON.parse(text), marca, getServedUrl, drawn))
export { readSite } from './site.ts'

/** The addresses of the records that have pages of their own, with the records. */
export const listRecords = ({ records }: Site): (readonly [address: string, record: Listed])[] =>
  lists.flatMap(({ path }) => [...records[path]].map(([id, record]) => [`${path}?id=${id}`, record] as const))

/** The pages that the company shows, with those of their records. */
export const listAddresses = (site: Site): string[] => {
  const isShown = (address: string) => !isHidden(site.marca ?? house, address.split('?')[0] ?? address)
  return [...open, ...listRecords(site).map(([address]) => address)].filter(isShown)
}

export const getPageMetadata = (address: string, site: Site) => ({
  things: getStructuredData(address, site),
  picture: choosePicture(address, site),
})

const nothing = () => undefined

export const renderPage = async (address: string, site: Site, files: ReadonlyMap<string, string>): Promise<Page> => {
  const { answers } = site
  takeFromHost(files)
  takeAhead(answers)
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  const html = await renderHtml(address, client)
  // The answers of thousands of records stay nowhere but with who reads them.
  takeAhead(new Map())
  const shown = listReads(client).flatMap(({ url }) => (answers.has(url) ? [url] : []))
  return {
    address,
    html,
    facts: collectFacts(answers, shown, files),
    ...getPageMetadata(address, site),
  }
}
