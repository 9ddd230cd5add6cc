/** Reads again, past every cache, whether a write happened. The contract names the call to read. */
import type { Endpoint } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import { getImage } from '#contract/imagen.ts'
import { allEndpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { ask } from './exchange.ts'
import { cachedSince } from './cached.ts'
import { buildUrl, type Values } from './request.ts'
import { isSame, ownId, shortFields } from '#contract/reading/verdict.ts'

type Row = Readonly<Record<string, unknown>>
/** Undefined: the read failed. */
type Rows = readonly Row[] | undefined

export interface Finding {
  readonly outcome: 'yes' | 'no' | 'unsure'
  /** The id of the new record. */
  readonly id?: number
}

const yes: Finding = { outcome: 'yes' }
const no: Finding = { outcome: 'no' }
const unsure: Finding = { outcome: 'unsure' }

const readTimeout = 10_000

const isRead = ({ method, done }: Endpoint): boolean => method === 'GET' && done === undefined
const findListEndpoint = (resource: string): Endpoint | undefined =>
  allEndpoints.find(
    (read) =>
      isRead(read) && read.entity?.resource === resource && !read.path.includes('{') && read.response.kind !== 'bytes',
  )
const findRecordEndpoint = (resource: string): Endpoint | undefined =>
  allEndpoints.find(({ does, entity }) => does === 'get' && entity?.resource === resource)

/** Reads from the API itself: answers from the browser's or the worker's cache do not count. */
const readNow = async (read: Endpoint | undefined, input: Values): Promise<Rows> => {
  if (!read) return undefined
  try {
    const { answer } = await ask(read, input, { cache: 'no-store', signal: AbortSignal.timeout(readTimeout) })
    return cachedSince(buildUrl(read, input)) === undefined ? [answer].flat().filter(isRecord) : undefined
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

const readRows = (resource: string): Promise<Rows> => readNow(findListEndpoint(resource), {})
const getIds = (rows: readonly Row[]): Set<unknown> => new Set(rows.map(({ id }) => id))

/** The record of an id; without an id the only record. */
const findRow = (rows: Rows, id: number): Row | undefined =>
  Number.isNaN(id) ? rows?.[0] : rows?.find((row) => row['id'] === id)

const plain = (html: string): string =>
  html
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/<[^>]*>|&[#\w]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Backends clean long texts and lists may leave them out, so only a different text that is there counts. */
const isOtherText = (sent: unknown, received: unknown): boolean =>
  typeof sent === 'string' && typeof received === 'string' && plain(received) !== '' && plain(sent) !== plain(received)

const long = new Set<Field['kind']>(['longText', 'richText'])
const longFields = ({ request, entity }: Endpoint, values: Values): string[] =>
  Object.entries(request)
    .filter(([name, { kind }]) => long.has(kind) && values[name] !== undefined && name in (entity?.fields ?? {}))
    .map(([name]) => name)

/** Whether the rows together hold the sent values; each row may lack fields. */
const hold = (endpoint: Endpoint, values: Values, ...rows: readonly (Row | undefined)[]): boolean => {
  const presentRows = rows.filter((row) => row !== undefined)
  return (
    presentRows.length > 0 &&
    shortFields(endpoint, values).every(([name, field]) =>
      presentRows.some((row) => isSame(field, values[name], row[name])),
    ) &&
    longFields(endpoint, values).every((name) => presentRows.some((row) => !isOtherText(values[name], row[name])))
  )
}

type Check = () => Promise<Finding>

const created = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const previousRows = await readRows(resource)
  return async () => {
    const currentRows = previousRows && (await readRows(resource))
    if (!previousRows || !currentRows) return unsure
    const previousIds = getIds(previousRows)
    const fresh = currentRows.filter(({ id }) => !previousIds.has(id))
    const made = fresh.find((row) => hold(endpoint, values, row))
    if (made) return { ...yes, ...(typeof made['id'] === 'number' && { id: made['id'] }) }
    return fresh.length > 0 ? unsure : no
  }
}

const listFiles = ({ request }: Endpoint, values: Values): [string, Blob][] =>
  Object.keys(request).flatMap((name) => {
    const value = values[name]
    return value instanceof Blob ? [[name, value] satisfies [string, Blob]] : []
  })

const fetchFile = (path: string): Promise<Blob | undefined> =>
  ask(
    getImage,
    { filename: path.split(/[/\\]/).at(-1) ?? '' },
    { cache: 'no-store', signal: AbortSignal.timeout(readTimeout) },
  ).then(
    ({ answer }) => answer,
    () => undefined,
  )

/** A file has arrived when its path changed or its size is the sent one. */
const holdsFile = async (name: string, file: Blob, previous: Row | undefined, current: Row): Promise<boolean> => {
  const path = current[name]
  return typeof path === 'string' && (path !== previous?.[name] || (await fetchFile(path))?.size === file.size)
}

const updated = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const id = ownId(endpoint, values)
  const isFilesOnly = shortFields(endpoint, values).length + longFields(endpoint, values).length === 0
  const previous = isFilesOnly ? findRow(await readRows(resource), id) : undefined
  return async () => {
    const [record] = Number.isNaN(id) ? [] : ((await readNow(findRecordEndpoint(resource), { id })) ?? [])
    if (!isFilesOnly && hold(endpoint, values, record)) return yes
    const row = findRow(await readRows(resource), id)
    const current = row ?? record
    if (!current) return unsure
    if (!isFilesOnly) return hold(endpoint, values, record, row) ? yes : no
    const held = await Promise.all(
      listFiles(endpoint, values).map(([name, file]) => holdsFile(name, file, previous, current)),
    )
    return held.every(Boolean) ? yes : unsure
  }
}

/** Two collections may share a call: the record is deleted when it left the collection that had it. */
const deleted = async (endpoint: Endpoint, values: Values): Promise<Check> => {
  const [id, { changes }] = [ownId(endpoint, values), endpoint]
  const has = async () =>
    Promise.all(changes.map(async (resource) => (await readRows(resource))?.some((row) => row['id'] === id)))
  const previousPresence = changes.length > 1 ? await has() : changes.map(() => true)
  return async () => {
    const currentPresence = await has()
    if (
      currentPresence.every((present) => present === false) ||
      currentPresence.some((present, index) => present === false && previousPresence[index])
    )
      return yes
    return currentPresence.some((present) => present === undefined) ? unsure : no
  }
}

/** The gallery pictures of these records. */
const listPictures = ({ entity }: Endpoint, rows: readonly Row[]): Row[] => {
  const names = Object.entries(entity?.fields ?? {})
    .filter(([, { kind, items }]) => kind === 'list' && items?.fields?.['path'])
    .map(([name]) => name)
  return rows.flatMap((row) => names.flatMap((name) => [row[name]].flat().filter(isRecord)))
}

const imageAdded = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const read = () => readNow(findRecordEndpoint(resource), { id: ownId(endpoint, values) })
  const previousRows = await read()
  return async () => {
    const currentRows = previousRows && (await read())
    if (!previousRows || !currentRows) return unsure
    const previousIds = getIds(listPictures(endpoint, previousRows))
    const made = listPictures(endpoint, currentRows).find(({ id }) => !previousIds.has(id))
    return made ? { ...yes, ...(typeof made['id'] === 'number' && { id: made['id'] }) } : no
  }
}

const imageRemoved = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const id = ownId(endpoint, values)
  const has = async () => {
    const rows = await readRows(resource)
    return rows && listPictures(endpoint, rows).some((picture) => picture['id'] === id)
  }
  const wasPresent = await has()
  return async () => {
    const isPresent = await has()
    if (isPresent === undefined || (wasPresent !== true && !isPresent)) return unsure
    return isPresent ? no : yes
  }
}

/** No field of the record was sent, so any change of the collection counts. */
const changed = async (resource: string): Promise<Check> => {
  const previousRows = await readRows(resource)
  return async () => {
    const currentRows = previousRows && (await readRows(resource))
    return currentRows && JSON.stringify(currentRows) !== JSON.stringify(previousRows) ? yes : unsure
  }
}

/** Reads the state before a write; the returned function reads again and compares. */
export const watchWrite = async (endpoint: Endpoint, values: Values): Promise<Check> => {
  const { does, entity, request } = endpoint
  const resource = entity?.resource ?? ''
  switch (does) {
    case 'create':
      return created(endpoint, values, resource)
    case 'delete':
      return deleted(endpoint, values)
    case 'addImage':
      return imageAdded(endpoint, values, resource)
    case 'removeImage':
      return imageRemoved(endpoint, values, resource)
    default:
      return Object.keys(request).some((name) => name in (entity?.fields ?? {}))
        ? updated(endpoint, values, resource)
        : changed(resource)
  }
}
