/** Answers with a file: type, compressed twin, ETag, ranges. */
import { openAsBlob, statSync, type Stats } from 'node:fs'
import { createHash } from 'node:crypto'
import { lookup } from 'mrmime'
import { hasTag, rangedResponse } from '#mocks/file-response.ts'
import { packed, welcomeTwins, type Twin } from './encoding.ts'

type HeaderValues = Readonly<Record<string, string>>

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
  readonly twin?: Twin
}

/** In ms: `cp -r` writes a file and its twin in any order, at new times. */
const copying = 60_000

/** The twin to send, or the file. A twin much older than its file is stale. Ranges are ranges of the file, never of a twin. */
const choose = (file: string, stats: Stats, headers: Headers): Chosen => {
  for (const twin of headers.has('Range') ? [] : welcomeTwins(headers)) {
    const path = file + twin.ending
    const twinStats = getFileStats(path)
    if (twinStats && twinStats.mtimeMs + copying >= stats.mtimeMs) return { path, stats: twinStats, twin }
  }
  return { path: file, stats }
}

/** The headers of bytes with an ETag, which each twin has of its own. */
const describe = (headers: HeaderValues, tag: string, twin: Twin | undefined): HeaderValues => ({
  ...headers,
  Vary: 'Accept-Encoding',
  ETag: `"${tag}${twin ? `-${twin.name}` : ''}"`,
})

interface Whole {
  readonly headers: HeaderValues
  readonly status?: number
  readonly type: string
  readonly tag: string
  readonly twin: Twin | undefined
}

/** Answers with bytes that are read only for who does not have them. */
export const sendWhole = async (
  request: Request,
  { headers, status = 200, type, tag, twin }: Whole,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> => {
  const described = describe(headers, tag, twin)
  if (status === 200 && hasTag(request.headers.get('If-None-Match') ?? '', described['ETag'] ?? ''))
    return new Response(null, { status: 304, headers: described })
  const bytes = await read()
  const content = { 'Content-Type': type, 'Content-Length': String(bytes.length) }
  return new Response(bytes, {
    status,
    headers: { ...described, ...content, ...(twin && { 'Content-Encoding': twin.name }) },
  })
}

export interface Found {
  readonly request: Request
  readonly file: string
  readonly stats: Stats
  readonly headers: HeaderValues
  readonly status: number
}

/** Answers with the text of a file that was changed. */
export const sendText = ({ request, file, headers, status }: Found, text: string): Promise<Response> => {
  const [twin] = welcomeTwins(request.headers)
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const plain = Buffer.from(text)
  return sendWhole(request, { headers, status, type: getContentType(file), tag, twin }, async () =>
    twin ? packed[twin.name](plain) : plain,
  )
}

/** Answers with a file or with the requested range. Answers with a status other than 200 are always whole. */
export const sendFile = async ({ request, file, stats, headers, status }: Found): Promise<Response> => {
  const { path, twin, stats: sent } = choose(file, stats, request.headers)
  const described = new Headers({
    ...describe(headers, `${sent.size.toString(36)}-${Math.round(sent.mtimeMs).toString(36)}`, twin),
    'Content-Type': getContentType(file),
    'Last-Modified': stats.mtime.toUTCString(),
    'Accept-Ranges': 'bytes',
    ...(twin && { 'Content-Encoding': twin.name }),
  })
  // Nothing is read ahead. A file that changes while it is sent ends the connection, so that the client sees the cut.
  const blob = await openAsBlob(path)
  if (status === 200) return rangedResponse(request, blob, described)
  described.set('Content-Length', String(blob.size))
  return new Response(blob, { status, headers: described })
}
