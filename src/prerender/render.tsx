/** Renders the public pages in Node, for the build. */
import { takeAhead } from '../api/ahead.ts'
import { createQueryClient } from '../app/query-client.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { thingsAt } from './described.ts'
import type { Page } from './document.ts'
import { factsOf, htmlOf } from './html.tsx'
import { readsIn } from './reads-in.ts'
import { lists, open } from '../site/page-kinds.ts'
import { house } from '../brand.ts'
import { manifestWith } from '../ui/brand/icon-links.ts'
import { isHidden } from '../site/shown-pages.ts'
import { branded } from './branded.ts'
import tokens from '../ui/tokens.css?raw'
import { servedAt } from '../ui/media-url.ts'
import { pictureAt } from './picture.ts'
import type { Listed, Site } from './site.ts'

export { documentOf } from './document.ts'

export const shellOf = (shell: string, { marca }: Site): string => branded(shell, marca, tokens, servedAt)

export const manifestOf = (text: string, { marca }: Site): string =>
  marca === null ? text : JSON.stringify(manifestWith(JSON.parse(text), marca, servedAt))
export { readSite } from './site.ts'

/** The addresses of the records that have pages of their own, with the records. */
export const recordsOf = ({ records }: Site): (readonly [address: string, record: Listed])[] =>
  lists.flatMap(({ path }) => [...records[path]].map(([id, record]) => [`${path}?id=${id}`, record] as const))

/** The pages that the company shows, with those of their records. */
export const addressesOf = (site: Site): string[] => {
  const isShown = (address: string) => !isHidden(site.marca ?? house, address.split('?')[0] ?? address)
  return [...open, ...recordsOf(site).map(([address]) => address)].filter(isShown)
}

export const beside = (address: string, site: Site) => ({
  things: thingsAt(address, site),
  picture: pictureAt(address, site),
})

const nothing = () => undefined

export const renderPage = async (address: string, site: Site, files: ReadonlyMap<string, string>): Promise<Page> => {
  const { answers } = site
  takeFromHost(files)
  takeAhead(answers)
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  const html = await htmlOf(address, client)
  // The answers of thousands of records stay nowhere but with who reads them.
  takeAhead(new Map())
  const shown = readsIn(client).flatMap(({ url }) => (answers.has(url) ? [url] : []))
  return {
    address,
    html,
    facts: factsOf(answers, shown, files),
    ...beside(address, site),
  }
}
