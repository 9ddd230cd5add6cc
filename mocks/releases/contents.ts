/** The contents of a fixture, in a form that is written down when the fixture is made and compared in every later build. */
import { createHash } from 'node:crypto'
import { getTableRows, type Company } from '#contract/company.ts'
import { writes } from '#contract/endpoint.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { present, type Entry } from '#review/comments/comment.ts'
import type { Marked } from '#review/screens/marked.ts'
import { collectCompany } from '../company/from-store.ts'
import { pathTo } from '../conformance/requests.ts'
import { toRecords } from '../conformance/visitor.ts'
import { persistentStore, type StoreLocation } from '#server/http/persistent-store.ts'
import type { Store } from '../store/port.ts'
import type { Send } from './make-used.ts'

const digest = (bytes: string | ArrayBuffer): string =>
  createHash('sha256')
    .update(typeof bytes === 'string' ? bytes : new Uint8Array(bytes))
    .digest('hex')
const byName = <Value>(entries: readonly (readonly [string, Value])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** As JSON has it: without fields that are undefined. */
export const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** A value with names and digests in place of its files. */
export const filed = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return { name: value.name, type: value.type, digest: digest(await value.arrayBuffer()) }
  if (Array.isArray(value)) return Promise.all(value.map(filed))
  if (!isRecord(value)) return value
  return byName(
    await Promise.all(Object.entries(value).map(async ([name, part]) => [name, await filed(part)] as const)),
  )
}

/** Every row of every table, the number of the next one, and the digest of every file. */
export const companyContents = async ({ tables, files }: Company) => ({
  tables: Object.fromEntries(
    Object.entries(tables).map(([name, { key, next }]) => [
      name,
      { next, rows: byName(getTableRows(tables, name).map((row) => [String(row[key]), row])) },
    ]),
  ),
  files: byName(
    await Promise.all([...files].map(async ([name, blob]) => [name, digest(await blob.arrayBuffer())] as const)),
  ),
})

export const noSeed = () => Promise.reject(new Error('It is there already.'))

/** The store of a server that has a company. */
export const startedStore = async (location: StoreLocation): Promise<Store> => {
  const store = persistentStore(location, noSeed)
  if (!store) throw new Error('Nothing is stored')
  await store.start()
  return store
}

/** The bytes of a server's file last as long as the moment that it is read in. */
export const storedContents = (store: Store) =>
  store.moment(async (moment) => companyContents(await collectCompany(moment)))

/** Reads with an answer that depends on the moment or on the build. */
const passing = new Set<string>(['obtenerAvance', 'obtenerPublicacion', 'obtenerExtensiones', 'plantillaCargaMasiva'])
const reads = allEndpoints.filter(
  (endpoint) => endpoint.method === 'GET' && !writes(endpoint) && !passing.has(endpoint.name),
)

/** The answer of every read: of each list, and of each record of a list. */
const readAnswers = async (send: Send): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {}
  const read = async (path: string) => {
    const response = await send(path)
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok) return (answers[path] = response.status)
    return (answers[path] = type.includes('json') ? await response.json() : digest(await response.arrayBuffer()))
  }
  const ids = new Map<string | undefined, number[]>()
  for (const endpoint of reads.filter(({ path }) => !path.includes('{'))) {
    const answer = await read(endpoint.path)
    const listIds = () => toRecords(answer).map(({ id }) => Number(id))
    if (Array.isArray(answer)) ids.set(endpoint.entity?.resource, listIds())
  }
  for (const endpoint of reads.filter(({ path }) => path.includes('{id}')))
    for (const id of ids.get(endpoint.entity?.resource) ?? []) await read(pathTo(endpoint, { id }))
  return answers
}

/** The digest of every stored file, as its address serves it to a user of the panel. */
const servedFiles = async (send: Send, names: readonly string[]) => {
  const served: [string, string | number][] = []
  for (const filename of names) {
    const response = await send(pathTo(endpoints.verArchivo, { filename }))
    served.push([filename, response.ok ? digest(await response.arrayBuffer()) : response.status])
  }
  return Object.fromEntries(served)
}

/** The answers of calls, and the files that they serve. */
export const answered = async (send: Send, names: readonly string[]) => ({
  answers: await readAnswers(send),
  served: await servedFiles(send, names),
})

/** Comments by age with their replies, and the marks that stand. A comment may lose its position on the screen, never the screen. */
export const reviewContents = (entries: readonly Entry[], marks: readonly Marked[]) => ({
  comments: present(entries).map(({ id, author, made, said, state, spot, picture, replies }) => ({
    id,
    author,
    made,
    text: said.text,
    state: { resolved: state.resolved, by: state.by },
    screen: { address: spot.address, title: spot.title, scenario: spot.scenario, build: spot.build },
    element: { role: spot.element.role, name: spot.element.name },
    picture: digest(picture),
    replies: present(replies).map((reply) => ({ id: reply.id, author: reply.author, text: reply.said.text })),
  })),
  marks: marks
    .map(({ id, as, by, at }) => ({ id, as, by, at }))
    .toSorted((a, b) => (a.id + a.by < b.id + b.by ? -1 : 1)),
})
