/** Zip files: written by storing, so that no blob is copied, and read from any program. */
import { isZip, listEntries, LockedZip, RarelyPacked, signatures, sizes } from '#contract/unzip.ts'
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
  record(sizes.local, name, (view) => {
    view.setUint32(0, signatures.local, true)
    writeSharedFields(view, 4, entry, name.length)
  })

const createCentralRecord = (entry: EntrySizes, name: Uint8Array<ArrayBuffer>, offset: number) =>
  record(sizes.central, name, (view) => {
    view.setUint32(0, signatures.central, true)
    view.setUint16(4, version, true)
    writeSharedFields(view, 6, entry, name.length)
    view.setUint32(42, offset, true)
  })

const createEndRecord = (count: number, offset: number, size: number) =>
  record(sizes.end, new Uint8Array(), (view) => {
    view.setUint32(0, signatures.end, true)
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
    const shared = { size: entry.data.size, crc: entry.crc }
    const local = createLocalRecord(shared, name)
    parts.push(local, entry.data)
    directory.push(createCentralRecord(shared, name, offset))
    offset += local.length + entry.data.size
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  if (entries.length > limits.entries || offset + size > limits.bytes)
    throw new Rejected('Es demasiado para un solo archivo: el límite son 4 GB.')
  return [...parts, ...directory, createEndRecord(entries.length, offset, size)]
}

/** A zip file made of the entries' blobs, which are not copied. */
export const createZip = (entries: readonly Entry[]): Blob => new Blob(zipParts(entries), { type: 'application/zip' })

const damaged = () =>
  new Rejected('El archivo está incompleto o dañado: le falta una parte. Volvé a copiarlo o a descargarlo.')

/** Folders, and files that a computer's own programs add to one. */
const clutter = /(^|\/)(__MACOSX\/|(\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)?$)/i

/** Names without a folder around all of them, as some programs add one when they pack a folder. */
const withoutFolder = <Packed extends { readonly name: string }>(entries: readonly Packed[]): readonly Packed[] => {
  const folder = entries[0]?.name.split('/')[0] ?? ''
  return entries.length > 1 && entries.every(({ name }) => name.startsWith(`${folder}/`))
    ? entries.map((entry) => ({ ...entry, name: entry.name.slice(folder.length + 1) }))
    : entries
}

const readEntries = async (file: Blob, signal: AbortSignal | undefined): Promise<readonly Entry[]> => {
  const entries = (await listEntries(file)).filter(({ name }) => !clutter.test(name))
  if (entries.length > limits.entries) throw damaged()
  if (entries.reduce((sum, { size }) => sum + size, 0) > Math.max(limits.plain, limits.times * file.size))
    throw new Rejected('El archivo se despliega en mucho más de lo que pesa: no lo guardó Vidriera.')
  const read: Entry[] = []
  for (const { name, size, crc, open } of entries) {
    const data = await open(signal)
    if (data.size !== size) throw damaged()
    read.push({ name, data, crc })
  }
  return withoutFolder(read)
}

/** The entries of a file. Entries without compression are not read yet. */
export const readZip = async (file: Blob, signal?: AbortSignal): Promise<readonly Entry[]> => {
  if (!(await isZip(file))) throw new Rejected('No es un estado guardado por Vidriera.')
  const entries = await readEntries(file, signal).catch((error: unknown) => {
    signal?.throwIfAborted()
    if (error instanceof LockedZip)
      throw new Rejected('El archivo tiene contraseña. Guardalo sin ella y probá de nuevo.')
    if (error instanceof RarelyPacked)
      throw new Rejected('El archivo está comprimido de un modo que no se puede leer. Usá uno .zip común.')
    throw error instanceof Rejected ? error : damaged()
  })
  if (new Set(entries.map(({ name }) => name)).size !== entries.length)
    throw new Rejected('El archivo trae dos veces la misma parte.')
  return entries
}
