/** Gives public reads an ETag: the number of the last write to their tables. Keeps the last answers, pictures too. */
import type { Endpoint } from '#contract/endpoint.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { getEntityTable } from './rules/tables.ts'
import { hasTag } from './file-response.ts'
import type { Store } from './store/port.ts'

export type Answer = (request: Request) => Promise<Response>

/** A picture's answer depends on its bytes, and on whether it belongs to a price list or a deleted record. */
const pictureTables = ['archivosGuardados', 'archivosRetirados', 'archivos']

const getAnswerTables = ({ name, method, access, entity, cookies }: Endpoint): string[] | undefined => {
  if (name === 'getImage') return pictureTables
  if (method !== 'GET' || access !== 'public' || cookies || !entity) return undefined
  const { table, gallery } = getEntityTable(entity.resource)
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

/** Keeps the answers that were requested last, up to `maxBytes` of them; the very last one always. */
export const lruCache = <Item extends { readonly etag: string; readonly body: Uint8Array }>(maxBytes: number) => {
  const stored = new Map<string, Item>()
  let size = 0
  const drop = (url: string) => {
    size -= stored.get(url)?.body.length ?? 0
    stored.delete(url)
  }
  return {
    find: (url: string, etag: string): Item | undefined => {
      const cached = stored.get(url)
      if (cached?.etag !== etag) return undefined
      // Set anew, the entry becomes the last one of the Map.
      stored.delete(url)
      stored.set(url, cached)
      return cached
    },
    keep: (url: string, answer: Item) => {
      drop(url)
      stored.set(url, answer)
      size += answer.body.length
      for (const [oldest] of stored) {
        if (size <= maxBytes || oldest === url) break
        drop(oldest)
      }
    },
  }
}

/** The number of the last write; undefined for a store without one, or one that cannot be opened. */
const readLastWrite = async (store: Store, tables: readonly string[]): Promise<number | undefined> => {
  try {
    await store.start()
    return await store.lastWrite?.(tables)
  } catch {
    return undefined
  }
}

/** An uploaded picture has an ETag of its own. */
const toResponse = ({ headers, body }: CachedAnswer, known: string): Response =>
  headers.some(([name, tag]) => name === 'etag' && hasTag(known, tag))
    ? new Response(null, { status: 304, headers: headers.filter(([name]) => !/^content-length$/i.test(name)) })
    : new Response(body, { headers })

type AnswerCache = ReturnType<typeof lruCache<CachedAnswer>>

/**
 * Answers public reads with an ETag, with 304 when the client has that version, and with the cached answer while it holds, without any
 * work. A request that arrives while its answer is made waits for it. The number is read before the rows, so an answer may be newer than its
 * ETag, and never older. `edition`: a changed contract answers the same rows differently.
 */
export const withResponseCache = (
  store: Store,
  respond: Answer,
  edition: string,
  isCached: (endpoint: Endpoint) => boolean = () => true,
): Answer => {
  // Neither pictures nor the records of a large catalogue push a list out.
  const caches = {
    bytes: lruCache<CachedAnswer>(capacity.bytes),
    object: lruCache<CachedAnswer>(capacity.object),
    list: lruCache<CachedAnswer>(capacity.list),
  }
  const pending = new Map<string, Promise<CachedAnswer | Response>>()
  /** A large file, a private picture or a refusal is for one caller. */
  const make = async (
    request: Request,
    etag: string,
    extraHeaders: Readonly<Record<string, string>>,
    cache: AnswerCache,
  ) => {
    const response = await respond(request)
    if (response.status !== 200) return response
    for (const [name, value] of Object.entries(extraHeaders)) response.headers.set(name, value)
    const isShared = !/private|no-store/.test(response.headers.get('Cache-Control') ?? '')
    if (!isShared || Number(response.headers.get('Content-Length')) > small) return response
    const answer: CachedAnswer = {
      etag,
      headers: [...response.headers],
      body: new Uint8Array(await response.arrayBuffer()),
    }
    cache.keep(request.url, answer)
    return answer
  }
  return async (request) => {
    const endpoint = findEndpoint(new URL(request.url).pathname)
    const tables = endpoint && isCached(endpoint) ? getAnswerTables(endpoint) : undefined
    if (!endpoint || !tables || request.method !== 'GET' || request.headers.has('Range')) return respond(request)
    const number = await readLastWrite(store, tables)
    // The call itself reports the store's trouble.
    if (number === undefined) return respond(request)
    const etag = `"${edition}-${number}"`
    const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
    const known = request.headers.get('If-None-Match') ?? ''
    if (hasTag(known, etag)) return new Response(null, { status: 304, headers })
    const cacheKey = `${etag} ${request.url}`
    const { kind } = endpoint.response
    const cache = caches[kind === 'bytes' || kind === 'list' ? kind : 'object']
    const pendingAnswer = pending.get(cacheKey)
    const cached = pendingAnswer ? await pendingAnswer : cache.find(request.url, etag)
    if (cached && !(cached instanceof Response)) return toResponse(cached, known)
    // A picture's name changes with its bytes, so its own lifetime holds.
    const made = make(request, etag, tables === pictureTables ? {} : headers, cache).finally(() =>
      pending.delete(cacheKey),
    )
    pending.set(cacheKey, made)
    const answer = await made
    return answer instanceof Response ? answer : toResponse(answer, known)
  }
}
