/** Renders the site's pages anew after a write, and only those that change. */
import { createHash } from 'node:crypto'
import { createBackend } from '../../backend.ts'
import { cookieSessions } from '../http/cookies.ts'
import { tableOf } from '../../rules/tables.ts'
import { one, type Store, type Tables } from '../../store/port.ts'
import type { Encoding, Made, Published } from '../../store/port.ts'
import { ways } from '../../../src/build/compress.ts'
import { allEndpoints } from '../../../src/contract/index.ts'
import { isRecord } from '../../../src/contract/record.ts'
import type { Build } from '../../../src/prerender/document.ts'
import { lists } from '../../../src/site/page-kinds.ts'
import type * as Renderer from '../../../src/prerender/render.tsx'
import type { Site } from '../../../src/prerender/site.ts'

/** A build to render pages from. `edition` is the edition of its own pages and shell. */
export interface Maker extends Build {
  readonly id: string
  readonly edition: string
  readonly renderer: typeof Renderer
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const publicReads = allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'public')

/** The tables with public reads. A write to another table changes no page. */
const shownTables = [
  ...new Set(
    publicReads.flatMap(({ of }) => {
      if (!of) return []
      const { table, gallery } = tableOf(of.resource)
      return gallery === undefined ? [table] : [table, gallery]
    }),
  ),
]

const noFiles = () => Promise.reject(new Error('What a page shows are answers: they need no files.'))

/** Makes public reads without the network. A record that a list contained is not read again. */
const askerOf = async (store: Store) => {
  const { respond } = createBackend({
    store,
    seed: noFiles,
    asset: noFiles,
    readSheet: noFiles,
    sessionsOf: (request) => cookieSessions(request, { crossSite: false }),
  })
  const known = new Map<string, string>()
  const ask = async (path: string): Promise<string> => {
    const response = known.has(path) ? undefined : await respond(new Request(new URL(path, 'http://localhost')))
    if (response && !response.ok) throw new Error(`${path}: ${response.status}`)
    return known.get(path) ?? (await response?.text()) ?? ''
  }
  for (const {
    reads: [list],
    record: detail,
  } of lists) {
    const text = await ask(`/api/${list}`)
    known.set(`/api/${list}`, text)
    const rows: unknown = JSON.parse(text)
    for (const row of Array.isArray(rows) ? rows.filter(isRecord) : [])
      known.set(`/api/${detail}/${String(row['id'])}`, JSON.stringify(row))
  }
  return ask
}

/** Digests the answers and texts that a page is made of, to compare with the page's last rendering. */
const printsOf = ({ renderer }: Maker, site: Site) => {
  const ofAnswer = new Map([...site.answers].map(([url, answer]) => [url, digest(JSON.stringify(answer) ?? '')]))
  return (address: string, shows: readonly string[]) =>
    digest(JSON.stringify([shows.map((url) => ofAnswer.get(url)), renderer.beside(address, site)]))
}

type PrintOf = ReturnType<typeof printsOf>

const isList = (address: string) => !address.includes('?id=')

/** The pages that changed: lists first, then records, the last written first. */
const staleIn = (maker: Maker, site: Site, made: readonly Made[], printOf: PrintOf): string[] => {
  const known = new Map(made.map((page) => [page.address, page]))
  const versions = new Map(maker.renderer.recordsOf(site).map(([address, { version }]) => [address, version ?? 0]))
  const isStale = (address: string) => {
    const page = known.get(address)
    return !page || page.print !== printOf(address, page.shows)
  }
  const rank = (address: string) => (isList(address) ? Infinity : (versions.get(address) ?? 0))
  return maker.renderer
    .addressesOf(site)
    .filter(isStale)
    .toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

const make = async (maker: Maker, site: Site, address: string, pages: Published, printOf: PrintOf) => {
  const page = await maker.renderer.renderPage(address, site, new Map())
  const html = Buffer.from(maker.renderer.documentOf(page, maker, maker.edition))
  const [br = html, gz = html] = await Promise.all(Object.values(ways).map((compress) => compress(html)))
  const bodies: Record<Encoding, Uint8Array> = { html, br, gz }
  const shows = Object.keys(page.facts.answers)
  await pages.put(maker.id, { address, shows, print: printOf(address, shows) }, bodies, digest(html.toString()))
}

const turnFor = 10_000

/** Lets one of many processes render at a time. Another process takes over from one that dies. */
const takeTurn = async (store: Store, key: string, me: number): Promise<boolean> => {
  const isOthers = async ({ sesiones }: Tables) => {
    const turn = await one(sesiones, key)
    return turn !== undefined && turn.idUsuario !== me && (turn.vence ?? 0) > Date.now()
  }
  // A waiting process writes nothing.
  if (await isOthers(store)) return false
  return store.write(Date.now(), async (inside) => {
    const { sesiones } = inside
    if (await isOthers(inside)) return false
    await sesiones.put([{ zona: key, idUsuario: me, vence: Date.now() + turnFor }])
    return true
  })
}

/** Renders the pages that changed since the last write seen. Returns how many. */
export const createPublisher = (store: Store, maker: Maker, me = Math.floor(Math.random() * 2 ** 40)) => {
  const { pages } = store
  if (!pages || !store.lastWrite) throw new Error('This store keeps no pages.')
  const lastWrite = () => store.lastWrite?.(shownTables)
  const turn = `publicar ${maker.id}`
  let done: number | undefined
  const makeAll = async (stamp: number | undefined): Promise<number> => {
    const site = await maker.renderer.readSite(await askerOf(store))
    // Once for all pages: it goes over every answer.
    const printOf = printsOf(maker, site)
    const made = await pages.made(maker.id)
    const there = new Set(maker.renderer.addressesOf(site))
    await pages.remove(
      maker.id,
      made.map(({ address }) => address).filter((address) => !there.has(address)),
    )
    let count = 0
    let taken = Date.now()
    const own = { ...maker, shell: maker.renderer.shellOf(maker.shell, site) }
    for (const address of staleIn(maker, site, made, printOf)) {
      await make(own, site, address, pages, printOf)
      count += 1
      // Pages of newer writes come before the rest.
      if ((await lastWrite()) !== stamp) return count
      if (Date.now() - taken > turnFor / 2) {
        await takeTurn(store, turn, me)
        taken = Date.now()
      }
    }
    await pages.forgetOthers(maker.id)
    done = stamp
    return count
  }
  return async (): Promise<number> => {
    const stamp = await lastWrite()
    if (stamp === done || !(await takeTurn(store, turn, me))) return 0
    try {
      return await makeAll(stamp)
    } finally {
      await store.sesiones.delete([turn])
    }
  }
}
