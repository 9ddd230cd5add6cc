/** robots.txt and sitemap.xml of a live build. */
import { closed } from '#site/page-kinds.ts'

/** The app's own pages, the panel as a folder, and the calls. */
const hidden = [...new Set(closed.map((path) => path.replace(/^\/admin\/.*/, '/admin/'))), '/api/']

/** Pictures may be crawled, although their addresses are below /api. */
const open = ['/api/getImage/'] as const

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
