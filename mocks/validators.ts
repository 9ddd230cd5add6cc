/** Gives public reads an ETag: the number of the last write to their tables. Keeps the last answers, pictures too. */
import type { Endpoint } from '../src/contract/endpoint.ts'
import { endpointAt } from '../src/contract/endpoint-at.ts'
import { tableOf } from './rules/tables.ts'
import type { Store } from './store/port.ts'

export type Answer = (request: Request) => Promise<Response>

/** What a picture's answer depends on: its bytes, and whether it is a price list's or a deleted record's. */
const ofPictures = ['archivosGuardados', 'archivosRetirados', 'archivos']

const tablesOf = ({ name, method, access, of, cookies }: Endpoint): string[] | undefined => {
  if (name === 'getImage') return ofPictures
  if (method !== 'GET' || access !== 'public' || cookies || !of) return undefined
  const { table, gallery } = tableOf(of.resource)
  return [table, ...(gallery === undefined ? [] : [gallery])]
}

const mega = 1024 * 1024
/**
 * In bytes: how much of its last answers a process keeps. Of lists, the whole one of 10,000 products with ten sizes each (14 MB) beside its
 * light form; of records and pictures, which are read one by one in little time, those that a busy site shows at once.
 */
const capacity = { list: 16 * mega, object: 2 * mega, bytes: 4 * mega }
/** In bytes: a file beyond this is sent in parts and never in memory. */
const small = 256 * 1024

interface CachedAnswer {
  readonly etag: string
  readonly headers: [string, string][]
  readonly body: Uint8Array<ArrayBuffer>
}

/** Keeps the answers that were requested last, so many bytes of them; the very last one always. */
export const newShelf = <Item extends { readonly etag: string; readonly body: Uint8Array }>(most: number) => {
  const stored = new Map<string, Item>()
  let size = 0
  const drop = (url: string) => {
    size -= stored.get(url)?.body.length ?? 0
    stored.delete(url)
  }
  return {
    find: (url: string, etag: string): Item | undefined => {
      const found = stored.get(url)
      if (found?.etag !== etag) return undefined
      // A Map lists its entries in the order of their setting.
      stored.delete(url)
      stored.set(url, found)
      return found
    },
    keep: (url: string, answer: Item) => {
      drop(url)
      stored.set(url, answer)
      size += answer.body.length
      for (const [oldest] of stored) {
        if (size <= most || oldest === url) break
        drop(oldest)
      }
    },
  }
}

/** The number of the last write; undefined for a store that tells none, or that cannot be opened. */
const numberOf = async (store: Store, tables: readonly string[]): Promise<number | undefined> => {
  try {
    await store.start()
    return await store.lastWrite?.(tables)
  } catch {
    return undefined
  }
}

type Shelf = ReturnType<typeof newShelf<CachedAnswer>>

/**
 * Answers public reads with an ETag, with 304 when the client has that version, and with what was answered before while it holds, without
 * any work. Who asks while an answer is made waits for it. The number is read before the rows, so an answer may be newer than its ETag, and
 * never older. `edition`: a changed contract answers the same rows differently.
 */
export const validated = (
  store: Store,
  respond: Answer,
  edition: string,
  keeps: (endpoint: Endpoint) => boolean = () => true,
): Answer => {
  // Neither pictures nor the records of a large catalogue push a list out.
  const shelves = {
    bytes: newShelf<CachedAnswer>(capacity.bytes),
    object: newShelf<CachedAnswer>(capacity.object),
    list: newShelf<CachedAnswer>(capacity.list),
  }
  const making = new Map<string, Promise<CachedAnswer | Response>>()
  /** A large file, a private picture or a refusal is for one caller. */
  const make = async (request: Request, etag: string, own: Readonly<Record<string, string>>, shelf: Shelf) => {
    const response = await respond(request)
    if (response.status !== 200) return response
    for (const [name, value] of Object.entries(own)) response.headers.set(name, value)
    const isShared = !/private|no-store/.test(response.headers.get('Cache-Control') ?? '')
    if (!isShared || Number(response.headers.get('Content-Length')) > small) return response
    const answer: CachedAnswer = {
      etag,
      headers: [...response.headers],
      body: new Uint8Array(await response.arrayBuffer()),
    }
    shelf.keep(request.url, answer)
    return answer
  }
  return async (request) => {
    const endpoint = endpointAt(new URL(request.url).pathname)
    const tables = endpoint && keeps(endpoint) ? tablesOf(endpoint) : undefined
    if (!endpoint || !tables || request.method !== 'GET' || request.headers.has('Range')) return respond(request)
    const number = await numberOf(store, tables)
    // The call says what is wrong with the store.
    if (number === undefined) return respond(request)
    const etag = `"${edition}-${number}"`
    const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
    // A proxy that compresses makes the ETag weak.
    const tags = (request.headers.get('If-None-Match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
    if (tags.includes(etag)) return new Response(null, { status: 304, headers })
    const which = `${etag} ${request.url}`
    const { kind } = endpoint.response
    const shelf = shelves[kind === 'bytes' || kind === 'list' ? kind : 'object']
    const coming = making.get(which)
    const before = coming ? await coming : shelf.find(request.url, etag)
    if (before && !(before instanceof Response)) return new Response(before.body, before)
    // A picture's name changes with its bytes, so its own lifetime holds.
    const made = make(request, etag, tables === ofPictures ? {} : headers, shelf).finally(() => making.delete(which))
    making.set(which, made)
    const answer = await made
    return answer instanceof Response ? answer : new Response(answer.body, answer)
  }
}
