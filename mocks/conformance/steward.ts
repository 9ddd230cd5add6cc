/** Cleans up a shared backend with an administrator's session of its own, apart from the tests' sessions. */
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { jsonIn } from '../../src/contract/reading/json-in.ts'
import { isRecord } from '../../src/contract/record.ts'
import { people, type Browser } from './browser.ts'
import type { Changed, Entry, Journal, StoredFile } from './journal.ts'
import { requestTo, type Values } from './requests.ts'

/** The rows of any backend: numbers as text, JSON after a notice, wrapped, or none. */
export const rowsIn = (text: string): Values[] => {
  const value = jsonIn(text)
  const inner = isRecord(value) && 'data' in value ? value.data : value
  return [inner].flat().filter(isRecord)
}
export const idIn = (row: Values): number => Number(row.id)

const endpointByName = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)
const listOf = (resource: string) => allEndpoints.find(({ does, of }) => does === 'list' && of?.resource === resource)

/** Private files and users have their own delete calls. */
const removers: Readonly<Record<string, Endpoint>> = {
  fileZonas: endpoints.deleteDescarga,
  usuarios: endpoints.deleteUsuario,
}
export const removerOf = (resource: string): Endpoint | undefined =>
  removers[resource] ?? allEndpoints.find(({ does, of }) => does === 'delete' && of?.resource === resource)

/** The name of a call's id: idSlider, idValor, id. */
export const idName = ({ params, query, request }: Endpoint): string =>
  Object.entries({ ...params, ...query, ...request }).find(([, { kind }]) => kind === 'id')?.[0] ?? 'id'

const fileIn = ({ name, type, base64 }: StoredFile) => new File([Buffer.from(base64, 'base64')], name, { type })

/** A row's value under a name in any capitals (§3). */
const textOf = (row: Values, name: string): string => {
  const [, value] = Object.entries(row).find(([candidate]) => candidate.toLowerCase() === name.toLowerCase()) ?? []
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const filesOf = ({ request }: Endpoint) => Object.keys(request).filter((name) => request[name]?.kind === 'upload')

export const steward = async (browser: Browser) => {
  const { name, password } = people.admin
  const call = (endpoint: Endpoint, input: Values = {}) => browser.send(...requestTo(endpoint, input))
  const entry = await (await call(endpoints.verificarLogin, { usuario: name, contraseña: password })).text()
  const isIn = /^\W*\d+\W*$/.test(String(jsonIn(entry)).trim())

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

  /** Saves the records that `endpoint` changes, to restore them later. */
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

  const rowNow = async (list: Endpoint, before: Values) =>
    (await rows(list)).find((row) => !('id' in before) || idIn(row) === idIn(before)) ?? {}

  /** The changed files of a record. A renamed file may have the same bytes. */
  const replacedIn = async (now: Values, { before, files }: Changed) => {
    const same = async ([field, { base64 }]: [string, StoredFile]) =>
      now[field] === before[field] || (await fileAt(now[field]))?.base64 === base64
    const looked = await Promise.all(Object.entries(files).map(async (file) => ({ file, isSame: await same(file) })))
    return looked.flatMap(({ file, isSame }) => (isSame ? [] : [file]))
  }

  /** Restores a record from any state; answers whether it is as before. */
  const putBack = async (changed: Changed, list: Endpoint): Promise<boolean> => {
    const { before } = changed
    const endpoint = endpointByName(changed.name)
    if (!endpoint) return false
    const fields = Object.keys(endpoint.request).filter(
      (field) => !filesOf(endpoint).includes(field) && field !== idName(endpoint),
    )
    const isBack = (row: Values) => fields.every((field) => textOf(row, field) === textOf(before, field))
    const now = await rowNow(list, before)
    const replaced = await replacedIn(now, changed)
    if (isBack(now) && replaced.length === 0) return true
    if (endpoint === endpoints.updateMetadato) await call(endpoints.obtenerMetadato, before)
    await call(endpoint, {
      ...Object.fromEntries(fields.map((field) => [field, textOf(before, field)])),
      [idName(endpoint)]: before.id,
      ...Object.fromEntries(replaced.map(([field, file]) => [field, fileIn(file)])),
    })
    const after = await rowNow(list, before)
    return isBack(after) && (await replacedIn(after, changed)).length === 0
  }

  const remove = async (resource: string, id: number) => {
    const remover = removerOf(resource)
    if (remover) await call(remover, { [idName(remover)]: id })
    return !(await ids(resource)).includes(id)
  }
  return { isIn, call, records, ids, remember, putBack, remove }
}
export type Steward = Awaited<ReturnType<typeof steward>>

export const listFor = (endpoint: Endpoint): Endpoint | undefined =>
  endpoint === endpoints.updateLogo ? endpoints.obtenerLogos : listOf(endpoint.of?.resource ?? '')

const texts = (values: Values) =>
  Object.values(values)
    .map(String)
    .filter((text) => text.trim() !== '')

/** Whether a record may come from this input: it has one of its texts, or none at all. */
export const stemsFrom = (sent: Values, row: Values): boolean => {
  const messages = texts(sent)
  const carried = texts(Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')))
  return (
    carried.some((text) => messages.some((one) => one === text || (one.length > 80 && one.includes(text)))) ||
    carried.every((text) => text.length < 6)
  )
}

const undo = async (keeper: Steward, entry: Entry): Promise<boolean> => {
  if (entry.what === 'made') return keeper.remove(entry.resource, entry.id)
  if (entry.what === 'changed') {
    const endpoint = endpointByName(entry.name)
    const list = endpoint && listFor(endpoint)
    return list !== undefined && keeper.putBack(entry, list)
  }
  const rest = (await keeper.records(entry.resource)).filter(
    (row) => !entry.known.includes(idIn(row)) && stemsFrom(entry.sent, row),
  )
  const gone = await Promise.all(rest.map((row) => keeper.remove(entry.resource, idIn(row))))
  return gone.every(Boolean)
}

/** Undoes the journal's open entries, newest first; answers those that remain. */
export const undoAll = async (keeper: Steward, journal: Journal): Promise<Entry[]> => {
  const left: Entry[] = []
  for (const [key, entry] of journal.open()) {
    if (keeper.isIn && (await undo(keeper, entry).catch(() => false))) journal.done(key)
    else left.push(entry)
  }
  return left
}
