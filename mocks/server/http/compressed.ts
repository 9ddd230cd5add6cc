/** Compresses answers for clients that accept it. */
import { packed, welcomeTwins } from '../files/encoding.ts'
import { newShelf, type Answer } from '../../validators.ts'

/** In bytes: how much of its compressed answers a process keeps: a tenth of the plain ones, in two forms. */
const capacity = 4 * 1024 * 1024
/** In bytes: a shorter text saves nothing. */
const short = 1024

/**
 * An answer's ETag turns weak, as where a proxy compresses. What has an ETag is compressed once, until it changes; a 304 is made without a
 * body before this.
 */
export const compressed = (answer: Answer): Answer => {
  const shelf = newShelf<{ etag: string; body: Uint8Array<ArrayBuffer> }>(capacity)
  return async (request) => {
    const response = await answer(request)
    const { headers, status } = response
    if (!headers.get('Content-Type')?.startsWith('application/json') || !response.body) return response
    headers.append('Vary', 'Accept-Encoding')
    const [twin] = welcomeTwins(request.headers.get('Accept-Encoding') ?? '')
    if (!twin || headers.has('Content-Encoding')) return response
    const etag = headers.get('ETag')
    const which = `${twin.name} ${request.url}`
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      if (etag) headers.set('ETag', `W/${etag}`)
      headers.set('Content-Encoding', twin.name)
      headers.set('Content-Length', String(bytes.length))
      return new Response(bytes, { status, headers })
    }
    const before = etag === null ? undefined : shelf.find(which, etag)
    if (before) {
      await response.body.cancel()
      return send(before.body)
    }
    const plain = await response.bytes()
    if (plain.length < short) return new Response(plain, { status, headers })
    const body = await packed[twin.name](plain)
    if (etag !== null) shelf.keep(which, { etag, body })
    return send(body)
  }
}
