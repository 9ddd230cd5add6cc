/** For the build, in Node: the public pages. */
import { takeAhead } from '../api/ahead.ts'
import { createQueryClient } from '../app/query-client.ts'
import { addressOf } from '../site/page/address.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { thingsAt } from './described.ts'
import type { Page } from './document.ts'
import { factsOf, htmlOf, readsIn } from './html.tsx'
import { pages } from './pages.ts'
import { pictureAt } from './picture.ts'
import type { Site } from './site.ts'

export { readSite } from './site.ts'

/** Every page that anybody may see, by its address. */
export const addressesOf = ({ productos, novedades, ferias }: Site): string[] => [
  ...pages,
  ...productos.map(({ id }) => addressOf('productos', id)),
  ...novedades.map(({ id }) => addressOf('novedades', id)),
  ...ferias.map(({ id }) => addressOf('ferias', id)),
]

const nothing = () => undefined

/** A page with the answers that it shows, and what it is to search engines. */
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
    things: thingsAt(address, site),
    picture: pictureAt(address, site),
  }
}
