import { afterAll, beforeAll, expect } from 'vitest'
import { check } from '../../src/contract/check.ts'
import type { Endpoint, Entity } from '../../src/contract/endpoint.ts'
import type { Field } from '../../src/contract/fields.ts'
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import { people } from './browser.ts'
import type { Browser, Connect } from './browser.ts'
import { isRecord, jsonRequest, requestTo } from './requests.ts'
import type { Values } from './requests.ts'

export type Role = 'nobody' | 'customer' | 'editor' | 'admin'

const fits = <A>(field: Field<A>, value: unknown): value is A => check(field, value).length === 0
const secrets = /"(contraseña|clave|password)"\s*:|pbkdf2\$/i

/** What the specification says of an answer: what goes beyond it is looked at in powers.ts, where the backend has it. */
const asSpecified = (field: Field, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => field.items ? asSpecified(field.items, item) : item)
  if (!isRecord(value) || !field.fields) return value
  const { fields } = field
  return Object.fromEntries(Object.entries(value).filter(([name]) => !fields[name]?.extension)
    .map(([name, part]) => [name, fields[name] ? asSpecified(fields[name], part) : part]))
}

/** What a call answers, held against the contract. No answer ever tells a password. */
const readAnswer = async <A>(response: Response, { name, response: field }: Endpoint<unknown, A>): Promise<A> => {
  const text = await response.text()
  expect([response.status, text], `${name} is refused`).toEqual([200, expect.anything()])
  expect(text).not.toMatch(secrets)
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  const value: unknown = isJson ? JSON.parse(text) : text
  expect(check(field, value), `${name} breaks the contract`).toEqual([])
  const specified = asSpecified(field, value)
  if (!fits(field, specified)) throw new Error(name)
  return specified
}

/** The call that does this to an entity; private files and users are deleted by calls of their own. */
export const doing = (entity: Entity, does: string): Endpoint | undefined => {
  const others: Readonly<Record<string, Endpoint>> = { fileZonas: endpoints.deleteDescarga, usuarios: endpoints.deleteUsuario }
  return allEndpoints.find((endpoint) => endpoint.of === entity && endpoint.does === does)
    ?? (does === 'delete' ? others[entity.resource] : undefined)
}

/** The name under which a call carries its record's id: idSlider, idValor, id. */
export const idName = ({ params, request }: Endpoint): string =>
  Object.entries({ ...params, ...request }).find(([, { kind }]) => kind === 'id')?.[0] ?? 'id'

export const idOf = (answer: unknown): number => {
  if (!isRecord(answer) || typeof answer.id !== 'number') throw new Error('no id was answered')
  return answer.id
}

/** What may be tried on a backend, as somebody. Whatever it adds it removes when the part of the suite is over. */
export const visitor = (connect: Connect) => {
  let browser: Browser | undefined
  const undo: (() => Promise<unknown>)[] = []
  const send: Browser['send'] = (path, init) => {
    if (!browser) throw new Error('not connected')
    return browser.send(path, init)
  }
  const call = (endpoint: Endpoint, input: Values = {}) => send(...requestTo(endpoint, input))
  const answer = async <A>(endpoint: Endpoint<unknown, A>, input: Values = {}) => readAnswer(await call(endpoint, input), endpoint)
  const ids = new Map<Role, number>()

  /** Opens the session of a role, and no other. Answers the user's id. */
  const as = async (role: Role): Promise<number> => {
    await browser?.forget()
    if (role === 'nobody') return 0
    const { name, password } = people[role]
    const id = role === 'customer'
      ? await answer(endpoints.verificarLoginZona, { nombre: name, contraseña: password })
      : await answer(endpoints.verificarLogin, { usuario: name, contraseña: password })
    const value = isRecord(id) ? id.usuarioId : id
    if (typeof value !== 'number') throw new Error(`${name} may not enter: ${value}`)
    ids.set(role, value)
    return value
  }

  /** Expects a refusal, said in words; answers the fields that it names. */
  const refused = async (response: Promise<Response>, status: number | number[], about = ''): Promise<Values> => {
    const got = await response
    const text = await got.text()
    expect([status].flat(), `${about} ${got.status} ${text}`).toContain(got.status)
    const body: unknown = JSON.parse(text)
    expect(body, `${about}: the answer`).toMatchObject({ message: expect.stringMatching(/^\p{Lu}.{5,}/u) })
    return isRecord(body) && isRecord(body.errors) ? body.errors : {}
  }

  const forgetLater = (endpoint: Endpoint, id: number) => {
    const remove = endpoint.of && doing(endpoint.of, 'delete')
    if (remove) undo.push(() => call(remove, { [idName(remove)]: id }))
  }
  /** Adds a record that will be removed. */
  const create = async (endpoint: Endpoint, input: Values): Promise<number> => {
    const id = idOf(await answer(endpoint, input))
    forgetLater(endpoint, id)
    return id
  }

  /** A panel write that the history must tell of, once, in the call's own words. */
  const noted = async <A>(endpoint: Endpoint<unknown, A>, input: Values, done = endpoint.done): Promise<A> => {
    const before = new Set((await answer(endpoints.obtenerHistorial)).map(({ id }) => id))
    const value = await answer(endpoint, input)
    const added = (await answer(endpoints.obtenerHistorial)).filter(({ id }) => !before.has(id))
    expect(added.map(({ usuario, texto }) => [usuario, texto])).toEqual([[people.admin.name, expect.stringMatching(`^${done}`)]])
    return value
  }

  /** Everything that the lists tell, as an administrator sees it. */
  const everything = async (): Promise<Values> => {
    const lists = [...allEndpoints.filter(({ does }) => does === 'list'), endpoints.obtenerLogos]
    return Object.fromEntries(await Promise.all(lists.map(async (list) => [list.name, await answer(list)] as const)))
  }

  beforeAll(async () => { browser = await connect() })
  afterAll(async () => {
    if (undo.length > 0) await as('admin')
    for (const step of undo.toReversed()) await step()
    await browser?.forget()
    // The bulk load's thousands go one by one.
  }, 60_000)
  return { send, call, answer, as, refused, create, forgetLater, noted, everything, undo, idOfRole: (role: Role) => ids.get(role) ?? 0 }
}
export type Visitor = ReturnType<typeof visitor>

/** The bytes behind a stored path. */
export const fileAt = (site: Visitor, path: unknown) =>
  site.send(`/api/getImage/${encodeURIComponent(String(path).split('/').at(-1) ?? '')}`)

export const sendJson = (site: Visitor, path: string, body: unknown) => site.send(path, jsonRequest(body))