/**
 * Zip files that only store: parts of blobs in, slices of a blob out, and never a whole one in memory. What is read must be exactly what
 * `zipOf` would have written: nothing compressed, nothing between the entries, nothing said twice.
 */
import { Rejected } from './rejected.ts'

const polynomial = 0xedb88320
const lanes = 8

const tables = (() => {
  const all = new Uint32Array(256 * lanes)
  for (let byte = 0; byte < 256; byte++) {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? polynomial ^ (value >>> 1) : value >>> 1
    all[byte] = value
  }
  for (let at = 256; at < all.length; at++) {
    const before = all[at - 256] ?? 0
    all[at] = (before >>> 8) ^ (all[before & 255] ?? 0)
  }
  return all
})()

const lane = (number: number, byte: number) => tables[number * 256 + byte] ?? 0

/** The checksum of bytes, eight at a time. `before`: the checksum of the bytes before these. */
export const crcOf = (bytes: Uint8Array<ArrayBuffer>, before = 0): number => {
  let crc = ~before
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  for (; at + lanes <= bytes.length; at += lanes) {
    const low = crc ^ view.getUint32(at, true)
    const high = view.getUint32(at + 4, true)
    crc =
      lane(7, low & 255) ^
      lane(6, (low >>> 8) & 255) ^
      lane(5, (low >>> 16) & 255) ^
      lane(4, low >>> 24) ^
      lane(3, high & 255) ^
      lane(2, (high >>> 8) & 255) ^
      lane(1, (high >>> 16) & 255) ^
      lane(0, high >>> 24)
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ lane(0, (crc ^ (bytes[at] ?? 0)) & 255)
  return ~crc >>> 0
}

/** Follows the reading of a blob: gets the size of every piece, and can cancel. */
export interface Watch {
  readonly signal?: AbortSignal | undefined
  readonly onBytes?: ((bytes: number) => void) | undefined
}

const piece = 4 * 1024 * 1024

/** A blob in pieces: memory holds one piece at a time. */
async function* piecesOf(blob: Blob, { signal, onBytes }: Watch = {}): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < blob.size; at += piece) {
    signal?.throwIfAborted()
    const bytes = new Uint8Array(await blob.slice(at, at + piece).arrayBuffer())
    yield bytes
    onBytes?.(bytes.length)
  }
  signal?.throwIfAborted()
}

export const checksum = async (blob: Blob, watch?: Watch): Promise<number> => {
  let crc = 0
  for await (const bytes of piecesOf(blob, watch)) crc = crcOf(bytes, crc)
  return crc
}

export const sameBytes = async (a: Blob, b: Blob): Promise<boolean> => {
  if (a.size !== b.size) return false
  for (let at = 0; at < a.size; at += piece) {
    const [left, right] = await Promise.all(
      [a, b].map(async (one) => new Uint8Array(await one.slice(at, at + piece).arrayBuffer())),
    )
    if (!left || !right || left.length !== right.length || left.some((byte, index) => byte !== right[index]))
      return false
  }
  return true
}

export interface Entry {
  readonly name: string
  readonly data: Blob
  readonly crc: number
}

interface Said {
  readonly size: number
  readonly crc: number
}

const localSize = 30
const centralSize = 46
const endSize = 22
const signature = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const
/** Names are UTF-8. */
const flags = 0x0800
const version = 20
/** 1 January 1980, so that the same content makes the same file. */
const day = 0x21
const most = { entries: 0xfffe, bytes: 0xfffffffe, directory: 32 * 1024 * 1024 } as const

const record = (
  size: number,
  name: Uint8Array<ArrayBuffer>,
  write: (view: DataView) => void,
): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size + name.length)
  write(new DataView(bytes.buffer))
  bytes.set(name, size)
  return bytes
}

/** Writes the fields that an entry's local and central record share, from `at` on. */
const describe = (view: DataView, at: number, { size, crc }: Said, nameLength: number) => {
  view.setUint16(at, version, true)
  view.setUint16(at + 2, flags, true)
  view.setUint16(at + 8, day, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, nameLength, true)
}

const localOf = (entry: Said, name: Uint8Array<ArrayBuffer>) =>
  record(localSize, name, (view) => {
    view.setUint32(0, signature.local, true)
    describe(view, 4, entry, name.length)
  })

const centralOf = (entry: Said, name: Uint8Array<ArrayBuffer>, offset: number) =>
  record(centralSize, name, (view) => {
    view.setUint32(0, signature.central, true)
    view.setUint16(4, version, true)
    describe(view, 6, entry, name.length)
    view.setUint32(42, offset, true)
  })

const endOf = (count: number, offset: number, size: number) =>
  record(endSize, new Uint8Array(), (view) => {
    view.setUint32(0, signature.end, true)
    view.setUint16(8, count, true)
    view.setUint16(10, count, true)
    view.setUint32(12, size, true)
    view.setUint32(16, offset, true)
  })

/** The parts of a zip file in order. No blob is read yet. */
export const zipParts = (entries: readonly Entry[]): (Uint8Array<ArrayBuffer> | Blob)[] => {
  const parts: (Uint8Array<ArrayBuffer> | Blob)[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name)
    const said = { size: entry.data.size, crc: entry.crc }
    const local = localOf(said, name)
    parts.push(local, entry.data)
    directory.push(centralOf(said, name, offset))
    offset += local.length + entry.data.size
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  if (entries.length > most.entries || offset + size > most.bytes)
    throw new Rejected('Es demasiado para un solo archivo: el límite son 4 GB.')
  return [...parts, ...directory, endOf(entries.length, offset, size)]
}

/** A zip file made of the entries' blobs, which are not copied. */
export const zipOf = (entries: readonly Entry[]): Blob => new Blob(zipParts(entries), { type: 'application/zip' })

const bytesOf = async (file: Blob, from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer())
const viewOf = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const same = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at])

const foreign = () => new Rejected('No es un estado guardado por Vidriera.')
const incomplete = () =>
  new Rejected('El archivo está incompleto o dañado: le falta una parte. Volvé a copiarlo o a descargarlo.')
const altered = () =>
  new Rejected(
    'El archivo fue modificado o comprimido de nuevo con otro programa. Usá el que guardó Vidriera, tal como está.',
  )

/** The place of the directory, out of the file's last bytes. */
const readEnd = async (file: Blob) => {
  if (file.size < 4 || viewOf(await bytesOf(file, 0, 4)).getUint32(0, true) !== signature.local) throw foreign()
  if (file.size < localSize + centralSize + endSize) throw incomplete()
  const end = await bytesOf(file, file.size - endSize, file.size)
  const view = viewOf(end)
  if (view.getUint32(0, true) !== signature.end) throw incomplete()
  const [count, size, offset] = [view.getUint16(10, true), view.getUint32(12, true), view.getUint32(16, true)]
  if (offset + size + endSize !== file.size) throw incomplete()
  if (!same(end, endOf(count, offset, size))) throw altered()
  if (size > most.directory || count > most.entries) throw altered()
  return { count, offset, size }
}

interface Listed {
  readonly name: string
  readonly raw: Uint8Array<ArrayBuffer>
  readonly offset: number
  readonly size: number
  readonly crc: number
}

const nameOf = (raw: Uint8Array<ArrayBuffer>): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
  } catch {
    throw altered()
  }
}

/** The directory's records, which must follow each other to its end. */
const listedIn = (directory: Uint8Array<ArrayBuffer>, count: number): Listed[] => {
  const view = viewOf(directory)
  const listed: Listed[] = []
  let at = 0
  while (at + centralSize <= directory.length && listed.length < count) {
    const [crc, size, length, offset] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ]
    const raw = directory.subarray(at + centralSize, at + centralSize + length)
    if (!same(directory.subarray(at, at + centralSize + length), centralOf({ size, crc }, raw, offset))) throw altered()
    listed.push({ name: nameOf(raw), raw, crc, size, offset })
    at += centralSize + length
  }
  if (listed.length !== count || at !== directory.length) throw altered()
  return listed
}

/** The data of an entry, if its local record agrees with the directory. */
const open = async (file: Blob, { name, raw, offset, size, crc }: Listed): Promise<Entry> => {
  const start = offset + localSize + raw.length
  if (!same(await bytesOf(file, offset, start), localOf({ size, crc }, raw))) throw altered()
  return { name, data: file.slice(start, start + size), crc }
}

/** The entries of a file, without their data. */
export const entriesOf = async (file: Blob): Promise<Entry[]> => {
  const { count, offset, size } = await readEnd(file)
  const listed = listedIn(await bytesOf(file, offset, offset + size), count)
  let next = 0
  for (const one of listed) {
    if (one.offset !== next) throw altered()
    next += localSize + one.raw.length + one.size
  }
  if (next !== offset) throw altered()
  if (new Set(listed.map(({ name }) => name)).size !== listed.length)
    throw new Rejected('El archivo trae dos veces la misma parte.')
  const entries: Entry[] = []
  for (const one of listed) entries.push(await open(file, one))
  return entries
}
