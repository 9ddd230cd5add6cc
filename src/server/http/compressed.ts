/** Compresses answers for clients that accept it. */
import { packed, welcomeTwins } from '../files/encoding.ts'
import { lruCache, type Answer } from '#mocks/response-cache.ts'

/** In bytes: the compressed answers that a process keeps, in two forms. They are a tenth of the plain ones. */
const capacity = 4 * 1024 * 1024
/** In bytes: a shorter text saves nothing. */
const short = 1024

/**
 * An answer's ETag turns weak, as behind a proxy that compresses. An answer with an ETag is compressed once, until it changes; a 304 has no
 * body to compress.
 */
export const compressed = (answer: Answer): Answer => {
  const cache = lruCache<{ etag: string; body: Uint8Array<ArrayBuffer> }>(capacity)
  return async (request) => {
    const response = await answer(request)
    const { headers, status } = response
    if (!headers.get('Content-Type')?.startsWith('application/json') || !response.body) return response
    headers.append('Vary', 'Accept-Encoding')
    const [twin] = welcomeTwins(request.headers)
    if (!twin || headers.has('Content-Encoding')) return response
    const etag = headers.get('ETag')
    const cacheKey = `${twin.name} ${request.url}`
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      if (etag) headers.set('ETag', `W/${etag}`)
      headers.set('Content-Encoding', twin.name)
      headers.set('Content-Length', String(bytes.length))
      return new Response(bytes, { status, headers })
    }
    const cached = etag === null ? undefined : cache.find(cacheKey, etag)
    if (cached) {
      await response.body.cancel()
      return send(cached.body)
    }
    const plain = await response.bytes()
    if (plain.length < short) return new Response(plain, { status, headers })
    const body = await packed[twin.name](plain)
    if (etag !== null) cache.keep(cacheKey, { etag, body })
    return send(body)
  }
}
