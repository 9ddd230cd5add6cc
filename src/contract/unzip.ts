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

interface Entry {
  readonly name: string
  readonly at: number
  readonly packed: number
  readonly size: number
  readonly isDeflated: boolean
}

const [end, central, local] = [0x06054b50, 0x02014b50, 0x04034b50]
const sizes = { end: 22, central: 46, local: 30, comment: 0xffff } as const
/** This many deflated bytes unfold into 16 MB at most, which bounds how far a check can overshoot. */
const piece = 16 * 1024

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Reads the place and the entry count of the directory from the file's last record. */
const directoryIn = (view: DataView): { at: number; count: number } => {
  const first = Math.max(0, view.byteLength - sizes.end - sizes.comment)
  for (let at = view.byteLength - sizes.end; at >= first; at--) {
    if (view.getUint32(at, true) === end)
      return { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
  }
  throw new DamagedZip()
}

const entriesIn = (bytes: Uint8Array): Entry[] => {
  const view = viewOf(bytes)
  const { at: start, count } = directoryIn(view)
  const entries: Entry[] = []
  for (let at = start; entries.length < count;) {
    if (view.getUint32(at, true) !== central) throw new DamagedZip()
    const [method, nameLength] = [view.getUint16(at + 10, true), view.getUint16(at + 28, true)]
    if (method !== 0 && method !== 8) throw new DamagedZip()
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + sizes.central, at + sizes.central + nameLength)),
      isDeflated: method === 8,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += sizes.central + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

const packedOf = (bytes: Uint8Array, { at, packed }: Entry): Uint8Array => {
  const view = viewOf(bytes)
  if (view.getUint32(at, true) !== local) throw new DamagedZip()
  const start = at + sizes.local + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > bytes.length) throw new DamagedZip()
  return bytes.subarray(start, start + packed)
}

const joined = (parts: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
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
  for (let at = 0; at < packed.length; at += piece) {
    yield
    inflate.push(packed.subarray(at, at + piece), at + piece >= packed.length)
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
    const entries = entriesIn(bytes).filter(({ name }) => isWanted(name))
    if (entries.reduce((sum, { size }) => sum + size, 0) > limit) throw new UnfoldsTooFar()
    const unzipped: [string, Uint8Array][] = []
    for (const entry of entries) {
      const packed = packedOf(bytes, entry)
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

/** The parts of a workbook without its pictures. */
export const unzipWorkbook = (bytes: Uint8Array): Generator<void, Record<string, Uint8Array>> =>
  unzipping(bytes, workbookLimit, (name) => /\.(xml|rels)$/i.test(name))
