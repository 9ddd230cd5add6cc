/** Renders the site's pages anew after a write, and only those that change. */
import { ways } from '#build/compress.ts'
import { allEndpoints } from '#contract/index.ts'
import { sleep } from '#api/sleep.ts'
import { getEntityTable } from '#mocks/rules/tables.ts'
import { pagesTurn } from '#mocks/rules/publicacion.ts'
import { findRow, readTime, type Bodies, type PublishedPages, type Store, type Tables } from '#mocks/store/port.ts'
import { packed as quick } from '../files/encoding.ts'
import { createChangeReader, digest, isRecordPage, planFor, sitemapAddress, createSource } from './plan.ts'
import type { Maker, Material, Plan, Source } from './plan.ts'

const publicReads = allEndpoints.filter(({ method, access }) => method === 'GET' && access === 'public')

/** The tables with public reads. A write to another table changes no page. */
const shownTables = [
  ...new Set(
    publicReads.flatMap(({ entity }) => {
      if (!entity) return []
      const { table, gallery } = getEntityTable(entity.resource)
      return gallery === undefined ? [table] : [table, gallery]
    }),
  ),
]

/** A site with more pages compresses its records quickly: the smallest form of each would take ten times as long. */
const many = 500

/** A page of one record is stored in one form. The store makes the others for the few that ask for them. */
const createBodies = async (address: string, html: Buffer<ArrayBuffer>, isLarge: boolean): Promise<Bodies> => {
  if (isLarge && isRecordPage(address)) return { br: await quick.br(html) }
  const [br = html, gz = html] = await Promise.all(Object.values(ways).map((compress) => compress(html)))
  return isRecordPage(address) ? { br } : { html, br, gz }
}

const makePage = async (
  { maker }: Source,
  pages: PublishedPages,
  { site, build, sitemap, getFingerprint }: Material,
  address: string,
  isLarge: boolean,
) => {
  const isSitemap = address === sitemapAddress
  const page = isSitemap ? undefined : await maker.renderer.renderPage(address, site, new Map())
  const html = Buffer.from(page ? maker.renderer.renderDocument(page, build, maker.edition) : (sitemap ?? ''))
  const shows = Object.keys(page?.facts.answers ?? {})
  const bodies = await createBodies(address, html, isLarge)
  await pages.put(
    maker.id,
    { address, shows, fingerprint: getFingerprint(address, shows) },
    bodies,
    digest(html.toString()),
  )
}

const turnFor = 10_000
/** In ms: how soon a change is looked for while a plan is made. */
const soon = 50

/** Lets one of many processes render at a time. Another process takes over from one that dies. `answer`: its progress. */
const takeTurn = async (
  store: Store,
  key: string,
  me: number,
  answer: { readonly hechas?: number; readonly total?: number } = {},
): Promise<boolean> => {
  const now = await readTime(store, Date.now)
  const isOthers = async ({ sesiones }: Tables) => {
    const turn = await findRow(sesiones, key)
    return turn !== undefined && turn.idUsuario !== me && (turn.vence ?? 0) > now
  }
  // A waiting process writes nothing.
  if (await isOthers(store)) return false
  return store.write(now, async (inside) => {
    if (await isOthers(inside)) return false
    await inside.sesiones.put([{ zona: key, idUsuario: me, vence: now + turnFor, ...answer }])
    return true
  })
}

/** The page to make next: one that a visitor waits for, else the plan's first. `answer` ends the wait for a page that is not stale. */
const getNextPage = (
  { stale }: Plan,
  addresses: Iterable<string>,
  answer: (address: string) => void,
  isMine: boolean,
) => {
  for (const address of addresses) {
    if (stale.has(address)) return address
    answer(address)
  }
  const [first] = stale
  return isMine ? first : undefined
}

/** Makes the pages of changed products before all others, also while a plan is made, which reads the whole catalogue. */
const changesFirst = (
  source: Source,
  lastWrite: () => Promise<number>,
  make: (material: Material, address: string) => Promise<void>,
) => {
  const changedProducts = createChangeReader(source)
  /** Pages that are made of newer data than the last plan's. */
  const newer = new Set<string>()
  const makeChanged = async (): Promise<number> => {
    const changed = await changedProducts(await lastWrite())
    if (!changed) return 0
    for (const address of changed.pages) {
      await make(changed, address)
      newer.add(address)
    }
    return changed.pages.length
  }
  const besidePlan = async (plan: () => Promise<Plan>) => {
    newer.clear()
    let count = await makeChanged()
    const planning = plan()
    let current: Plan | undefined
    while (!current) {
      current = await Promise.race([planning, sleep(soon).then(() => undefined)])
      count += await makeChanged()
    }
    return { current, count }
  }
  return { newer, makeChanged, besidePlan }
}

/** `report` gets the progress now and then while many pages are made. */
export const createPublisher = (store: Store, maker: Maker, report: (words: string) => void = () => undefined) => {
  const me = Math.floor(Math.random() * 2 ** 40)
  const { pages, lastWrite: readLastWrite } = store
  if (!pages || !readLastWrite) throw new Error('This store keeps no pages.')
  const source = createSource(store, maker)
  const lastWrite = () => readLastWrite(shownTables)
  const turn = `${pagesTurn}${maker.id}`
  const since = new Map<string, number>()
  /** Pages that visitors wait for, each with a function that ends the wait. */
  const waiting = new Map<string, () => void>()
  const answer = (address: string) => {
    waiting.get(address)?.()
    waiting.delete(address)
  }
  let done: number | undefined
  let isLarge = false
  const plan = async (stamp: number): Promise<Plan> => {
    const made = new Map((await pages.made(maker.id)).map((page) => [page.address, page]))
    const nextPlan = await planFor(source, made, since, stamp)
    isLarge = nextPlan.addresses.size > many
    const gone = [...made.keys()].filter((address) => !nextPlan.addresses.has(address))
    await pages.remove(maker.id, gone)
    return nextPlan
  }
  const make = async (material: Material, address: string) => {
    await makePage(source, pages, material, address, isLarge)
    since.delete(address)
    answer(address)
  }
  const { newer, makeChanged, besidePlan } = changesFirst(source, lastWrite, make)
  /** Makes stale pages until a newer write calls for another plan. Planning takes at most half of the time, so each plan gets on. */
  const makeAll = async (stamp: number, isMine: boolean): Promise<{ count: number; isOver: boolean }> => {
    const began = Date.now()
    const planned = isMine ? await besidePlan(() => plan(stamp)) : { current: await plan(stamp), count: 0 }
    const { current } = planned
    const { size: total } = current.addresses
    const soonest = Date.now() + (Date.now() - began)
    let [{ count }, taken] = [planned, Date.now()]
    for (;;) {
      // Made of newer data than the plan's.
      for (const address of newer) current.stale.delete(address)
      const next = getNextPage(current, waiting.keys(), answer, isMine)
      if (next === undefined) return { count, isOver: true }
      current.stale.delete(next)
      await make(current, next)
      count += 1
      if (Date.now() > soonest && (await lastWrite()) !== stamp) return { count, isOver: false }
      if (!isMine) continue
      count += await makeChanged()
      if (Date.now() - taken < turnFor / 2) continue
      taken = Date.now()
      const hechas = total - current.stale.size
      report(`Publicando el sitio: ${hechas.toLocaleString('es-AR')} de ${total.toLocaleString('es-AR')} páginas.`)
      await takeTurn(store, turn, me, { hechas, total })
    }
  }
  const publish = async (): Promise<number> => {
    let stamp = await lastWrite()
    if (stamp === done) {
      for (const address of waiting.keys()) answer(address)
      return 0
    }
    const isMine = await takeTurn(store, turn, me)
    if (!isMine && waiting.size === 0) return 0
    let count = 0
    try {
      for (;;) {
        const made = await makeAll(stamp, isMine)
        count += made.count
        const latest = await lastWrite()
        if (made.isOver && (latest === stamp || !isMine)) break
        stamp = latest
      }
      if (!isMine) return count
      await pages.forgetOthers(maker.id)
      done = stamp
      return count
    } finally {
      if (isMine) await store.sesiones.delete([turn])
    }
  }
  return {
    /** Renders the pages that changed since the last write seen. Returns how many. */
    publish,
    /** Makes a page before all others; `notify` is called once it is there or never will be. */
    want: (address: string, notify: () => void) => {
      waiting.set(address, notify)
    },
  }
}
