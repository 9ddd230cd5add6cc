/** Notes in the journal everything that a browser adds or changes, even by requests that should be refused. */
import { endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Browser } from './browser.ts'
import type { Journal } from './journal.ts'
import { toId, idName, listFor, parseRows, stemsFrom, type AdminClient } from './admin-client.ts'
import { findTracedEndpoint } from './trace.ts'
import type { Values } from './requests.ts'

const { crearUsuarioZona, agregarSuscripcion, cargarCargaMasiva } = endpoints
const { updateContacto, updateLogo, updateBanner, updateMetadato } = endpoints

const addsTo = (endpoint: Endpoint | undefined): string | undefined => {
  const adds =
    endpoint?.does === 'create' ||
    [crearUsuarioZona, agregarSuscripcion, cargarCargaMasiva].some((creator) => creator === endpoint)
  return adds ? endpoint?.entity?.resource : undefined
}

/** Calls that change records which the suite cannot create. */
const changesOthers = (endpoint: Endpoint) =>
  [updateContacto, updateLogo, updateBanner, updateMetadato].some((updater) => updater === endpoint)

const takesBack = ({ name }: Endpoint) => name === endpoints.deshacer.name || name === endpoints.restaurarPapelera.name

const readSentValues = async (body: unknown): Promise<Values> => {
  if (typeof body === 'string') return parseRows(body)[0] ?? {}
  if (!(body instanceof FormData)) return {}
  const entries = [...body].map(
    async ([name, value]) =>
      [name, typeof value === 'string' ? value : value.size < 1_000_000 ? await value.text() : ''] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const requestedId = (endpoint: Endpoint, path: string, body: unknown): number => {
  const name = idName(endpoint)
  const sent = name in endpoint.params ? path.split('/').at(-1) : parseRows(String(body))[0]?.[name]
  return Number(sent)
}

export const withJournal = (browser: Browser, admin: AdminClient, journal: Journal): Browser => {
  const cache = new Map<string, Promise<Set<number>>>()
  const remembered = new Map<Endpoint, Promise<void>>()

  const readKnownIds = (resource: string) => {
    const ids = cache.get(resource) ?? admin.ids(resource).then((list) => new Set(list))
    cache.set(resource, ids)
    return ids
  }
  const mine = new Map<string, Set<number>>()
  const claim = (resource: string, known: Set<number>, ids: readonly number[]) => {
    for (const id of ids.filter((candidate) => !known.has(candidate))) {
      known.add(id)
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
      const back = (await admin.ids(resource)).filter((id) => ids.has(id) && !open.has(`${resource} ${id}`))
      for (const id of back) journal.add({ what: 'made', resource, id })
    }
  }
  const remember = async (endpoint: Endpoint) => {
    const list = listFor(endpoint)
    const states = list ? await admin.remember(endpoint, list) : []
    for (const state of states) journal.add(state)
  }

  const add = async (resource: string, path: string, init: RequestInit) => {
    const known = await readKnownIds(resource)
    const sent = await readSentValues(init.body)
    const key = journal.add({ what: 'trying', resource, known: [...known], sent })
    const response = await browser.send(path, init)
    if (response.status < 300) {
      // The answer is no proof; the list shows the existing records.
      claim(resource, known, (await admin.records(resource)).filter((row) => stemsFrom(sent, row)).map(toId))
    }
    journal.done(key)
    return response
  }

  return {
    ...browser,
    send: async (path, init = {}) => {
      // Some backends accept a call by any method.
      const endpoint = findTracedEndpoint(path, init.method ?? 'GET') ?? findTracedEndpoint(path, 'POST')
      const resource = addsTo(endpoint)
      if (resource !== undefined) return add(resource, path, init)
      if (endpoint && changesOthers(endpoint)) {
        const remembering = remembered.get(endpoint) ?? remember(endpoint)
        remembered.set(endpoint, remembering)
        await remembering
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
const sameTable = (resource: string, { entity }: Endpoint) =>
  resource === entity?.resource || (entity === endpoints.deleteDescarga.entity && resource === 'fileZonas')
