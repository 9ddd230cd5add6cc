/** Reads a company out of a saved file. Every byte is checked; a wrong file is refused with the reason. */
import { isRecord } from '#contract/record.ts'
import { filesTable, sessionsTable, type Company, type Row, type Table } from '#contract/company.ts'
import { checkManifest, fileEntry, isCount, manifestName, limits, tableEntry } from './manifest.ts'
import type { Manifest, TableNote } from './manifest.ts'
import { parsePlain } from './plain.ts'
import { Rejected } from './rejected.ts'
import { checksum, type Watch } from './bytes.ts'
import { readZip, type Entry } from './zip.ts'

export interface Opened {
  readonly manifest: Manifest
  readonly company: Company
}

export interface OpenOptions extends Watch {
  /** A file of this build by its path; undefined where there is none. */
  readonly asset: (path: string) => Promise<Blob | undefined>
}

type Entries = ReadonlyMap<string, Entry>

const sound = async ({ name, data, crc }: Entry, watch?: Watch) => {
  if ((await checksum(data, watch)) !== crc)
    throw new Rejected(`El archivo está dañado: “${name}” no es lo que se guardó.`)
  return data
}

const entry = (entries: Entries, name: string): Entry => {
  // Some programs take the letters of a name apart.
  const match = entries.get(name) ?? entries.get(name.normalize('NFD'))
  if (!match) throw new Rejected(`Al archivo le falta una parte: “${name}”.`)
  return match
}

const readManifest = async (entries: Entries): Promise<Manifest> => {
  const manifestEntry = entries.get(manifestName)
  if (!manifestEntry) throw new Rejected('No es un estado guardado por Vidriera.')
  if (manifestEntry.data.size > limits.manifest) throw new Rejected('El manifiesto del archivo es demasiado grande.')
  return checkManifest(await parsePlain(await sound(manifestEntry), 'el manifiesto'))
}

/** A key is a number with room for later ones, or a text. */
const isKey = (value: unknown): boolean =>
  (isCount(value) && value > 0) || (typeof value === 'string' && value !== '' && value.length <= 300)

const checkRows = (name: string, rows: unknown, { count, key, next }: TableNote): Row[] => {
  if (!Array.isArray(rows) || !rows.every(isRecord))
    throw new Rejected(`La tabla “${name}” no es una lista de registros.`)
  if (rows.length !== count)
    throw new Rejected(`A la tabla “${name}” le faltan registros, o le sobran: dice ${count} y trae ${rows.length}.`)
  const keys = rows.map((row) => row[key])
  const odd = keys.find((value) => !isKey(value) || (next !== undefined && typeof value !== 'number'))
  if (odd !== undefined || keys.includes(undefined))
    throw new Rejected(`En la tabla “${name}” hay un registro sin un identificador válido.`)
  if (new Set(keys).size !== keys.length)
    throw new Rejected(`En la tabla “${name}” hay dos registros con el mismo identificador.`)
  return rows
}

const readTables = async (entries: Entries, { tables: notes, accounts }: Manifest): Promise<Record<string, Table>> => {
  const sizes = Object.keys(notes).map((name) => entry(entries, tableEntry(name)).data.size)
  if (sizes.some((size) => size > limits.table) || sizes.reduce((sum, size) => sum + size, 0) > limits.rows)
    throw new Rejected('Las tablas del archivo son demasiado grandes.')
  if (!accounts && sessionsTable in notes) throw new Rejected('El archivo dice que no trae sesiones, y las trae.')
  const tables: Record<string, Table> = {}
  for (const [name, note] of Object.entries(notes)) {
    const rows = await parsePlain(await sound(entry(entries, tableEntry(name))), `la tabla “${name}”`)
    tables[name] = { key: note.key, next: note.next, rows: checkRows(name, rows, note) }
  }
  return tables
}

const isSafePath = (path: string) =>
  path.length <= 300 && path.split('/').every((part) => /^[^\\/\p{Cc}]+$/u.test(part) && part !== '.' && part !== '..')
const isType = (type: unknown) => typeof type === 'string' && /^([\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)?)?$/.test(type)

interface FileNote {
  readonly name: string
  readonly type: string
  readonly asset: string | undefined
  readonly bytes: number | undefined
  readonly mime: string
  readonly row: Row
}

const checkFile = ({ bytes, mime: written, ...row }: Row): FileNote => {
  const { name, type, asset, size, blob, renditions } = row
  const mime = written ?? type
  const isSafe =
    typeof name === 'string' &&
    isSafePath(name) &&
    !name.includes('/') &&
    (asset === undefined || (typeof asset === 'string' && isSafePath(asset)))
  if (!isSafe) throw new Rejected('El archivo nombra algo fuera de su lugar.')
  const isPlain =
    typeof type === 'string' &&
    isType(type) &&
    typeof mime === 'string' &&
    isType(mime) &&
    (size === undefined || isCount(size)) &&
    (bytes === undefined || isCount(bytes)) &&
    blob === undefined &&
    renditions === undefined
  if (!isPlain || (bytes !== undefined && size !== undefined && size !== bytes))
    throw new Rejected(`Lo que se dice de “${name}” no puede ser.`)
  return { name, type, asset, bytes: bytes === undefined ? undefined : bytes, mime, row }
}

/** Whether this build brings the same file. Any other file becomes the company's own. */
const isOfBuild = async ({ asset }: FileNote, { data, crc }: Entry, find: OpenOptions['asset']): Promise<boolean> => {
  const buildFile = asset === undefined ? undefined : await find(asset).catch(() => undefined)
  return buildFile?.size === data.size && (await checksum(buildFile)) === crc
}

const readFiles = async (entries: Entries, notes: readonly FileNote[], options: OpenOptions) => {
  const files = new Map<string, Blob>()
  const rows: Row[] = []
  for (const note of notes) {
    const { asset: _asset, ...row } = note.row
    if (note.bytes === undefined) {
      rows.push(note.row)
      continue
    }
    const packedFile = entry(entries, fileEntry(note.name))
    if (packedFile.data.size !== note.bytes) throw new Rejected(`“${note.name}” no tiene el tamaño que dice.`)
    await sound(packedFile, options)
    if (await isOfBuild(note, packedFile, options.asset)) rows.push(note.row)
    else {
      files.set(note.name, packedFile.data.slice(0, packedFile.data.size, note.mime))
      rows.push({ ...row, size: note.bytes })
    }
  }
  return { files, rows }
}

const checkNothingElse = (entries: Entries, manifest: Manifest, notes: readonly FileNote[]) => {
  const withBytes = notes.filter(({ bytes }) => bytes !== undefined)
  const expected = new Set([
    manifestName,
    ...Object.keys(manifest.tables).map(tableEntry),
    ...withBytes.map(({ name }) => fileEntry(name)),
  ])
  const stranger = [...entries.keys()].find((name) => !expected.has(name) && !expected.has(name.normalize('NFC')))
  if (stranger !== undefined) throw new Rejected(`El archivo trae algo que no es suyo: “${stranger.slice(0, 80)}”.`)
  const { count, bytes } = manifest.files
  const sum = withBytes.reduce((total, note) => total + (note.bytes ?? 0), 0)
  if (count !== withBytes.length || bytes !== sum) throw new Rejected('Al archivo le faltan archivos, o le sobran.')
}

/** Opens a saved file. The bytes to check are as many as the file's size. */
export const openCompany = async (file: Blob, options: OpenOptions): Promise<Opened> => {
  const entries = new Map((await readZip(file, options.signal)).map((zipEntry) => [zipEntry.name, zipEntry]))
  const manifest = await readManifest(entries)
  const tables = await readTables(entries, manifest)
  const stored = tables[filesTable]
  if (!stored || stored.key !== 'name')
    throw new Rejected(`Al archivo le falta una parte: “${tableEntry(filesTable)}”.`)
  const notes = stored.rows.map(checkFile)
  checkNothingElse(entries, manifest, notes)
  const { files, rows } = await readFiles(entries, notes, options)
  return {
    manifest,
    company: { schema: manifest.schema, tables: { ...tables, [filesTable]: { ...stored, rows } }, files },
  }
}
