/** Answers with a file: type, compressed twin, ETag, ranges. */
import { createReadStream, statSync, type Stats } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { lookup } from 'mrmime'
import { hasTag, parseRange, type Range } from '#mocks/file-response.ts'
import { packed, welcomeTwins } from './encoding.ts'

export const getFileStats = (file: string): Stats | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() ? stats : undefined
}

const getContentType = (file: string) => {
  const type = lookup(file) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

interface Chosen {
  readonly path: string
  readonly stats: Stats
  readonly encoding?: string
}

/** In ms: `cp -r` writes a file and its twin in any order, at new times. */
const copying = 60_000

/** The twin to send, or the file. A twin much older than its file is stale. Ranges are ranges of the file, never of a twin. */
const choose = (
  file: string,
  stats: Stats,
  { range, 'accept-encoding': accept = '' }: IncomingMessage['headers'],
): Chosen => {
  for (const { name, ending } of range === undefined ? welcomeTwins(accept) : []) {
    const twin = getFileStats(file + ending)
    if (twin && twin.mtimeMs + copying >= stats.mtimeMs) return { path: file + ending, stats: twin, encoding: name }
  }
  return { path: file, stats }
}

/** The ETag of the bytes that are sent, so each twin has its own. */
const createETag = ({ stats, encoding = '' }: Chosen) =>
  `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}${encoding && `-${encoding}`}"`

/** The requested range; the whole file for several ranges, another unit, or a part of another version. */
const requestedPart = ({ range, 'if-range': only }: IncomingMessage['headers'], tag: string, size: number) =>
  only !== undefined && only !== tag ? 'none' : parseRange(range, size)

const send = ({ method }: IncomingMessage, response: ServerResponse, path: string, part?: Range) => {
  if (method === 'HEAD') return void response.end()
  // A file that disappears while it is sent ends the connection, so that the client sees the cut.
  createReadStream(path, part)
    .once('error', () => response.destroy())
    .pipe(response)
}

export interface Answer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly file: string
  readonly stats: Stats
  readonly headers: OutgoingHttpHeaders
  readonly status: number
}

export const sendText = async (
  { request, response, file, headers, status }: Omit<Answer, 'stats'>,
  text: string,
): Promise<void> => {
  const [twin] = welcomeTwins(request.headers['accept-encoding'] ?? '')
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}${twin ? `-${twin.name}` : ''}"`
  const commonHeaders = { ...headers, Vary: 'Accept-Encoding', ETag: tag }
  if (status === 200 && hasTag(request.headers['if-none-match'] ?? '', tag))
    return void response.writeHead(304, commonHeaders).end()
  const plain = Buffer.from(text)
  const body = twin ? await packed[twin.name](plain) : plain
  response
    .writeHead(status, {
      ...commonHeaders,
      'Content-Type': getContentType(file),
      'Content-Length': body.length,
      ...(twin && { 'Content-Encoding': twin.name }),
    })
    .end(request.method === 'HEAD' ? undefined : body)
}

/** Answers with a file or with the requested range. Answers with a status other than 200 are always whole. */
export const sendFile = ({ request, response, file, stats, headers, status }: Answer): void => {
  const chosen = choose(file, stats, request.headers)
  const { size } = chosen.stats
  const tag = createETag(chosen)
  const commonHeaders = { ...headers, Vary: 'Accept-Encoding', ETag: tag }
  const described = {
    ...commonHeaders,
    'Content-Type': getContentType(file),
    'Last-Modified': stats.mtime.toUTCString(),
    'Accept-Ranges': 'bytes',
    ...(chosen.encoding && { 'Content-Encoding': chosen.encoding }),
  }
  if (status !== 200)
    return send(request, response.writeHead(status, { ...described, 'Content-Length': size }), chosen.path)
  if (hasTag(request.headers['if-none-match'] ?? '', tag)) return void response.writeHead(304, commonHeaders).end()
  const part = requestedPart(request.headers, tag, size)
  if (part === 'beyond')
    return void response.writeHead(416, { ...commonHeaders, 'Content-Range': `bytes */${size}` }).end()
  if (part === 'none')
    return send(request, response.writeHead(200, { ...described, 'Content-Length': size }), chosen.path)
  const { start, end } = part
  return send(
    request,
    response.writeHead(206, {
      ...described,
      'Content-Length': end - start + 1,
      'Content-Range': `bytes ${start}-${end}/${size}`,
    }),
    chosen.path,
    part,
  )
}
