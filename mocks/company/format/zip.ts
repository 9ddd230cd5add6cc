/** Zip files: written by storing, so that no blob is copied, and read from any program. */
import { ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-reader.js'
import { Rejected } from './rejected.ts'

export interface Entry {
  readonly name: string
  readonly data: Blob
  readonly crc: number
}

interface EntrySizes {
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
/** A file may unpack to `plain` bytes, or to `times` its own size if that is more. Beyond, it is a bomb. */
const limits = { entries: 0xfffe, bytes: 0xfffffffe, plain: 16 * 1024 * 1024, times: 100 } as const

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

/** Writes the fields that an entry's local and central record share, from `offset` on. */
const writeSharedFields = (view: DataView, offset: number, { size, crc }: EntrySizes, nameLength: number) => {
  view.setUint16(offset, version, true)
  view.setUint16(offset + 2, flags, true)
  view.setUint16(offset + 8, day, true)
  view.setUint32(offset + 10, crc, true)
  view.setUint32(offset + 14, size, true)
  view.setUint32(offset + 18, size, true)
  view.setUint16(offset + 22, nameLength, true)
}

const createLocalRecord = (entry: EntrySizes, name: Uint8Array<ArrayBuffer>) =>
  record(localSize, name, (view) => {
    view.setUint32(0, signature.local, true)
    writeSharedFields(view, 4, entry, name.length)
  })

const createCentralRecord = (entry: EntrySizes, name: Uint8Array<ArrayBuffer>, offset: number) =>
  record(centralSize, name, (view) => {
    view.setUint32(0, signature.central, true)
    view.setUint16(4, version, true)
    writeSharedFields(view, 6, entry, name.length)
    view.setUint32(42, offset, true)
  })

const createEndRecord = (count: number, offset: number, size: number) =>
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
    const sizes = { size: entry.data.size, crc: entry.crc }
    const local = createLocalRecord(sizes, name)
    parts.push(local, entry.data)
    directory.push(createCentralRecord(sizes, name, offset))
    offset += local.length + entry.data.size
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  if (entries.length > limits.entries || offset + size > limits.bytes)
    throw new Rejected('Es demasiado para un solo archivo: el límite son 4 GB.')
  return [...parts, ...directory, createEndRecord(entries.length, offset, size)]
}

/** A zip file made of the entries' blobs, which are not copied. */
export const createZip = (entries: readonly Entry[]): Blob => new Blob(zipParts(entries), { type: 'application/zip' })

const foreign = () => new Rejected('No es un estado guardado por Vidriera.')
const damaged = () =>
  new Rejected('El archivo está incompleto o dañado: le falta una parte. Volvé a copiarlo o a descargarlo.')

/** Files that a computer's own programs add to a folder. */
const clutter = /(^|\/)(__MACOSX\/|(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$)/i

/** Names without a folder around all of them, as some programs add one when they pack a folder. */
const withoutFolder = <Packed extends { readonly name: string }>(entries: readonly Packed[]): readonly Packed[] => {
  const folder = entries[0]?.name.split('/')[0] ?? ''
  return entries.length > 1 && entries.every(({ name }) => name.startsWith(`${folder}/`))
    ? entries.map((entry) => ({ ...entry, name: entry.name.slice(folder.length + 1) }))
    : entries
}

const createReader = (file: Blob) => ({
  size: file.size,
  get readable() {
    return file.stream()
  },
  readUint8Array: async (offset: number, length: number) =>
    new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
})

const listed = async (file: Blob): Promise<FileEntry[]> => {
  const entries: FileEntry[] = []
  for await (const entry of new ZipReader(createReader(file), { useWebWorkers: false }).getEntriesGenerator()) {
    if (entries.length === limits.entries) throw damaged()
    if (!entry.directory) entries.push(entry)
  }
  return entries
}

/** The packed data: a slice of the file. The local record states its start. */
const packed = async (file: Blob, { offset, compressedSize }: FileEntry): Promise<Blob> => {
  const local = new DataView(await file.slice(offset, offset + localSize).arrayBuffer())
  const start = offset + localSize + local.getUint16(26, true) + local.getUint16(28, true)
  return file.slice(start, start + compressedSize)
}

/** Stops at the size that the directory states. */
const inflated = (data: Blob, size: number, signal: AbortSignal | undefined): Promise<Blob> => {
  let length = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, to) => {
      length += bytes.length
      if (length > size) throw damaged()
      to.enqueue(bytes)
    },
  })
  const stream = data.stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(counted, { signal })
  return new Response(stream).blob()
}

const [storing, deflating] = [0, 8]

const readData = async (file: Blob, entry: FileEntry, signal: AbortSignal | undefined): Promise<Blob> => {
  const { compressionMethod: method, uncompressedSize: size } = entry
  if (entry.encrypted) throw new Rejected('El archivo tiene contraseña. Guardalo sin ella y probá de nuevo.')
  if (method !== storing && method !== deflating)
    throw new Rejected('El archivo está comprimido de un modo que no se puede leer. Usá uno .zip común.')
  const slice = await packed(file, entry)
  const data = method === storing ? slice : await inflated(slice, size, signal)
  if (data.size !== size) throw damaged()
  return data
}

const readEntries = async (file: Blob, signal: AbortSignal | undefined): Promise<readonly Entry[]> => {
  const entries = (await listed(file))
    .map((entry) => ({ entry, name: entry.filename.replaceAll('\\', '/') }))
    .filter(({ name }) => !clutter.test(name))
  if (
    entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0) >
    Math.max(limits.plain, limits.times * file.size)
  )
    throw new Rejected('El archivo se despliega en mucho más de lo que pesa: no lo guardó Vidriera.')
  const read: Entry[] = []
  for (const { entry, name } of entries) {
    read.push({ name, data: await readData(file, entry, signal), crc: entry.crc32 ?? 0 })
  }
  return withoutFolder(read)
}

/** The entries of a file. Entries without compression are not read yet. */
export const readZip = async (file: Blob, signal?: AbortSignal): Promise<readonly Entry[]> => {
  if ((await file.slice(0, 2).text()) !== 'PK') throw foreign()
  const entries = await readEntries(file, signal).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw error instanceof Rejected ? error : damaged()
  })
  if (new Set(entries.map(({ name }) => name)).size !== entries.length)
    throw new Rejected('El archivo trae dos veces la misma parte.')
  return entries
}
