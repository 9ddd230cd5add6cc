/** robots.txt and sitemap.xml of a live build. */
import type { Endpoint } from '#contract/endpoint.ts'
import { getImage } from '#contract/imagen.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { closed, lists } from '#site/page-kinds.ts'

/** The app's own pages, the panel as a folder, and the calls. */
const hidden = [...new Set(closed.map((path) => path.replace(/^\/admin\/.*/, '/admin/'))), '/api/']

/** The calls about one record that pages make: those of records with a page of their own, and pictures. */
const ofOne: ReadonlySet<Endpoint> = new Set<Endpoint>([getImage, ...lists.map(({ record }) => endpoints[record])])

const isDrawn = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && endpoint.access === 'public' && (!endpoint.path.includes('{') || ofOne.has(endpoint))

/** What public pages are drawn from. A crawler that may not read these sees failed lists, and no `noindex` of a deleted record. */
const open = allEndpoints.filter(isDrawn).map(({ path }) => path.split('{')[0] ?? path)

/** `site`: the site's address; '' where it is not set. */
export const robots = (site: string): string => {
  const lines = ['User-agent: *', ...open.map((path) => `Allow: ${path}`), ...hidden.map((path) => `Disallow: ${path}`)]
  return `${[...lines, ...(site === '' ? [] : [`Sitemap: ${new URL('/sitemap.xml', site).href}`])].join('\n')}\n`
}

/** The pages to list. The home has two addresses and is listed once. */
const hasName = (address: string) => address !== '/'

export const sitemap = (site: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses
      .filter(hasName)
      .map((address) => `  <url><loc>${new URL(address, site).href.replaceAll('&', '&amp;')}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
