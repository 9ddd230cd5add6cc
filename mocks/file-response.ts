import type { FileRow } from './db.ts'
import { opensInline } from './file-types.ts'
import { notHere } from './refusal.ts'

/** The bytes of a file that came with the build, by its path below `seed/media`; nothing where this build has it no more. */
export type AssetReader = (path: string) => Promise<Blob | undefined>

export const bytesOf = async ({ blob, asset }: FileRow, read: AssetReader): Promise<Blob | undefined> => {
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

/** One byte range of `bytes=a-b`, `a-` or `-n`; 'none' where there is no range to honour, 'beyond' where it starts after the end. */
const rangeOf = (header: string | null, size: number): Range | 'none' | 'beyond' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'beyond' : { start, end }
}

/** RFC 6266: an ASCII name for the old, the real one for the rest. A title may hold what no file name may. */
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

/**
 * An uploaded page must never run in our origin: nothing is sniffed and everything is sandboxed. A PDF has a viewer of the
 * browser's own, which a sandbox would keep from starting; it gets the same policy without one.
 */
const policyOf = (type: string) =>
  `default-src 'none'; script-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'${
    type === 'application/pdf' ? "; object-src 'self'" : '; sandbox'
  }`

export interface Serving {
  readonly name: string
  readonly kind: 'inline' | 'attachment'
  readonly shared?: boolean
}

/** A file as a real server sends it: type, length, ranges, a name to save it under, and no way to run. */
export const fileResponse = (request: Request, blob: Blob, type: string, { name, kind, shared }: Serving): Response => {
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': disposition(kind === 'inline' && opensInline(type) ? 'inline' : 'attachment', name),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policyOf(type),
    'Cache-Control': shared ? 'public, max-age=31536000, immutable' : 'private, no-store',
  })
  const range = rangeOf(request.headers.get('Range'), blob.size)
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
