/** Reads again, past every cache, whether a write happened. The contract tells what to read. */
import type { Endpoint } from '../contract/endpoint.ts'
import type { Field } from '../contract/fields.ts'
import { getImage } from '../contract/imagen.ts'
import { allEndpoints } from '../contract/index.ts'
import { isRecord } from '../contract/record.ts'
import { ask } from './exchange.ts'
import { cachedSince } from './cached.ts'
import { urlOf, type Values } from './request.ts'
import { isSame, ownId, shortFields } from '../contract/reading/verdict.ts'

type Row = Readonly<Record<string, unknown>>
/** Undefined: the read failed. */
type Rows = readonly Row[] | undefined

export interface Finding {
  readonly found: 'yes' | 'no' | 'unsure'
  /** The id of the new record. */
  readonly id?: number
}

const yes: Finding = { found: 'yes' }
const no: Finding = { found: 'no' }
const unsure: Finding = { found: 'unsure' }

const readTimeout = 10_000

const isRead = ({ method, done }: Endpoint): boolean => method === 'GET' && done === undefined
const wholeOf = (resource: string): Endpoint | undefined =>
  allEndpoints.find(
    (read) =>
      isRead(read) && read.of?.resource === resource && !read.path.includes('{') && read.response.kind !== 'bytes',
  )
const oneOf = (resource: string): Endpoint | undefined =>
  allEndpoints.find(({ does, of }) => does === 'get' && of?.resource === resource)

/** Reads from the API itself: answers from the browser's or the worker's cache do not count. */
const readNow = async (read: Endpoint | undefined, input: Values): Promise<Rows> => {
  if (!read) return undefined
  try {
    const { answer } = await ask(read, input, { cache: 'no-store', signal: AbortSignal.timeout(readTimeout) })
    return cachedSince(urlOf(read, input)) === undefined ? [answer].flat().filter(isRecord) : undefined
  } catch (error) {
    console.warn(error)
    return undefined
  }
}

const all = (resource: string): Promise<Rows> => readNow(wholeOf(resource), {})
const idsOf = (rows: readonly Row[]): Set<unknown> => new Set(rows.map(({ id }) => id))

/** The record of an id; without an id the only record. */
const rowOf = (rows: Rows, id: number): Row | undefined =>
  Number.isNaN(id) ? rows?.[0] : rows?.find((row) => row['id'] === id)

const plain = (html: string): string =>
  html
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/<[^>]*>|&[#\w]+;/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Backends clean long texts and lists may leave them out, so only a different text that is there counts. */
const isOtherText = (sent: unknown, found: unknown): boolean =>
  typeof sent === 'string' && typeof found === 'string' && plain(found) !== '' && plain(sent) !== plain(found)

const long = new Set<Field['kind']>(['longText', 'richText'])
const longFields = ({ request, of }: Endpoint, values: Values): string[] =>
  Object.entries(request)
    .filter(([name, { kind }]) => long.has(kind) && values[name] !== undefined && name in (of?.fields ?? {}))
    .map(([name]) => name)

/** Whether the rows together hold the sent values; each row may lack fields. */
const hold = (endpoint: Endpoint, values: Values, ...rows: readonly (Row | undefined)[]): boolean => {
  const there = rows.filter((row) => row !== undefined)
  return (
    there.length > 0 &&
    shortFields(endpoint, values).every(([name, field]) =>
      there.some((row) => isSame(field, values[name], row[name])),
    ) &&
    longFields(endpoint, values).every((name) => there.some((row) => !isOtherText(values[name], row[name])))
  )
}

type Check = () => Promise<Finding>

const created = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const before = await all(resource)
  return async () => {
    const after = before && (await all(resource))
    if (!before || !after) return unsure
    const existing = idsOf(before)
    const fresh = after.filter(({ id }) => !existing.has(id))
    const made = fresh.find((row) => hold(endpoint, values, row))
    if (made) return { ...yes, ...(typeof made['id'] === 'number' && { id: made['id'] }) }
    return fresh.length > 0 ? unsure : no
  }
}

const filesOf = ({ request }: Endpoint, values: Values): [string, Blob][] =>
  Object.keys(request).flatMap((name) => {
    const value = values[name]
    return value instanceof Blob ? [[name, value] satisfies [string, Blob]] : []
  })

const fileAt = (path: string): Promise<Blob | undefined> =>
  ask(
    getImage,
    { filename: path.split(/[/\\]/).at(-1) ?? '' },
    { cache: 'no-store', signal: AbortSignal.timeout(readTimeout) },
  ).then(
    ({ answer }) => answer,
    () => undefined,
  )

/** A file has arrived when its path changed or its size is the sent one. */
const holdsFile = async (name: string, file: Blob, before: Row | undefined, after: Row): Promise<boolean> => {
  const path = after[name]
  return typeof path === 'string' && (path !== before?.[name] || (await fileAt(path))?.size === file.size)
}

const updated = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const id = ownId(endpoint, values)
  const isFilesOnly = shortFields(endpoint, values).length + longFields(endpoint, values).length === 0
  const before = isFilesOnly ? rowOf(await all(resource), id) : undefined
  return async () => {
    const [one] = Number.isNaN(id) ? [] : ((await readNow(oneOf(resource), { id })) ?? [])
    if (!isFilesOnly && hold(endpoint, values, one)) return yes
    const row = rowOf(await all(resource), id)
    const after = row ?? one
    if (!after) return unsure
    if (!isFilesOnly) return hold(endpoint, values, one, row) ? yes : no
    const held = await Promise.all(
      filesOf(endpoint, values).map(([name, file]) => holdsFile(name, file, before, after)),
    )
    return held.every(Boolean) ? yes : unsure
  }
}

/** Two collections may share a call: the record is deleted when it left the collection that had it. */
const deleted = async (endpoint: Endpoint, values: Values): Promise<Check> => {
  const [id, { changes }] = [ownId(endpoint, values), endpoint]
  const has = async () =>
    Promise.all(changes.map(async (resource) => (await all(resource))?.some((row) => row['id'] === id)))
  const before = changes.length > 1 ? await has() : changes.map(() => true)
  return async () => {
    const after = await has()
    if (after.every((one) => one === false) || after.some((one, at) => one === false && before[at])) return yes
    return after.some((one) => one === undefined) ? unsure : no
  }
}

/** The gallery pictures of these records. */
const picturesOf = ({ of }: Endpoint, rows: readonly Row[]): Row[] => {
  const names = Object.entries(of?.fields ?? {})
    .filter(([, { kind, items }]) => kind === 'list' && items?.fields?.['path'])
    .map(([name]) => name)
  return rows.flatMap((row) => names.flatMap((name) => [row[name]].flat().filter(isRecord)))
}

const imageAdded = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const read = () => readNow(oneOf(resource), { id: ownId(endpoint, values) })
  const before = await read()
  return async () => {
    const after = before && (await read())
    if (!before || !after) return unsure
    const existing = idsOf(picturesOf(endpoint, before))
    const made = picturesOf(endpoint, after).find(({ id }) => !existing.has(id))
    return made ? { ...yes, ...(typeof made['id'] === 'number' && { id: made['id'] }) } : no
  }
}

const imageRemoved = async (endpoint: Endpoint, values: Values, resource: string): Promise<Check> => {
  const id = ownId(endpoint, values)
  const has = async () => {
    const rows = await all(resource)
    return rows && picturesOf(endpoint, rows).some((picture) => picture['id'] === id)
  }
  const before = await has()
  return async () => {
    const after = await has()
    if (after === undefined || (before !== true && !after)) return unsure
    return after ? no : yes
  }
}

/** No field of the record was sent, so any change of the collection counts. */
const changed = async (resource: string): Promise<Check> => {
  const before = await all(resource)
  return async () => {
    const after = before && (await all(resource))
    return after && JSON.stringify(after) !== JSON.stringify(before) ? yes : unsure
  }
}

/** Reads the state before a write; the returned function reads again and compares. */
export const watch = async (endpoint: Endpoint, values: Values): Promise<Check> => {
  const { does, of, request } = endpoint
  const resource = of?.resource ?? ''
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
      return Object.keys(request).some((name) => name in (of?.fields ?? {}))
        ? updated(endpoint, values, resource)
        : changed(resource)
  }
}
