/** THE way to open a foreign zip. A part is read when it is opened, and never unfolds beyond the size that the directory states for it. */
import { ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-reader.js'
import { workbookLimit } from './workbook-limit.ts'

/** The zip unfolds beyond its limit. */
export class UnfoldsTooFar extends Error {
  override readonly name = 'UnfoldsTooFar'
}

/** What is wrong with a zip: it has a password, it is packed in a rare way, or it is damaged or no zip at all. */
type Fault = 'locked' | 'packing' | 'damaged'

export class BadZip extends Error {
  override readonly name = 'BadZip'
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

export interface Part {
  readonly name: string
  /** Unfolded, in bytes, as the directory states it. */
  readonly size: number
  readonly crc: number
  readonly fault?: Fault | undefined
  /** The content. What is stored without packing is a slice of the file, and not read yet. */
  readonly open: (signal?: AbortSignal) => Promise<Blob>
}

export const isZip = async (file: Blob): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK'

/** A file that changed on the disk, and a reading that was called off, keep their own errors. */
const named = (error: unknown): unknown =>
  error instanceof BadZip || error instanceof UnfoldsTooFar || error instanceof DOMException
    ? error
    : new BadZip('damaged')

const createReader = (file: Blob) => ({
  size: file.size,
  get readable() {
    return file.stream()
  },
  readUint8Array: async (offset: number, length: number) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
})

const localSize = 30
/** The packed data: a slice of the file. The local record states its start. */
const getPacked = async (file: Blob, { offset, compressedSize }: FileEntry): Promise<Blob> => {
  const local = new DataView(await file.slice(offset, offset + localSize).arrayBuffer())
  const start = offset + localSize + local.getUint16(26, true) + local.getUint16(28, true)
  if (start + compressedSize > file.size) throw new BadZip('damaged')
  return file.slice(start, start + compressedSize)
}

/** Stops at the size that the directory states. */
const inflate = async (packed: Blob, size: number, signal: AbortSignal | undefined): Promise<Blob> => {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw'), { signal }).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks)
    length += value.length
    if (length > size) {
      void reader.cancel().catch(() => undefined)
      throw new UnfoldsTooFar()
    }
    chunks.push(value)
  }
}

const [storing, deflating] = [0, 8]

const findFault = ({ encrypted, compressionMethod }: FileEntry): Fault | undefined => {
  if (encrypted) return 'locked'
  return compressionMethod === storing || compressionMethod === deflating ? undefined : 'packing'
}

const toPart = (file: Blob, entry: FileEntry): Part => {
  const fault = findFault(entry)
  const size = entry.uncompressedSize
  const open = async (signal?: AbortSignal) => {
    if (fault) throw new BadZip(fault)
    const packed = await getPacked(file, entry)
    if (entry.compressionMethod === deflating) return inflate(packed, size, signal)
    if (packed.size > size) throw new UnfoldsTooFar()
    return packed
  }
  return {
    // Some programs of Windows write its own separators.
    name: entry.filename.replaceAll('\\', '/'),
    size,
    crc: entry.crc32 ?? 0,
    fault,
    open: (signal) => open(signal).catch((error: unknown) => Promise.reject(named(error))),
  }
}

/** Programs write zips in many ways, and no part becomes a file by its name. */
const options = { useWebWorkers: false, strictness: 'tolerant' } as const

/** The parts of a zip without its folders. Throws `BadZip`, also beyond `limit` parts. */
export const listParts = async (file: Blob, limit = Infinity): Promise<Part[]> => {
  const parts: Part[] = []
  try {
    for await (const entry of new ZipReader(createReader(file), options).getEntriesGenerator()) {
      if (parts.length === limit) throw new BadZip('damaged')
      if (!entry.directory) parts.push(toPart(file, entry))
    }
  } catch (error) {
    throw named(error)
  }
  return parts
}

/** The wanted parts, by name. Throws `BadZip`, or `UnfoldsTooFar` beyond `limit` bytes in all, as the directory states them. */
export const unzip = async (
  file: Blob,
  limit: number,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const parts = await listParts(file)
  const fault = parts.find((part) => part.fault)?.fault
  if (fault) throw new BadZip(fault)
  const wanted = parts.filter(({ name }) => isWanted(name))
  if (wanted.reduce((sum, { size }) => sum + size, 0) > limit) throw new UnfoldsTooFar()
  const files = new Map<string, Uint8Array>()
  for (const { name, open } of wanted) files.set(name, new Uint8Array(await (await open()).arrayBuffer()))
  return files
}

/** The parts of a workbook without its pictures. */
export const unzipWorkbook = (file: Blob): Promise<ReadonlyMap<string, Uint8Array>> =>
  unzip(file, workbookLimit, (name) => /\.(xml|rels)$/i.test(name))
