/** Removes from a live build what a journey made there. */
import type { APIResponse, BrowserContext, Response } from '@playwright/test'
import { requestTo } from '../../../mocks/conformance/requests.ts'
import { endpointAt } from '../../../src/contract/endpoint-at.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { allEndpoints } from '../../../src/contract/index.ts'
import { isRecord } from '../../../src/contract/record.ts'
import { verificarLogin } from '../../../src/contract/sesion.ts'
import type { Account } from '../login.ts'

interface Creation {
  readonly resource: string
  readonly api: string
  /** The id that the call answered; of a call that answers none, the name under which the record is found. */
  readonly id?: number
  readonly name?: string
}

const nameIn = (text: string | null): string | undefined => {
  try {
    const sent: unknown = JSON.parse(text ?? '')
    return isRecord(sent) && typeof sent['usuario'] === 'string' ? sent['usuario'] : undefined
  } catch {
    return undefined
  }
}

/** What a call has created, where it has created anything. */
const creationOf = async (response: Response): Promise<Creation | undefined> => {
  const url = new URL(response.url())
  const call = endpointAt(url.pathname)
  if (!call?.of || !response.ok() || !(call.does === 'create' || /^(crear|agregar)/.test(call.name))) return undefined
  const answer: unknown = await response.json().catch(() => undefined)
  const at = { resource: call.of.resource, api: url.origin }
  if (isRecord(answer) && typeof answer['id'] === 'number') return { ...at, id: answer['id'] }
  const name = answer === true ? nameIn(response.request().postData()) : undefined
  return name === undefined ? undefined : { ...at, name }
}

const ask = ({ request }: BrowserContext, api: string, call: Endpoint, input: Readonly<Record<string, unknown>>) => {
  const [path, { method = 'GET', body }] = requestTo(call, input)
  return request.fetch(new URL(path, api).href, {
    method,
    headers: { Origin: api },
    ...(typeof body === 'string' && { data: JSON.parse(body) }),
    ...(body instanceof FormData && { multipart: body }),
  })
}

const removing = (resource: string): Endpoint | undefined =>
  allEndpoints.find(({ does, of }) => does === 'delete' && of?.resource === resource) ??
  allEndpoints.find(({ does, changes }) => does === 'delete' && changes.includes(resource))

const listing = (resource: string): Endpoint | undefined =>
  allEndpoints.find(({ does, of }) => does === 'list' && of?.resource === resource)

const idOf = async (context: BrowserContext, { resource, api, id, name }: Creation): Promise<number | undefined> => {
  const list = listing(resource)
  if (id !== undefined || !list) return id
  const rows: unknown = await (await ask(context, api, list, {})).json().catch(() => undefined)
  const row = Array.isArray(rows) ? rows.find((one: unknown) => isRecord(one) && one['nombre'] === name) : undefined
  return isRecord(row) && typeof row['id'] === 'number' ? row['id'] : undefined
}

const wentWell = (response: APIResponse | undefined) => response?.ok() === true

const remove = async (context: BrowserContext, creation: Creation): Promise<boolean> => {
  const call = removing(creation.resource)
  const id = await idOf(context, creation)
  if (!call || id === undefined) return false
  const [field = 'id'] = Object.keys(call.request)
  return wentWell(await ask(context, creation.api, call, { [field]: id }))
}

/** Notes what a browser creates from now on; the answer removes that, the latest first, and tells what it could not remove. */
export const notingMade = (context: BrowserContext): ((admin: Account | undefined) => Promise<string[]>) => {
  const made: Promise<Creation | undefined>[] = []
  context.on('response', (response) => made.push(creationOf(response)))
  return async (admin) => {
    const left: string[] = []
    const creations = (await Promise.all(made)).filter((one) => one !== undefined).toReversed()
    const enter = async (api: string) =>
      admin && ask(context, api, verificarLogin, { usuario: admin.cuenta, contraseña: admin.clave })
    for (const creation of creations) {
      // The journey's own session first: it may be over, or a customer's.
      const isGone =
        (await remove(context, creation)) || (wentWell(await enter(creation.api)) && (await remove(context, creation)))
      if (!isGone) left.push(`${creation.resource} ${creation.id ?? creation.name}`)
    }
    return left
  }
}
