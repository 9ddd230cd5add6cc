/** Tells which pages are to be made, and in which order: of what the site's data is at one moment. */
import { hash } from 'node:crypto'
import { createBackend } from '../../backend.ts'
import { cookieSessions } from '../http/cookies.ts'
import { tableOf } from '../../rules/tables.ts'
import type { Made, Store } from '../../store/port.ts'
import { Producto } from '../../../src/contract/producto.ts'
import { sitemap } from '../../../src/prerender/build/found.ts'
import type { Build } from '../../../src/prerender/document.ts'
import type * as Renderer from '../../../src/prerender/render.tsx'
import type { Site } from '../../../src/prerender/site.ts'
import { addressOf } from '../../../src/site/page/address.ts'

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

export const sourceOf = (store: Store, maker: Maker): Source => {
  const sessionsOf = (request: Request) => cookieSessions(request, { crossSite: false })
  const { respond } = createBackend({ store, seed: noFiles, asset: noFiles, readSheet: noFiles, sessionsOf })
  return { store, maker, respond }
}

const askerOf = ({ respond }: Source) => {
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

/** How many records are made before the lists: more of them are a load, and visitors wait for the lists. */
const few = 50

export interface Material {
  readonly site: Site
  /** The build with the company in it. */
  readonly build: Build
  readonly pages: readonly string[]
  /** The sitemap's text; undefined where the site's address is unknown. */
  readonly sitemap: string | undefined
  /** Digests what a page is made of, to compare with its last rendering. `shows`: the addresses of its answers. */
  readonly printOf: (address: string, shows: readonly string[]) => string
}

/** Reads the site, or of its products these alone. */
const materialOf = async (source: Source, products?: readonly number[]): Promise<Material> => {
  const { maker } = source
  const { renderer } = maker
  const site = await renderer.readSite(askerOf(source), { fromLists: true, products })
  const digests = new Map<string, string>()
  /** Made of what pages show: few show a whole list. */
  const ofAnswer = (url: string) => {
    const made = digests.get(url) ?? digest(JSON.stringify(site.answers.get(url)) ?? '')
    digests.set(url, made)
    return made
  }
  const pages = renderer.addressesOf(site)
  const text = maker.site === undefined ? undefined : sitemap(maker.site, pages)
  return {
    site,
    build: { ...maker, shell: renderer.shellOf(maker.shell, site) },
    pages,
    sitemap: text,
    printOf: (address, shows) =>
      address === sitemapAddress
        ? digest(text ?? '')
        : digest(JSON.stringify([shows.map(ofAnswer), renderer.beside(address, site)])),
  }
}

/** The pages of the products that the writes since the last call changed, up to `stamp`, without reading the others; none where these are many. */
export const changesIn = (source: Source) => {
  const { store } = source
  const { table } = tableOf(Producto.resource)
  let last: number | undefined
  return async (stamp: number): Promise<Material | undefined> => {
    const before = last ?? stamp
    last = stamp
    if (before === stamp) return undefined
    const writes = (await store.diario.keys()).filter((id) => id > before && id <= stamp)
    const changes = (await store.diario.get(writes)).flatMap((write) => write?.cambios ?? [])
    const ids = [...new Set(changes.filter((change) => change.table === table).map(({ id }) => id))]
    if (ids.length === 0 || ids.length > few) return undefined
    const existing = (await store.rows(table).get(ids)).flatMap((row) => (row ? [row.id] : []))
    const material = await materialOf(source, existing)
    const own = new Set(existing.map((id) => addressOf('productos', id)))
    return { ...material, pages: material.pages.filter((address) => own.has(address)) }
  }
}

export interface Plan extends Material {
  readonly there: ReadonlySet<string>
  /** The stale pages, the first to be made first. */
  readonly stale: Set<string>
}

/**
 * Reads the site. Changed records come first, then lists, then other records, the last written first, and the sitemap. `since`: for how long
 * each page has been stale, so that one list does not keep the others waiting while writes go on.
 */
export const planFor = async (
  source: Source,
  existing: ReadonlyMap<string, Made>,
  since: Map<string, number>,
  stamp: number,
): Promise<Plan> => {
  const material = await materialOf(source)
  const { site, pages, printOf } = material
  const there = new Set(material.sitemap === undefined ? pages : [...pages, sitemapAddress])
  const isStale = (address: string) => {
    const page = existing.get(address)
    return !page || page.print !== printOf(address, page.shows)
  }
  const stale = [...there].filter(isStale)
  const still = new Set(stale)
  for (const address of since.keys()) if (!still.has(address)) since.delete(address)
  for (const address of stale) if (!since.has(address)) since.set(address, stamp)
  const versions = new Map(
    source.maker.renderer.recordsOf(site).map(([address, { version = 0 }]) => [address, version]),
  )
  const isChanged = (address: string) =>
    isRecordPage(address) && (existing.has(address) || (versions.get(address) ?? 0) >= (since.get(address) ?? 0))
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
    there,
    stale: new Set(stale.toSorted((a, b) => rank(a) - rank(b) || within(a, b))),
  }
}
