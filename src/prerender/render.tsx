/** For the build, in Node: the public pages, made by the components of the site itself. */
import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { takeAhead } from '../api/ahead.ts'
import { App } from '../app/App.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { createAppRouter } from '../app/router.tsx'
import { addressOf } from '../site/page/address.ts'
import { takeFromHost } from '../ui/media-url.ts'
import { thingsAt } from './described.ts'
import { pages } from './pages.ts'
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

/** A page as HTML, what belongs into its head first; what it is to search engines; the addresses of the answers that it shows. */
export const renderPage = async (address: string, site: Site, files: ReadonlyMap<string, string>) => {
  const { answers } = site
  takeFromHost(files)
  takeAhead(new Map([...answers].map(([url, body]) => [url, { at: 0, body }])))
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const errors: unknown[] = []
  const { prelude } = await prerender(<StrictMode><App client={client} router={router} /></StrictMode>, {
    // In one piece: React would move large ones to the end and have a script put them into place.
    progressiveChunkSize: Infinity,
    onError: (error) => { errors.push(error) },
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  const shown = client.getQueryCache().findAll().flatMap(({ meta }) => typeof meta?.['url'] === 'string' && answers.has(meta['url']) ? [meta['url']] : [])
  return { html, shown, things: thingsAt(address, site) }
}
