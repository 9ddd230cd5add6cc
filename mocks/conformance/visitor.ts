import { afterAll, beforeAll, expect } from 'vitest'
import type { Endpoint, Entity } from '../../src/contract/endpoint.ts'
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import { isRecord } from '../../src/contract/record.ts'
import { people } from './browser.ts'
import type { Browser, Connect } from './browser.ts'
import { kept } from './keeper.ts'
import { isStrict } from './level.ts'
import { expectNamed, readAnswer, readRefusal } from './reading.ts'
import type { Mend } from './reading.ts'
import { jsonRequest, requestTo } from './requests.ts'
import type { Values } from './requests.ts'
import { removerOf, undoAll } from './steward.ts'
import type { Steward } from './steward.ts'
import type { Journal } from './journal.ts'
import { traced } from './trace.ts'

export type Role = 'nobody' | 'customer' | 'editor' | 'admin'

/** A backend, how its answers are read, and who cleans up there: nobody, where it is thrown away. */
export interface Site extends Connect {
  readonly mend: Mend
  readonly keeping?: { readonly journal: Journal; readonly keeper: () => Promise<Steward> }
}

/** The call that does this to an entity. */
export const doing = (entity: Entity, does: string): Endpoint | undefined =>
  does === 'delete'
    ? removerOf(entity.resource)
    : allEndpoints.find((endpoint) => endpoint.of === entity && endpoint.does === does)

export const idOf = (answer: unknown): number => {
  if (!isRecord(answer) || typeof answer.id !== 'number') throw new Error('no id was answered')
  return answer.id
}

interface Refused {
  readonly about?: string
  readonly names?: readonly string[]
}

const browserOf = async ({ open, keeping }: Site): Promise<Browser> => {
  const browser = traced(await open())
  return keeping ? kept(browser, await keeping.keeper(), keeping.journal) : browser
}

/** What may be tried on a backend, as somebody. Whatever it adds is removed when the part of the suite is over. */
export const visitor = (site: Site) => {
  let browser: Browser | undefined
  const send: Browser['send'] = (path, init) => {
    if (!browser) throw new Error('not connected')
    return browser.send(path, init)
  }
  const call = (endpoint: Endpoint, input: Values = {}) => send(...requestTo(endpoint, input))
  const answer = async <A>(endpoint: Endpoint<unknown, A>, input: Values = {}) =>
    readAnswer(await call(endpoint, input), endpoint, site.mend)
  const ids = new Map<Role, number>()

  /** Opens the session of a role, and no other. Answers the user's id. */
  const as = async (role: Role): Promise<number> => {
    await browser?.forget()
    if (role === 'nobody') return 0
    const { name, password } = people[role]
    const id =
      role === 'customer'
        ? await answer(endpoints.verificarLoginZona, { nombre: name, contraseña: password })
        : await answer(endpoints.verificarLogin, { usuario: name, contraseña: password })
    const value = isRecord(id) ? id.usuarioId : id
    if (typeof value !== 'number')
      throw new Error(`the account ${name} may enter (CONFORMANCE_${role.toUpperCase()}=name:password)`)
    ids.set(role, value)
    return value
  }

  /** Expects a refusal, said in words; answers the fields that it names. */
  const refused = async (
    asked: Promise<Response>,
    status: number | number[],
    { about = '', names }: Refused = {},
  ): Promise<Values> => {
    const response = await asked
    const errors = await readRefusal(response, [status].flat(), about)
    if (names) expectNamed(errors, names, response)
    return errors
  }

  const create = async (endpoint: Endpoint, input: Values): Promise<number> => idOf(await answer(endpoint, input))

  /** A panel write that the history must tell of, once, in the call's own words: `strict` looks. */
  const noted = async <A>(endpoint: Endpoint<unknown, A>, input: Values, done = endpoint.done): Promise<A> => {
    const own = async () =>
      isStrict ? (await answer(endpoints.obtenerHistorial)).filter(({ usuario }) => usuario === people.admin.name) : []
    const before = new Set((await own()).map(({ id }) => id))
    const value = await answer(endpoint, input)
    const added = (await own()).filter(({ id }) => !before.has(id))
    if (isStrict)
      expect(
        added.map(({ texto }) => texto),
        'the history',
      ).toEqual([expect.stringMatching(`^${done}`)])
    return value
  }

  /** Everything that the lists tell, as an administrator sees it. The history of a backend that others use goes on meanwhile. */
  const everything = async (): Promise<Values> => {
    const isTold = ({ does, extension, name }: Endpoint) =>
      does === 'list' && !extension && (isStrict || name !== endpoints.obtenerHistorial.name)
    const lists = [...allEndpoints.filter(isTold), endpoints.obtenerLogos]
    return Object.fromEntries(await Promise.all(lists.map(async (list) => [list.name, await answer(list)] as const)))
  }

  beforeAll(async () => {
    browser = await browserOf(site)
  })
  afterAll(async () => {
    if (site.keeping) await undoAll(await site.keeping.keeper(), site.keeping.journal)
    await browser?.forget()
    // The bulk load's thousands go one by one, over whatever network: what is left would go while others look.
  }, 15 * 60_000)
  return {
    backend: site,
    send,
    call,
    answer,
    as,
    refused,
    create,
    noted,
    everything,
    idOfRole: (role: Role) => ids.get(role) ?? 0,
  }
}
export type Visitor = ReturnType<typeof visitor>

/** The bytes behind a stored path. */
export const fileAt = (site: Visitor, path: unknown) =>
  site.send(`/api/getImage/${encodeURIComponent(String(path).split('/').at(-1) ?? '')}`)

export const sendJson = (site: Visitor, path: string, body: unknown) => site.send(path, jsonRequest(body))
