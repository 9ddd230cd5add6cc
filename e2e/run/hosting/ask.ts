/** Requests without any default headers, which fetch cannot send. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

export const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET', body = '') =>
  new Promise<Answer>((resolve, reject) => {
    const { origin } = new URL(url)
    // The raw path, which URL would normalise.
    const incoming = request(origin, { path: url.slice(origin.length), method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .once('error', reject)
        .once('end', () => {
          const bytes = Buffer.concat(parts)
          const plain =
            method === 'HEAD' ? bytes : (unpack[response.headers['content-encoding'] ?? '']?.(bytes) ?? bytes)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: plain.toString() })
        })
    })
    incoming.once('error', reject).end(body)
  })
