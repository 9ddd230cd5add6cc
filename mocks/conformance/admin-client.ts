/** Cleans up a shared backend with an administrator's session of its own, apart from the tests' sessions. */
import { allEndpoints, endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { extractJson } from '#contract/reading/extract-json.ts'
import { isRecord } from '#contract/record.ts'
import { people, type Browser } from './browser.ts'
import type { Changed, Entry, Journal, StoredFile } from './journal.ts'
import { requestTo, type Values } from './requests.ts'

/** The rows of any backend: numbers as text, JSON after a notice, wrapped, or none. */
export const parseRows = (text: string): Values[] => {
  const value = extractJson(text)
  const inner = isRecord(value) && 'data' in value ? value.data : value
  return [inner].flat().filter(isRecord)
}
export const toId = (row: Values): number => Number(row.id)

const endpointByName = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)
const findListEndpoint = (resource: string) =>
  allEndpoints.find(({ does, entity }) => does === 'list' && entity?.resource === resource)

/** Private files and users have their own delete calls. */
const removers: Readonly<Record<string, Endpoint>> = {
  fileZonas: endpoints.deleteDescarga,
  usuarios: endpoints.deleteUsuario,
}
export const findRemover = (resource: string): Endpoint | undefined =>
  removers[resource] ?? allEndpoints.find(({ does, entity }) => does === 'delete' && entity?.resource === resource)

/** The name of a call's id: idSlider, idValor, id. */
export const idName = ({ params, query, request }: Endpoint): string =>
  Object.entries({ ...params, ...query, ...request }).find(([, { kind }]) => kind === 'id')?.[0] ?? 'id'

const toFile = ({ name, type, base64 }: StoredFile) => new File([Buffer.from(base64, 'base64')], name, { type })

/** A row's value under a name in any capitals (§3). */
const getFieldText = (row: Values, name: string): string => {
  const [, value] = Object.entries(row).find(([candidate]) => candidate.toLowerCase() === name.toLowerCase()) ?? []
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

const getUploadNames = ({ request }: Endpoint) =>
  Object.keys(request).filter((name) => request[name]?.kind === 'upload')

export const openAdminClient = async (browser: Browser) => {
  const { name, password } = people.admin
  const call = (endpoint: Endpoint, input: Values = {}) => browser.send(...requestTo(endpoint, input))
  const entry = await (await call(endpoints.verificarLogin, { usuario: name, contraseña: password })).text()
  const isAuthenticated = /^\W*\d+\W*$/.test(String(extractJson(entry)).trim())

  const rows = async (list: Endpoint | undefined): Promise<Values[]> =>
    list ? parseRows(await (await call(list)).text()) : []
  const records = (resource: string) => rows(findListEndpoint(resource))
  const ids = async (resource: string) => (await records(resource)).map(toId).filter((id) => id > 0)

  const fetchFile = async (path: unknown): Promise<StoredFile | undefined> => {
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
      (await rows(list)).map(async (row) => {
        const files = await Promise.all(
          getUploadNames(endpoint).map(async (field) => [field, await fetchFile(row[field])] as const),
        )
        return {
          what: 'changed',
          name: endpoint.name,
          before: row,
          files: Object.fromEntries(files.flatMap(([field, file]) => (file ? [[field, file]] : []))),
        } as const
      }),
    )

  const findCurrentRow = async (list: Endpoint, previous: Values) =>
    (await rows(list)).find((row) => !('id' in previous) || toId(row) === toId(previous)) ?? {}

  /** The changed files of a record. A renamed file may have the same bytes. */
  const findReplacedFiles = async (current: Values, { before: previous, files }: Changed) => {
    const same = async ([field, { base64 }]: [string, StoredFile]) =>
      current[field] === previous[field] || (await fetchFile(current[field]))?.base64 === base64
    const looked = await Promise.all(Object.entries(files).map(async (file) => ({ file, isSame: await same(file) })))
    return looked.flatMap(({ file, isSame }) => (isSame ? [] : [file]))
  }

  /** Restores a record from any state; answers whether it is as before. */
  const putBack = async (changed: Changed, list: Endpoint): Promise<boolean> => {
    const { before: previous } = changed
    const endpoint = endpointByName(changed.name)
    if (!endpoint) return false
    const fields = Object.keys(endpoint.request).filter(
      (field) => !getUploadNames(endpoint).includes(field) && field !== idName(endpoint),
    )
    const isBack = (row: Values) => fields.every((field) => getFieldText(row, field) === getFieldText(previous, field))
    const current = await findCurrentRow(list, previous)
    const replaced = await findReplacedFiles(current, changed)
    if (isBack(current) && replaced.length === 0) return true
    if (endpoint === endpoints.updateMetadato) await call(endpoints.obtenerMetadato, previous)
    await call(endpoint, {
      ...Object.fromEntries(fields.map((field) => [field, getFieldText(previous, field)])),
      [idName(endpoint)]: previous.id,
      ...Object.fromEntries(replaced.map(([field, file]) => [field, toFile(file)])),
    })
    const restored = await findCurrentRow(list, previous)
    return isBack(restored) && (await findReplacedFiles(restored, changed)).length === 0
  }

  const remove = async (resource: string, id: number) => {
    const remover = findRemover(resource)
    if (remover) await call(remover, { [idName(remover)]: id })
    return !(await ids(resource)).includes(id)
  }
  return { isAuthenticated, call, records, ids, remember, putBack, remove }
}
export type AdminClient = Awaited<ReturnType<typeof openAdminClient>>

export const listFor = (endpoint: Endpoint): Endpoint | undefined =>
  endpoint === endpoints.updateLogo ? endpoints.obtenerLogos : findListEndpoint(endpoint.entity?.resource ?? '')

const texts = (values: Values) =>
  Object.values(values)
    .map(String)
    .filter((text) => text.trim() !== '')

/** Whether a record may come from this input: it has one of its texts, or none at all. */
export const stemsFrom = (sent: Values, row: Values): boolean => {
  const sentTexts = texts(sent)
  const carried = texts(Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')))
  return (
    carried.some((text) =>
      sentTexts.some((sentText) => sentText === text || (sentText.length > 80 && sentText.includes(text))),
    ) || carried.every((text) => text.length < 6)
  )
}

const undo = async (admin: AdminClient, entry: Entry): Promise<boolean> => {
  if (entry.what === 'made') return admin.remove(entry.resource, entry.id)
  if (entry.what === 'changed') {
    const endpoint = endpointByName(entry.name)
    const list = endpoint && listFor(endpoint)
    return list !== undefined && admin.putBack(entry, list)
  }
  const created = (await admin.records(entry.resource)).filter(
    (row) => !entry.known.includes(toId(row)) && stemsFrom(entry.sent, row),
  )
  const gone = await Promise.all(created.map((row) => admin.remove(entry.resource, toId(row))))
  return gone.every(Boolean)
}

/** Undoes the journal's open entries, newest first; answers those that remain. */
export const undoAll = async (admin: AdminClient, journal: Journal): Promise<Entry[]> => {
  const remaining: Entry[] = []
  for (const [key, entry] of journal.open()) {
    if (admin.isAuthenticated && (await undo(admin, entry).catch(() => false))) journal.done(key)
    else remaining.push(entry)
  }
  return remaining
}
