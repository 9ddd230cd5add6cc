/** THE way to open a foreign zip: never unfolds more than the limit, whatever sizes the zip states. */
import { Inflate } from 'fflate'
import { atOnce } from './in-slices.ts'
import { workbookLimit } from './workbook-limit.ts'

/** The zip unfolds beyond its limit. */
export class UnfoldsTooFar extends Error {
  override readonly name = 'UnfoldsTooFar'
}

/** The file is no zip, or a part is missing. */
class DamagedZip extends Error {
  override readonly name = 'DamagedZip'
}

/** The parts are encrypted. */
export class LockedZip extends Error {
  override readonly name = 'LockedZip'
}

interface Entry {
  readonly name: string
  readonly offset: number
  readonly packed: number
  readonly size: number
  readonly isDeflated: boolean
}

const [end, end64, locator64, central, local] = [0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50]
const sizes = { end: 22, locator64: 20, central: 46, local: 30, comment: 0xffff } as const
/** Stands for a number that is told in 64 bits elsewhere (Zip64). */
const elsewhere = 0xffffffff
/** This many deflated bytes unfold into 16 MB at most, which bounds how far a check can overshoot. */
const piece = 16 * 1024

const toDataView = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads the place and the entry count of the directory from the file's last record. */
const findDirectory = (view: DataView): { offset: number; count: number } => {
  const first = Math.max(0, view.byteLength - sizes.end - sizes.comment)
  for (let offset = view.byteLength - sizes.end; offset >= first; offset--) {
    if (view.getUint32(offset, true) === end)
      return (
        findDirectory64(view, offset - sizes.locator64) ?? {
          offset: view.getUint32(offset + 16, true),
          count: view.getUint16(offset + 10, true),
        }
      )
  }
  throw new DamagedZip()
}

const getUint64 = (view: DataView, offset: number): number => Number(view.getBigUint64(offset, true))

const findDirectory64 = (view: DataView, locator: number): { offset: number; count: number } | undefined => {
  if (locator < 0 || view.getUint32(locator, true) !== locator64) return undefined
  const record = getUint64(view, locator + 8)
  if (view.getUint32(record, true) !== end64) throw new DamagedZip()
  return { offset: getUint64(view, record + 48), count: getUint64(view, record + 32) }
}

/** The numbers of an entry in their order; those that do not fit stand in its extra field. */
const readNumbers = (view: DataView, offset: number, extra: number, extraLength: number): [number, number, number] => {
  const [size, packed, place] = [24, 20, 42].map((shift) => view.getUint32(offset + shift, true))
  let field = extra
  while (field + 4 <= extra + extraLength && view.getUint16(field, true) !== 1)
    field += 4 + view.getUint16(field + 2, true)
  let next = field + 4
  const resolve = (number = 0): number => {
    if (number !== elsewhere || next + 8 > extra + extraLength) return number
    next += 8
    return getUint64(view, next - 8)
  }
  return [resolve(size), resolve(packed), resolve(place)]
}

const readEntries = (bytes: Uint8Array): Entry[] => {
  const view = toDataView(bytes)
  const { offset: start, count } = findDirectory(view)
  const entries: Entry[] = []
  for (let offset = start; entries.length < count;) {
    if (view.getUint32(offset, true) !== central) throw new DamagedZip()
    const [method, nameLength] = [view.getUint16(offset + 10, true), view.getUint16(offset + 28, true)]
    const nameEnd = offset + sizes.central + nameLength
    if (view.getUint16(offset + 8, true) & 1) throw new LockedZip()
    if (method !== 0 && method !== 8) throw new DamagedZip()
    const extraLength = view.getUint16(offset + 30, true)
    const [size, packed, place] = readNumbers(view, offset, nameEnd, extraLength)
    entries.push({
      // Some programs of Windows write its own separators.
      name: new TextDecoder().decode(bytes.subarray(offset + sizes.central, nameEnd)).replaceAll('\\', '/'),
      isDeflated: method === 8,
      packed,
      size,
      offset: place,
    })
    offset = nameEnd + extraLength + view.getUint16(offset + 32, true)
  }
  return entries
}

const getPackedBytes = (bytes: Uint8Array, { offset, packed }: Entry): Uint8Array => {
  const view = toDataView(bytes)
  if (view.getUint32(offset, true) !== local) throw new DamagedZip()
  const start = offset + sizes.local + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > bytes.length) throw new DamagedZip()
  return bytes.subarray(start, start + packed)
}

const joined = (parts: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** Unfolds deflated bytes piece by piece and throws beyond `limit`. May rest after each piece. */
function* inflating(packed: Uint8Array, limit: number): Generator<void, Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((part) => {
    length += part.length
    if (length > limit) throw new UnfoldsTooFar()
    parts.push(part)
  })
  for (let offset = 0; offset < packed.length; offset += piece) {
    yield
    inflate.push(packed.subarray(offset, offset + piece), offset + piece >= packed.length)
  }
  return joined(parts, length)
}

export const inflateAtMost = (packed: Uint8Array, limit: number): Uint8Array => atOnce(inflating(packed, limit))

/**
 * The wanted entries, by name. Throws `UnfoldsTooFar` beyond `limit` bytes in all: at once when the directory says so, else as soon as an
 * entry exceeds the size that its directory states.
 */
function* unzipping(
  bytes: Uint8Array,
  limit: number,
  isWanted: (name: string) => boolean,
): Generator<void, Record<string, Uint8Array>> {
  try {
    const entries = readEntries(bytes).filter(({ name }) => isWanted(name))
    if (entries.reduce((sum, { size }) => sum + size, 0) > limit) throw new UnfoldsTooFar()
    const unzipped: [string, Uint8Array][] = []
    for (const entry of entries) {
      const packed = getPackedBytes(bytes, entry)
      if (!entry.isDeflated && packed.length > entry.size) throw new UnfoldsTooFar()
      unzipped.push([entry.name, entry.isDeflated ? yield* inflating(packed, entry.size) : packed])
    }
    return Object.fromEntries(unzipped)
  } catch (error) {
    // A cut file makes the reader run past the end.
    throw error instanceof RangeError ? new DamagedZip() : error
  }
}

export const unzipAtMost = (
  bytes: Uint8Array,
  limit: number,
  isWanted: (name: string) => boolean = () => true,
): Record<string, Uint8Array> => atOnce(unzipping(bytes, limit, isWanted))

/** The names of all entries. */
export const listNames = (bytes: Uint8Array): string[] => readEntries(bytes).map(({ name }) => name)

/** The parts of a workbook without its pictures. */
export const unzipWorkbook = (bytes: Uint8Array): Generator<void, Record<string, Uint8Array>> =>
  unzipping(bytes, workbookLimit, (name) => /\.(xml|rels)$/i.test(name))
