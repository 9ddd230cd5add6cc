/** Writes large forms to disk as they arrive and reads their files from there, so that memory does not hold them. */
import { createWriteStream, openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy, { type FileInfo } from 'busboy'
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
  const reader = request.body.getReader()
  // By hand, since a pipe whose end is called off rejects where nobody hears it, and so ends the process.
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await reader.read()
      size += value?.length ?? 0
      if (done) controller.close()
      else if (size > maxBytes) controller.error(tooLong())
      else controller.enqueue(value)
    },
    // A body that is not read on is not called off: the server drops the rest by itself.
    cancel: () => reader.releaseLock(),
  })
  const streamed: RequestInit & { duplex: 'half' } = { body, duplex: 'half' }
  return new Request(request, streamed)
}

const prefix = 'vidriera-envio-'

/** Deletes the unfinished forms of killed processes. */
export const sweepSpool = (parent = tmpdir()): void => sweepFolders(parent, prefix)

const folders = new WeakMap<Request, HeldFolder>()

/** Why a form is not read. A full disk counts as a write without room; all else but trouble of the disk is the sender's. */
const toReason = (error: unknown): unknown => {
  if (error instanceof Refusal || error instanceof DOMException) return error
  if (!(error instanceof Error && 'syscall' in error) || error.syscall === 'read') return unreadable()
  return 'code' in error && error.code === 'ENOSPC' ? new DOMException(error.message, 'QuotaExceededError') : error
}

/** A name as browsers write it within quotes. */
const unquoted = (name: string) => name.replaceAll(/%(?:0A|0D|22)/gi, decodeURIComponent)

/** Writes the files of a form to disk as they arrive. A field too long is cut. */
const spool = async (body: ReadableStream<Uint8Array>, contentType: string, folder: string): Promise<FormData> => {
  const entries: Promise<readonly [name: string, value: string | File]>[] = []
  const parser = busboy({
    headers: { 'content-type': contentType },
    defParamCharset: 'utf8',
    preservePath: true,
    limits: { fieldSize: fieldMax, parts: partsMax },
  })
  const store = async (name: string, content: Readable, { filename, mimeType: type }: FileInfo) => {
    const path = join(folder, String(entries.length))
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
    const blob = await openAsBlob(path)
    // Without a name it is a field, of any type.
    const value =
      filename === undefined ? blob.slice(0, fieldMax).text() : new File([blob], unquoted(filename), { type })
    return [unquoted(name), await value] as const
  }
  parser
    .on('field', (name, value) => entries.push(Promise.resolve([unquoted(name), value])))
    .on('file', (...part) => {
      const stored = store(...part)
      stored.catch((error: Error) => parser.destroy(error))
      entries.push(stored)
    })
    .on('partsLimit', () => parser.destroy(tooLarge('file', 'Tiene demasiadas partes.')))
  await pipeline(body, parser)
  const form = new FormData()
  for (const [name, value] of await Promise.all(entries)) form.append(name, value)
  return form
}

/** The form of a request; `dropForm` deletes its files from disk. `parent`: beside the data, since `/tmp` may be small. */
export const readForm = async (request: Request, parent = tmpdir()): Promise<FormData> => {
  const value = request.headers.get('Content-Length')
  try {
    if (!request.body || (value !== null && Number(value) <= small)) return await request.formData()
    const folder = holdFolder(parent, prefix)
    folders.set(request, folder)
    return await spool(request.body, getContentType(request), folder.path)
  } catch (error) {
    throw toReason(error)
  }
}

export const dropForm = (request: Request): void => folders.get(request)?.drop()
