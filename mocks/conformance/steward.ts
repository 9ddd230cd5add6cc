/** Who looks after a backend that others use: an administrator's session of its own, beside those that the tests open. */
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { jsonIn } from '../../src/contract/reading/json-in.ts'
import { isRecord } from '../../src/contract/record.ts'
import { people } from './browser.ts'
import type { Browser } from './browser.ts'
import type { Changed, Entry, Journal, StoredFile } from './journal.ts'
import { requestTo } from './requests.ts'
import type { Values } from './requests.ts'

/** Rows as any backend may send them: numbers as text, JSON behind a notice, in an envelope, none at all. */
export const rowsIn = (text: string): Values[] => {
  const value = jsonIn(text)
  const inner = isRecord(value) && 'data' in value ? value.data : value
  return [inner].flat().filter(isRecord)
}
export const idIn = (row: Values): number => Number(row.id)

const endpointNamed = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)
const listOf = (resource: string) => allEndpoints.find(({ does, of }) => does === 'list' && of?.resource === resource)

/** Private files and users are deleted by calls of their own. */
const removers: Readonly<Record<string, Endpoint>> = {
  fileZonas: endpoints.deleteDescarga,
  usuarios: endpoints.deleteUsuario,
}
export const removerOf = (resource: string): Endpoint | undefined =>
  removers[resource] ?? allEndpoints.find(({ does, of }) => does === 'delete' && of?.resource === resource)

/** The name under which a call carries its record's id: idSlider, idValor, id. */
export const idName = ({ params, query, request }: Endpoint): string =>
  Object.entries({ ...params, ...query, ...request }).find(([, { kind }]) => kind === 'id')?.[0] ?? 'id'

const fileIn = ({ name, type, base64 }: StoredFile) => new File([Buffer.from(base64, 'base64')], name, { type })

/** Fields of a request that are files. */
const filesOf = ({ request }: Endpoint) => Object.keys(request).filter((name) => request[name]?.kind === 'upload')

export const steward = async (browser: Browser) => {
  const { name, password } = people.admin
  const call = (endpoint: Endpoint, input: Values = {}) => browser.send(...requestTo(endpoint, input))
  const entry = await (await call(endpoints.verificarLogin, { usuario: name, contraseña: password })).text()
  const isIn = /^\W*\d+\W*$/.test(entry.trim())

  const rows = async (list: Endpoint | undefined): Promise<Values[]> =>
    list ? rowsIn(await (await call(list)).text()) : []
  const records = (resource: string) => rows(listOf(resource))
  const ids = async (resource: string) => (await records(resource)).map(idIn).filter((id) => id > 0)

  const fileAt = async (path: unknown): Promise<StoredFile | undefined> => {
    const file = typeof path === 'string' ? (path.split('/').at(-1) ?? '') : ''
    const response = file === '' ? undefined : await call(endpoints.getImage, { filename: file })
    if (!response?.ok) return undefined
    return {
      name: file,
      type: response.headers.get('Content-Type') ?? '',
      base64: Buffer.from(await response.arrayBuffer()).toString('base64'),
    }
  }

  /** A record as it stands, to be put back after `endpoint` changed it. */
  const remember = async (endpoint: Endpoint, list: Endpoint): Promise<Changed[]> =>
    Promise.all(
      (await rows(list)).map(async (before) => {
        const files = await Promise.all(
          filesOf(endpoint).map(async (field) => [field, await fileAt(before[field])] as const),
        )
        return {
          what: 'changed',
          name: endpoint.name,
          before,
          files: Object.fromEntries(files.flatMap(([field, file]) => (file ? [[field, file]] : []))),
        } as const
      }),
    )

  const putBack = async ({ name: called, before, files }: Changed, list: Endpoint) => {
    const endpoint = endpointNamed(called)
    const now = (await rows(list)).find((row) => !('id' in before) || idIn(row) === idIn(before))
    if (!endpoint || JSON.stringify(now) === JSON.stringify(before)) return
    const replaced = Object.entries(files).filter(([field]) => now?.[field] !== before[field])
    const opener = endpoint === endpoints.updateMetadato ? endpoints.obtenerMetadato : undefined
    if (opener) await call(opener, before)
    const fields = Object.fromEntries(Object.entries(before).filter(([field]) => !filesOf(endpoint).includes(field)))
    await call(endpoint, {
      ...fields,
      [idName(endpoint)]: before.id,
      ...Object.fromEntries(replaced.map(([field, file]) => [field, fileIn(file)])),
    })
  }

  const remove = async (resource: string, id: number) => {
    const remover = removerOf(resource)
    if (remover) await call(remover, { [idName(remover)]: id })
    return !(await ids(resource)).includes(id)
  }
  return { isIn, call, records, ids, remember, putBack, remove }
}
export type Steward = Awaited<ReturnType<typeof steward>>

/** The list that tells the records which `name` changes. */
export const listFor = (endpoint: Endpoint): Endpoint | undefined =>
  endpoint === endpoints.updateLogo ? endpoints.obtenerLogos : listOf(endpoint.of?.resource ?? '')

const texts = (values: Values) =>
  Object.values(values)
    .map(String)
    .filter((text) => text.trim() !== '')

/** Whether a record may be what was sent: it carries something of it, or nothing at all. */
export const stemsFrom = (sent: Values, row: Values): boolean => {
  const said = texts(sent)
  const carried = texts(Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')))
  return (
    carried.some((text) => said.some((one) => one === text || (one.length > 80 && one.includes(text)))) ||
    carried.every((text) => text.length < 6)
  )
}

/** Undoes one entry; whether it is undone. */
const undo = async (keeper: Steward, entry: Entry): Promise<boolean> => {
  if (entry.what === 'made') return keeper.remove(entry.resource, entry.id)
  if (entry.what === 'changed') {
    const endpoint = endpointNamed(entry.name)
    const list = endpoint && listFor(endpoint)
    if (list) await keeper.putBack(entry, list)
    return true
  }
  const rest = (await keeper.records(entry.resource)).filter(
    (row) => !entry.known.includes(idIn(row)) && stemsFrom(entry.sent, row),
  )
  const gone = await Promise.all(rest.map((row) => keeper.remove(entry.resource, idIn(row))))
  return gone.every(Boolean)
}

/** Undoes all that a journal still holds, the newest first. Answers what could not be undone. */
export const undoAll = async (keeper: Steward, journal: Journal): Promise<Entry[]> => {
  const left: Entry[] = []
  for (const [key, entry] of journal.open()) {
    if (keeper.isIn && (await undo(keeper, entry).catch(() => false))) journal.done(key)
    else left.push(entry)
  }
  return left
}
