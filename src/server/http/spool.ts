/** Writes large forms to disk as they arrive and reads their files from there, so that memory does not hold them. */
import { openAsBlob } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { Refusal, tooLarge, unreadable } from '#mocks/refusal.ts'
import { holdFolder, sweepFolders, type HeldFolder } from '#mocks/store/sql/held-folder.ts'

/** The largest file with its fields and boundaries. */
export const formMax = Math.max(...Object.values(uploadKinds).map(({ limit }) => limit)) + 1024 * 1024
/** Far more than the longest text of any call of the panel. */
const staffMax = 8 * 1024 * 1024
/** Three times the longest message. Parsing holds up all others, and anybody may send it. */
const visitorMax = 100 * 1024
/** Forms up to this size are read in memory. */
const small = 1024 * 1024
/** A longer value is too long for every field. */
const fieldMax = 1024 * 1024
const headersMax = 16 * 1024
const partsMax = 10_000

const getContentType = ({ headers }: Request) => headers.get('Content-Type') ?? ''
const isForm = (request: Request) => /^multipart\/form-data/i.test(getContentType(request))

const tooLong = () => tooLarge('file', 'Es demasiado grande.')

/** The most that is read of a body. The call decides, since its sender chooses the Content-Type. */
const getMaxBytes = (request: Request): number => {
  const { access, encoding } = findEndpoint(new URL(request.url).pathname) ?? {}
  if (encoding === 'multipart' && isForm(request)) return formMax
  return access === 'panel' || access === 'admin' ? staffMax : visitorMax
}

/** The same request with a body that fails beyond its limit. */
export const limited = (request: Request): Request => {
  const maxBytes = getMaxBytes(request)
  const length = request.headers.get('Content-Length')
  if (Number(length ?? 0) > maxBytes) throw tooLong()
  if (length !== null || !request.body) return request
  let size = 0
  // A body that is not read on is not called off: the server drops the rest by itself.
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        size += chunk.length
        if (size > maxBytes) controller.error(tooLong())
        else controller.enqueue(chunk)
      },
    }),
    { preventCancel: true },
  )
  const streamed: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' }
  return new Request(request, streamed)
}

/** Writes a body to disk and notes the offset of each delimiter. */
const spool = async (body: ReadableStream<Uint8Array>, file: FileHandle, delimiter: Buffer): Promise<number[]> => {
  const offsets: number[] = []
  // Stands for the missing line before the first delimiter.
  let tail: Buffer = Buffer.from('\r\n')
  let offset = -tail.length
  for await (const chunk of body) {
    await file.write(chunk)
    const seen = Buffer.concat([tail, chunk])
    for (let next = seen.indexOf(delimiter); next >= 0; next = seen.indexOf(delimiter, next + delimiter.length))
      offsets.push(offset + next)
    if (offsets.length > partsMax) throw tooLarge('file', 'Tiene demasiadas partes.')
    const keep = Math.min(seen.length, delimiter.length - 1)
    offset += seen.length - keep
    tail = seen.subarray(seen.length - keep)
  }
  return offsets
}

const spooled = async (body: ReadableStream<Uint8Array>, file: FileHandle, delimiter: Buffer): Promise<number[]> => {
  try {
    return await spool(body, file, delimiter)
  } finally {
    await file.close()
  }
}

interface Part {
  readonly head: Buffer
  readonly content: Blob
}

const readParts = async (body: Blob, delimiters: readonly number[], length: number): Promise<Part[]> => {
  const last = delimiters.at(-1)
  if (last === undefined || (await body.slice(last + length, last + length + 2).text()) !== '--') throw unreadable()
  return Promise.all(
    delimiters.slice(0, -1).map(async (from, index) => {
      const part = body.slice(from + length, delimiters[index + 1])
      const start = Buffer.from(await part.slice(0, headersMax).arrayBuffer())
      const end = start.indexOf('\r\n\r\n')
      if (end < 0) throw unreadable()
      return { head: start.subarray(0, end), content: part.slice(end + 4) }
    }),
  )
}

const isFile = ({ head }: Part) => /;\s*filename\*?=/i.test(head.toString('latin1'))

/** Reads the form on disk: first without its files as usual, then each file in its place. A field too long is cut. */
const parseForm = async (parts: readonly Part[], type: string, delimiter: Buffer): Promise<FormData> => {
  const bare = await Promise.all(
    parts.map(async (part) => [
      delimiter,
      part.head,
      Buffer.from('\r\n\r\n'),
      ...(isFile(part) ? [] : [await part.content.slice(0, fieldMax).bytes()]),
    ]),
  )
  // The first delimiter has no line before it.
  const body = Buffer.concat([...bare.flat(), delimiter, Buffer.from('--\r\n')]).subarray(2)
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw unreadable()
  })
  const entries = [...form]
  if (entries.length !== parts.length) throw unreadable()
  const filled = new FormData()
  for (const [index, [name, value]] of entries.entries()) {
    if (value instanceof File)
      filled.append(name, new File([parts[index]?.content ?? ''], value.name, { type: value.type }))
    else filled.append(name, value)
  }
  return filled
}

const parseBoundary = (type: string) => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  return quoted ?? plain
}

const prefix = 'vidriera-envio-'

/** Deletes the unfinished forms of killed processes. */
export const sweepSpool = (parent = tmpdir()): void => sweepFolders(parent, prefix)

const folders = new WeakMap<Request, HeldFolder>()

/** A full disk while receiving counts as a write without room. */
const withReason = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    ? new DOMException(error.message, 'QuotaExceededError')
    : error

/** The form of a request; `dropForm` deletes its files from disk. `parent`: beside the data, since `/tmp` may be small. */
export const readForm = async (request: Request, parent = tmpdir()): Promise<FormData> => {
  const boundary = parseBoundary(getContentType(request))
  const value = request.headers.get('Content-Length')
  if (!request.body || boundary === undefined || (value !== null && Number(value) <= small)) {
    return request.formData().catch((error: unknown) => {
      throw error instanceof Refusal ? error : unreadable()
    })
  }
  try {
    const folder = holdFolder(parent, prefix)
    folders.set(request, folder)
    const path = join(folder.path, 'body')
    const file = await open(path, 'wx', 0o600)
    const delimiter = Buffer.from(`\r\n--${boundary}`)
    const delimiters = await spooled(request.body, file, delimiter)
    return await parseForm(
      await readParts(await openAsBlob(path), delimiters, delimiter.length),
      getContentType(request),
      delimiter,
    )
  } catch (error) {
    throw withReason(error)
  }
}

export const dropForm = (request: Request): void => folders.get(request)?.drop()
