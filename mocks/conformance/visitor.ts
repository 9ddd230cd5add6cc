import { afterAll, beforeAll, expect } from 'vitest'
import type { Endpoint, Entity } from '#contract/endpoint.ts'
import { allEndpoints, allEntities, endpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { people, type Browser, type Connect } from './browser.ts'
import { withJournal } from './with-journal.ts'
import { testsAfterLogin, isStrict } from './level.ts'
import { expectErrorsFor, readAnswer, readRefusal, readTaken, type ReadText } from './reading.ts'
import { requestTo, type Values } from './requests.ts'
import { findRemover, undoAll, type AdminClient } from './admin-client.ts'
import type { Journal } from './journal.ts'
import { traced } from './trace.ts'

export type Role = 'nobody' | 'customer' | 'editor' | 'admin'

/** A backend, its reader, and its cleanup; a disposable backend needs none. */
export interface Site extends Connect {
  readonly lenient: ReadText
  readonly cleanup?: { readonly journal: Journal; readonly openAdmin: () => Promise<AdminClient> }
}

export const doing = (entity: Entity, does: string): Endpoint | undefined =>
  does === 'delete'
    ? findRemover(entity.resource)
    : allEndpoints.find((endpoint) => endpoint.entity === entity && endpoint.does === does)

/** The entities that have all of these calls, and the calls. */
export const having = <Does extends string>(...actions: readonly Does[]) =>
  allEntities.flatMap((entity) => {
    const calls: Partial<Record<Does, Endpoint>> = {}
    for (const does of actions) calls[does] = doing(entity, does)
    const isWhole = (candidate: typeof calls): candidate is Record<Does, Endpoint> =>
      actions.every((does) => candidate[does])
    return isWhole(calls) ? [{ entity, ...calls }] : []
  })

export const toRecords = (answer: unknown): Values[] => (Array.isArray(answer) ? answer.filter(isRecord) : [])

export const requireId = (answer: unknown): number => {
  if (!isRecord(answer) || typeof answer.id !== 'number') throw new Error('no id was answered')
  return answer.id
}

interface Refused {
  readonly about?: string
  readonly names?: readonly string[]
}

const openBrowser = async ({ open, cleanup }: Site): Promise<Browser> => {
  const browser = traced(await open())
  return cleanup ? withJournal(browser, await cleanup.openAdmin(), cleanup.journal) : browser
}

/** Calls of one visitor. Everything added is removed when its part of the suite ends. */
export const visitor = (site: Site) => {
  let browser: Browser | undefined
  const send: Browser['send'] = (path, init) => {
    if (!browser) throw new Error('not connected')
    return browser.send(path, init)
  }
  const call = (endpoint: Endpoint, input: Values = {}) => send(...requestTo(endpoint, input))
  const answer = async <A>(endpoint: Endpoint<unknown, A>, input: Values = {}) =>
    readAnswer(await call(endpoint, input), endpoint, input, site.lenient)
  /** Expects success without reading the answer. */
  const taken = async (endpoint: Endpoint, input: Values) => {
    await readTaken(await call(endpoint, input), endpoint, input)
  }
  const ids = new Map<Role, number>()

  /** Opens the session of this role only; answers the user's id. */
  const as = async (role: Role): Promise<number> => {
    await browser?.forget()
    if (role === 'nobody') return 0
    const { name, password } = people[role]
    const id =
      role === 'customer'
        ? await answer(endpoints.verificarLoginZona, { nombre: name, contraseña: password })
        : await answer(endpoints.verificarLogin, { usuario: name, contraseña: password })
    const userId = isRecord(id) ? id.usuarioId : id
    if (typeof userId !== 'number')
      throw new Error(`the account ${name} may enter (CONFORMANCE_${role.toUpperCase()}=name:password)`)
    ids.set(role, userId)
    return userId
  }

  /** Expects a refusal in words; answers the named fields. */
  const refused = async (
    request: Promise<Response>,
    status: number | number[],
    { about = '', names }: Refused = {},
  ): Promise<Values> => {
    const response = await request
    const errors = await readRefusal(response, [status].flat(), about)
    if (names) expectErrorsFor(errors, names, response)
    return errors
  }

  const refuses = (endpoint: Endpoint, input: Values, status: number | number[], names?: readonly string[]) =>
    refused(call(endpoint, input), status, names && { names })

  /** Expects a login to be refused: 200 with a text, which is no number. */
  const refusedLogin = async (endpoint: Endpoint, input: Values) => {
    const response = await call(endpoint, input)
    const type = response.headers.get('Content-Type')
    if (isStrict) expect([response.status, type]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    expect(await readAnswer(response, endpoint, input, site.lenient)).toEqual(
      expect.stringMatching(isStrict ? /^\D+$/ : /\D/),
    )
  }

  const create = async (endpoint: Endpoint, input: Values): Promise<number> => requireId(await answer(endpoint, input))

  /** Makes a panel write; `strict` checks that the history names it once in the call's own words. */
  const noted = async <A>(endpoint: Endpoint<unknown, A>, input: Values, done = endpoint.done): Promise<A> => {
    const readHistory = async () =>
      isStrict ? (await answer(endpoints.obtenerHistorial)).filter(({ usuario }) => usuario === people.admin.name) : []
    const earlierIds = new Set((await readHistory()).map(({ id }) => id))
    const result = await answer(endpoint, input)
    const added = (await readHistory()).filter(({ id }) => !earlierIds.has(id))
    if (isStrict)
      expect(
        added.map(({ texto }) => texto),
        'the history',
      ).toEqual([expect.stringMatching(`^${done}`)])
    return result
  }

  /** All lists as an administrator sees them. A shared backend's history changes while tests run, and is left out. */
  const everything = async (): Promise<Values> => {
    const isAnnounced = ({ does, extension, name }: Endpoint) =>
      does === 'list' && !extension && (isStrict || name !== endpoints.obtenerHistorial.name)
    const lists = [...allEndpoints.filter(isAnnounced), endpoints.obtenerLogos]
    return Object.fromEntries(await Promise.all(lists.map(async (list) => [list.name, await answer(list)] as const)))
  }

  beforeAll(async () => {
    browser = await openBrowser(site)
  })
  afterAll(async () => {
    if (site.cleanup) await undoAll(await site.cleanup.openAdmin(), site.cleanup.journal)
    await browser?.forget()
    // Enough time to delete the bulk load's thousands one by one over a slow network.
  }, 15 * 60_000)
  return {
    backend: site,
    send,
    call,
    answer,
    taken,
    as,
    refused,
    refuses,
    refusedLogin,
    create,
    noted,
    everything,
    asAdmin: testsAfterLogin(() => as('admin')),
    idOfRole: (role: Role) => ids.get(role) ?? 0,
  }
}
export type Visitor = ReturnType<typeof visitor>

export const fetchFile = (site: Visitor, path: unknown) =>
  site.send(`/api/getImage/${encodeURIComponent(String(path).split('/').at(-1) ?? '')}`)
