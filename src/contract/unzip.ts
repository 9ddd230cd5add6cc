/** THE way to open a foreign zip. An entry is read when it is opened, and never unfolds beyond the size that the directory states for it. */
import { Inflate } from 'fflate'
import { atOnce, inSlices } from './in-slices.ts'
import { workbookLimit } from './workbook-limit.ts'

/** The zip unfolds beyond its limit. */
export class UnfoldsTooFar extends Error {
  override readonly name = 'UnfoldsTooFar'
}

/** The entries are encrypted. */
export class LockedZip extends Error {
  override readonly name = 'LockedZip'
}

/** The entries are packed in another way than all programs know. */
export class RarelyPacked extends Error {
  override readonly name = 'RarelyPacked'
}

export interface ZipEntry {
  readonly name: string
  /** Unfolded, in bytes, as the directory states it. */
  readonly size: number
  readonly crc: number
  /** The content: of an entry without compression a slice of the file, which is not read yet. Throws `LockedZip` or `RarelyPacked`. */
  readonly open: (signal?: AbortSignal) => Promise<Blob>
}

export const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const
export const sizes = { local: 30, central: 46, end: 22 } as const
/** Has 64 bits for the numbers that `elsewhere` stands for. */
const zip64 = { locator: 0x07064b50, locatorSize: 20, end: 0x06064b50, endSize: 56, elsewhere: 0xffffffff } as const
const longestComment = 0xffff
/** For 100,000 entries. Where the file tells a wrong place, no more of it comes into memory. */
const longestDirectory = 32 * 1024 * 1024
/** This many deflated bytes unfold into 16 MB at most, which bounds how far a check can overshoot. */
const piece = 16 * 1024
/** So much of a file is read at once. */
const chunk = 1024 * 1024

/** Reading beyond the end of a view throws, as `damaged` does. */
const read = async (file: Blob, offset: number, length: number): Promise<DataView<ArrayBuffer>> =>
  new DataView(await file.slice(offset, offset + length).arrayBuffer())

const damaged = () => new RangeError('The zip is cut or damaged.')

const getUint64 = (view: DataView, offset: number): number => Number(view.getBigUint64(offset, true))

/** Reads the place and the entry count of the directory from the file's last record. */
const findDirectory = async (file: Blob): Promise<{ start: number; count: number }> => {
  const longest = zip64.locatorSize + sizes.end + longestComment
  const view = await read(file, Math.max(0, file.size - longest), longest)
  let end = view.byteLength - sizes.end
  while (view.getUint32(end, true) !== signatures.end) end--
  const locator = end - zip64.locatorSize
  if (locator < 0 || view.getUint32(locator, true) !== zip64.locator)
    return { start: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) }
  const end64 = await read(file, getUint64(view, locator + 8), zip64.endSize)
  if (end64.getUint32(0, true) !== zip64.end) throw damaged()
  return { start: getUint64(end64, 48), count: getUint64(end64, 32) }
}

/** The numbers of an entry in their order; those that do not fit stand in its extra field. */
const readNumbers = (view: DataView, offset: number, extra: number, extraEnd: number) => {
  let field = extra
  while (field + 4 <= extraEnd && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true)
  let next = field + 4
  const resolve = (shift: number): number => {
    const number = view.getUint32(offset + shift, true)
    if (number !== zip64.elsewhere || next + 8 > extraEnd) return number
    next += 8
    return getUint64(view, next - 8)
  }
  return { size: resolve(24), packed: resolve(20), place: resolve(42) }
}

/** Unfolds what it gets; throws beyond `limit`. */
const createInflate = (limit: number, onPart: (part: Uint8Array<ArrayBuffer>) => void): Inflate => {
  let length = 0
  return new Inflate((part) => {
    length += part.length
    if (length > limit) throw new UnfoldsTooFar()
    onPart(part)
  })
}

/** May rest after each piece. */
function* pushing(inflate: Inflate, bytes: Uint8Array, isLast: boolean): Generator<void, void> {
  for (let offset = 0; offset < bytes.length; offset += piece) {
    yield
    inflate.push(bytes.subarray(offset, offset + piece), isLast && offset + piece >= bytes.length)
  }
}

export const inflateAtMost = (packed: Uint8Array, limit: number): Uint8Array => {
  const whole = new Uint8Array(limit)
  let length = 0
  const inflate = createInflate(limit, (part) => {
    whole.set(part, length)
    length += part.length
  })
  atOnce(pushing(inflate, packed, true))
  return whole.subarray(0, length)
}

/** In many blobs, which browsers keep outside a script's memory. */
const inflated = async (packed: Blob, limit: number, signal: AbortSignal | undefined): Promise<Blob> => {
  const parts: Blob[] = []
  const inflate = createInflate(limit, (part) => parts.push(new Blob([part])))
  for (let offset = 0; offset < packed.size; offset += chunk) {
    signal?.throwIfAborted()
    const { buffer } = await read(packed, offset, chunk)
    await inSlices(pushing(inflate, new Uint8Array(buffer), offset + chunk >= packed.size))
  }
  return new Blob(parts)
}

const createEntry = (
  file: Blob,
  view: DataView<ArrayBuffer>,
  offset: number,
  nameEnd: number,
  end: number,
): ZipEntry => {
  const [isLocked, method] = [view.getUint16(offset + 8, true) & 1, view.getUint16(offset + 10, true)]
  const { size, packed, place } = readNumbers(view, offset, nameEnd, end)
  const name = new TextDecoder().decode(view.buffer.slice(offset + sizes.central, nameEnd))
  return {
    // Some programs of Windows write its own separators.
    name: name.replaceAll('\\', '/'),
    size,
    crc: view.getUint32(offset + 16, true),
    open: async (signal) => {
      if (isLocked) throw new LockedZip()
      if (method !== 0 && method !== 8) throw new RarelyPacked()
      const local = await read(file, place, sizes.local)
      const start = place + sizes.local + local.getUint16(26, true) + local.getUint16(28, true)
      if (local.getUint32(0, true) !== signatures.local || start + packed > file.size) throw damaged()
      const data = file.slice(start, start + packed)
      if (method === 8) return inflated(data, size, signal)
      if (packed > size) throw new UnfoldsTooFar()
      return data
    },
  }
}

export const isZip = async (file: Blob): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK'

/** Throws where the file is cut or damaged. */
export const listEntries = async (file: Blob): Promise<readonly ZipEntry[]> => {
  const { start, count } = await findDirectory(file)
  const view = await read(file, start, longestDirectory)
  const entries: ZipEntry[] = []
  for (let offset = 0; entries.length < count;) {
    if (view.getUint32(offset, true) !== signatures.central) throw damaged()
    const nameEnd = offset + sizes.central + view.getUint16(offset + 28, true)
    const end = nameEnd + view.getUint16(offset + 30, true)
    entries.push(createEntry(file, view, offset, nameEnd, end))
    offset = end + view.getUint16(offset + 32, true)
  }
  return entries
}

/**
 * The texts of the wanted entries, by name. Throws `UnfoldsTooFar` beyond `limit` bytes in all: at once when the directory says so, else
 * as soon as an entry exceeds the size that its directory states.
 */
export const unzipTexts = async (
  file: Blob,
  limit: number,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string>> => {
  const entries = (await listEntries(file)).filter(({ name }) => isWanted(name))
  if (entries.reduce((sum, { size }) => sum + size, 0) > limit) throw new UnfoldsTooFar()
  const texts = new Map<string, string>()
  for (const { name, open } of entries) texts.set(name, await (await open()).text())
  return texts
}

/** The parts of a workbook without its pictures. */
export const unzipWorkbook = (file: Blob): Promise<ReadonlyMap<string, string>> =>
  unzipTexts(file, workbookLimit, (name) => /\.(xml|rels)$/i.test(name))
