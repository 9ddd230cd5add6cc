/** Plans the pages to be made, and their order, from the site's data at one moment. */
import { hash } from 'node:crypto'
import { drawHomeIcon } from '#build/icons.ts'
import { createBackend } from '#mocks/backend.ts'
import { cookieSessions } from '../http/cookies.ts'
import { getEntityTable } from '#mocks/rules/tables.ts'
import type { PublishedPage, Store } from '#mocks/store/port.ts'
import { Producto } from '#contract/producto.ts'
import { sitemap } from '#prerender/build/search-engines.ts'
import type { Build } from '#prerender/document.ts'
import type * as Renderer from '#prerender/render.tsx'
import type { Site } from '#prerender/site.ts'
import { getPageAddress } from '#site/page/address.ts'

/** A build to render pages from. `edition` is the edition of its own pages and shell. */
export interface Maker extends Build {
  readonly id: string
  readonly edition: string
  readonly site: string | undefined
  readonly renderer: typeof Renderer
}

export const digest = (text: string) => hash('sha256', text, 'base64url').slice(0, 22)

const noFiles = () => Promise.reject(new Error('What a page shows are answers: they need no files.'))

export interface Source {
  readonly store: Store
  readonly maker: Maker
  /** Makes public reads without the network. */
  readonly respond: (request: Request) => Promise<Response>
}

export const createSource = (store: Store, maker: Maker): Source => {
  const getSessions = (request: Request) => cookieSessions(request, { crossSite: false })
  const { respond } = createBackend({
    store,
    seed: noFiles,
    asset: noFiles,
    readSheet: noFiles,
    judge: noFiles,
    getSessions,
  })
  return { store, maker, respond }
}

const createCachedRead = ({ respond }: Source) => {
  const cache = new Map<string, Promise<string>>()
  const read = async (path: string): Promise<string> => {
    const response = await respond(new Request(new URL(path, 'http://localhost')))
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }
  return (path: string) => {
    const answer = cache.get(path) ?? read(path)
    cache.set(path, answer)
    return answer
  }
}

export const sitemapAddress = '/sitemap.xml'
export const isRecordPage = (address: string) => address.includes('?id=')

/** The most records that are made before the lists: more come from a bulk load, and visitors wait for the lists. */
const few = 50

export interface Material {
  readonly site: Site
  /** The build with the company in it. */
  readonly build: Build
  readonly pages: readonly string[]
  /** The sitemap's text; undefined where the site's address is unknown. */
  readonly sitemap: string | undefined
  /** A digest of a page's data, to compare with its last rendering. `shows`: the addresses of its answers. */
  readonly getFingerprint: (address: string, shows: readonly string[]) => string
}

/** Reads the site, with all products or these alone. */
const readMaterial = async (source: Source, products?: readonly number[]): Promise<Material> => {
  const { maker } = source
  const { renderer } = maker
  const site = await renderer.readSite(createCachedRead(source), { fromLists: true, products })
  const digests = new Map<string, string>()
  /** The digest of an answer, made only for answers that a page shows: few show a whole list. */
  const getAnswerDigest = (url: string) => {
    const made = digests.get(url) ?? digest(JSON.stringify(site.answers.get(url)) ?? '')
    digests.set(url, made)
    return made
  }
  const pages = renderer.listAddresses(site)
  const text = maker.site === undefined ? undefined : sitemap(maker.site, pages)
  const homeIcon = await drawHomeIcon(site.marca, 180)
  return {
    site,
    build: { ...maker, shell: renderer.brandShell(maker.shell, site, homeIcon) },
    pages,
    sitemap: text,
    getFingerprint: (address, shows) =>
      address === sitemapAddress
        ? digest(text ?? '')
        : digest(JSON.stringify([shows.map(getAnswerDigest), renderer.getPageMetadata(address, site)])),
  }
}

/** The pages of products changed since the last call, up to `stamp`, without reading the others; none where these are many. */
export const createChangeReader = (source: Source) => {
  const { store } = source
  const { table } = getEntityTable(Producto.resource)
  let last: number | undefined
  return async (stamp: number): Promise<Material | undefined> => {
    const previous = last ?? stamp
    last = stamp
    if (previous === stamp) return undefined
    const writes = (await store.diario.keys()).filter((id) => id > previous && id <= stamp)
    const changes = (await store.diario.get(writes)).flatMap((write) => write?.cambios ?? [])
    const ids = [...new Set(changes.filter((change) => change.table === table).map(({ id }) => id))]
    if (ids.length === 0 || ids.length > few) return undefined
    const existingIds = (await store.rows(table).get(ids)).flatMap((row) => (row ? [row.id] : []))
    const material = await readMaterial(source, existingIds)
    const productAddresses = new Set(existingIds.map((id) => getPageAddress('productos', id)))
    return { ...material, pages: material.pages.filter((address) => productAddresses.has(address)) }
  }
}

export interface Plan extends Material {
  readonly addresses: ReadonlySet<string>
  /** The stale pages, the first to be made first. */
  readonly stale: Set<string>
}

/**
 * Reads the site. Changed records come first, then lists, then other records, the last written first, and the sitemap. `since`: for how long
 * each page has been stale, so that one list does not keep the others waiting while writes go on.
 */
export const planFor = async (
  source: Source,
  publishedPages: ReadonlyMap<string, PublishedPage>,
  since: Map<string, number>,
  stamp: number,
): Promise<Plan> => {
  const material = await readMaterial(source)
  const { site, pages, getFingerprint } = material
  const addresses = new Set(material.sitemap === undefined ? pages : [...pages, sitemapAddress])
  const isStale = (address: string) => {
    const page = publishedPages.get(address)
    return !page || page.fingerprint !== getFingerprint(address, page.shows)
  }
  const stale = [...addresses].filter(isStale)
  const still = new Set(stale)
  for (const address of since.keys()) if (!still.has(address)) since.delete(address)
  for (const address of stale) if (!since.has(address)) since.set(address, stamp)
  const versions = new Map(
    source.maker.renderer.listRecords(site).map(([address, { version = 0 }]) => [address, version]),
  )
  const isChanged = (address: string) =>
    isRecordPage(address) && (publishedPages.has(address) || (versions.get(address) ?? 0) >= (since.get(address) ?? 0))
  const changed = new Set(stale.filter(isChanged))
  const rank = (address: string) => {
    if (address === sitemapAddress) return 3
    if (!isRecordPage(address)) return 1
    return changed.has(address) && changed.size <= few ? 0 : 2
  }
  const within = (a: string, b: string) =>
    isRecordPage(a) ? (versions.get(b) ?? 0) - (versions.get(a) ?? 0) : (since.get(a) ?? 0) - (since.get(b) ?? 0)
  return {
    ...material,
    addresses,
    stale: new Set(stale.toSorted((a, b) => rank(a) - rank(b) || within(a, b))),
  }
}
