/** Notes in the journal everything that a browser adds or changes, even by requests that should be refused. */
import { endpoints } from '../../src/contract/index.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Browser } from './browser.ts'
import type { Journal } from './journal.ts'
import { idIn, idName, listFor, rowsIn, stemsFrom, type Steward } from './steward.ts'
import { callOf } from './trace.ts'
import type { Values } from './requests.ts'

const { crearUsuarioZona, agregarSuscripcion, cargarCargaMasiva } = endpoints
const { updateContacto, updateLogo, updateBanner, updateMetadato } = endpoints

const addsTo = (endpoint: Endpoint | undefined): string | undefined => {
  const adds =
    endpoint?.does === 'create' ||
    [crearUsuarioZona, agregarSuscripcion, cargarCargaMasiva].some((one) => one === endpoint)
  return adds ? endpoint?.of?.resource : undefined
}

/** Calls that change records which the suite cannot create. */
const changesOthers = (endpoint: Endpoint) =>
  [updateContacto, updateLogo, updateBanner, updateMetadato].some((one) => one === endpoint)

const takesBack = ({ name }: Endpoint) => name === endpoints.deshacer.name || name === endpoints.restaurarPapelera.name

const sentIn = async (body: unknown): Promise<Values> => {
  if (typeof body === 'string') return rowsIn(body)[0] ?? {}
  if (!(body instanceof FormData)) return {}
  const entries = [...body].map(
    async ([name, value]) =>
      [name, typeof value === 'string' ? value : value.size < 1_000_000 ? await value.text() : ''] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const requestedId = (endpoint: Endpoint, path: string, body: unknown): number => {
  const name = idName(endpoint)
  const sent = name in endpoint.params ? path.split('/').at(-1) : rowsIn(String(body))[0]?.[name]
  return Number(sent)
}

export const cached = (browser: Browser, keeper: Steward, journal: Journal): Browser => {
  const cache = new Map<string, Promise<Set<number>>>()
  const remembered = new Map<Endpoint, Promise<void>>()

  const existingIn = (resource: string) => {
    const before = cache.get(resource) ?? keeper.ids(resource).then((ids) => new Set(ids))
    cache.set(resource, before)
    return before
  }
  const mine = new Map<string, Set<number>>()
  const claim = (resource: string, before: Set<number>, ids: readonly number[]) => {
    for (const id of ids.filter((one) => !before.has(one))) {
      before.add(id)
      mine.set(resource, (mine.get(resource) ?? new Set()).add(id))
      journal.add({ what: 'made', resource, id })
    }
  }
  /** A restored record must be deleted again. */
  const claimAgain = async () => {
    const open = new Set(
      journal.open().flatMap(([, entry]) => (entry.what === 'made' ? [`${entry.resource} ${entry.id}`] : [])),
    )
    for (const [resource, ids] of mine) {
      const back = (await keeper.ids(resource)).filter((id) => ids.has(id) && !open.has(`${resource} ${id}`))
      for (const id of back) journal.add({ what: 'made', resource, id })
    }
  }
  const remember = async (endpoint: Endpoint) => {
    const list = listFor(endpoint)
    const states = list ? await keeper.remember(endpoint, list) : []
    for (const state of states) journal.add(state)
  }

  const add = async (resource: string, path: string, init: RequestInit) => {
    const before = await existingIn(resource)
    const sent = await sentIn(init.body)
    const key = journal.add({ what: 'trying', resource, known: [...before], sent })
    const response = await browser.send(path, init)
    if (response.status < 300) {
      // The answer may say anything; the list tells what exists.
      claim(resource, before, (await keeper.records(resource)).filter((row) => stemsFrom(sent, row)).map(idIn))
    }
    journal.done(key)
    return response
  }

  return {
    ...browser,
    send: async (path, init = {}) => {
      // Some backends accept a call by any method.
      const endpoint = callOf(path, init.method ?? 'GET') ?? callOf(path, 'POST')
      const resource = addsTo(endpoint)
      if (resource !== undefined) return add(resource, path, init)
      if (endpoint && changesOthers(endpoint)) {
        const before = remembered.get(endpoint) ?? remember(endpoint)
        remembered.set(endpoint, before)
        await before
      }
      const response = await browser.send(path, init)
      if (endpoint && takesBack(endpoint) && response.status < 300) await claimAgain()
      const removes = endpoint && (endpoint.does === 'delete' || endpoint === endpoints.deleteUsuario)
      if (removes && response.status < 300) {
        const id = requestedId(endpoint, path, init.body)
        const ours = journal
          .open()
          .filter(([, entry]) => entry.what === 'made' && entry.id === id && sameTable(entry.resource, endpoint))
        for (const [key] of ours) journal.done(key)
      }
      return response
    },
  }
}

/** `deleteDescarga` deletes private files too. */
const sameTable = (resource: string, { of }: Endpoint) =>
  resource === of?.resource || (of === endpoints.deleteDescarga.of && resource === 'fileZonas')
