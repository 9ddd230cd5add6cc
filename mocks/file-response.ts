import type { FileRow } from './store/rows.ts'
import { opensInline } from './file-types.ts'
import { notHere } from './refusal.ts'

/** The bytes of a build file by its path below `seed/media`; undefined when the build no longer has it. */
export type AssetReader = (path: string) => Promise<Blob | undefined>

export const readBytes = async ({ blob, asset }: FileRow, read: AssetReader): Promise<Blob | undefined> => {
  if (blob) return blob instanceof Blob ? blob : new Blob([blob])
  return asset === undefined
    ? undefined
    : read(asset).catch(() => {
        throw notHere()
      })
}

interface Range {
  readonly start: number
  readonly end: number
}

/** One byte range of `bytes=a-b`, `a-` or `-n`; 'none' without a valid range, 'beyond' when it starts after the end. */
const parseRange = (header: string | null | undefined, size: number): Range | 'none' | 'beyond' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if ((from === '' && to === '') || (from !== '' && to !== '' && Number(to) < Number(from))) return 'none'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'beyond' : { start, end }
}

/** RFC 6266: an ASCII name for old browsers, the exact name for others. Titles may hold characters that file names may not. */
const disposition = (kind: 'inline' | 'attachment', title: string) => {
  const name = title.replace(/[\p{Cc}/\\]+/gu, '_')
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** Keeps an uploaded page from running in our origin. In a PDF a sandbox would stop the browser's viewer. */
const getSecurityPolicy = (type: string) =>
  `default-src 'none'; script-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'${
    type === 'application/pdf' ? "; object-src 'self'" : '; sandbox'
  }`

export interface Serving {
  readonly name: string
  readonly kind: 'inline' | 'attachment'
  /** How long anybody may keep it: until it is deleted for good, or as long as the build that it belongs to. */
  readonly shared?: 'upload' | 'build' | false
  /** Its ETag, for a file that anybody may keep: a name's bytes never change. */
  readonly tag?: string
}

/** A deleted picture is gone from browsers and CDNs within a day. */
const lifetimes = { upload: 'public, max-age=86400', build: 'public, max-age=31536000, immutable' } as const

/** Whether a list such as `"a", W/"b"` contains the tag. A proxy that compresses makes a tag weak. */
export const hasTag = (list: string, tag: string) =>
  list.trim() === '*' || list.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)

/**
 * A blob, or the range of it that is asked for; 304 for who has it. A range of another version (If-Range) is answered with
 * the whole.
 */
export const rangedResponse = (request: Request, blob: Blob, headers: Headers): Response => {
  const [tag, only] = [headers.get('ETag'), request.headers.get('If-Range')]
  if (tag !== null && hasTag(request.headers.get('If-None-Match') ?? '', tag))
    return new Response(null, { status: 304, headers })
  const range = only === null || only === tag ? parseRange(request.headers.get('Range'), blob.size) : 'none'
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${blob.size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range === 'none') {
    headers.set('Content-Length', String(blob.size))
    return new Response(blob, { headers })
  }
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${blob.size}`)
  headers.set('Content-Length', String(range.end - range.start + 1))
  return new Response(blob.slice(range.start, range.end + 1), { status: 206, headers })
}

/** A file response with type, length, ranges, a name for saving, and a policy that runs nothing. */
export const fileResponse = (
  request: Request,
  blob: Blob,
  type: string,
  { name, kind, shared = false, tag }: Serving,
): Response =>
  rangedResponse(
    request,
    blob,
    new Headers({
      'Content-Type': type,
      'Accept-Ranges': 'bytes',
      'Content-Disposition': disposition(kind === 'inline' && opensInline(type) ? 'inline' : 'attachment', name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': getSecurityPolicy(type),
      'Cache-Control': shared ? lifetimes[shared] : 'private, no-store',
      ...(tag !== undefined && { ETag: tag }),
    }),
  )
