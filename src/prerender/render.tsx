/** Renders the public pages in Node, for the build. */
import { takeAhead } from '../api/ahead.ts'
import { createQueryClient } from '../app/query-client.ts'
import { addressOf } from '../site/page/address.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { thingsAt } from './described.ts'
import type { Page } from './document.ts'
import { factsOf, htmlOf } from './html.tsx'
import { readsIn } from './reads-in.ts'
import { pages } from './pages.ts'
import { pictureAt } from './picture.ts'
import type { Site } from './site.ts'

export { documentOf } from './document.ts'
export { readSite } from './site.ts'

export const addressesOf = ({ productos, novedades, ferias }: Site): string[] => [
  ...pages,
  ...productos.map(({ id }) => addressOf('productos', id)),
  ...novedades.map(({ id }) => addressOf('novedades', id)),
  ...ferias.map(({ id }) => addressOf('ferias', id)),
]

/** The parts of a page besides its answers. */
export const beside = (address: string, site: Site) => ({
  things: thingsAt(address, site),
  picture: pictureAt(address, site),
})

const nothing = () => undefined

/** Renders a page, with its answers and its structured data. */
export const renderPage = async (address: string, site: Site, files: ReadonlyMap<string, string>): Promise<Page> => {
  const { answers } = site
  takeFromHost(files)
  takeAhead(answers)
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  const html = await htmlOf(address, client)
  const shown = readsIn(client).flatMap(({ url }) => (answers.has(url) ? [url] : []))
  return {
    address,
    html,
    facts: factsOf(answers, shown, files),
    ...beside(address, site),
  }
}
