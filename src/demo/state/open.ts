/** A file as the company that it holds: all of it looked at, or refused with the reason. Nothing is written here. */
import { isRecord } from '../../contract/record.ts'
import { filesTable, sessionsTable, type Company, type Row, type Table } from './company.ts'
import { checksum, type Watch } from './format/crc.ts'
import { checkManifest, fileEntry, isCount, manifestName, most, tableEntry, type Manifest } from './format/manifest.ts'
import { parsePlain } from './format/plain.ts'
import { Rejected } from './format/rejected.ts'
import { entriesOf, type Entry } from './format/zip.ts'

export interface Opened {
  readonly manifest: Manifest
  readonly company: Company
}

export interface OpenOptions extends Watch {
  /** A file of this build, by its path; nothing where it has none. */
  readonly asset: (path: string) => Promise<Blob | undefined>
}

type Entries = ReadonlyMap<string, Entry>

const sound = async ({ name, data, crc }: Entry, watch?: Watch) => {
  if ((await checksum(data, watch)) !== crc)
    throw new Rejected(`El archivo está dañado: “${name}” no es lo que se guardó.`)
  return data
}

const entry = (entries: Entries, name: string): Entry => {
  const found = entries.get(name)
  if (!found) throw new Rejected(`Al archivo le falta una parte: “${name}”.`)
  return found
}

const readManifest = async (entries: Entries): Promise<Manifest> => {
  const found = entries.get(manifestName)
  if (!found) throw new Rejected('No es un estado guardado por Vidriera.')
  if (found.data.size > most.manifest) throw new Rejected('El manifiesto del archivo es demasiado grande.')
  return checkManifest(await parsePlain(await sound(found), 'el manifiesto'))
}

/** Keys that every table of this kind can have: a number that leaves room for the next ones, or a word. */
const isKey = (value: unknown): boolean =>
  (isCount(value) && value > 0) || (typeof value === 'string' && value !== '' && value.length <= 300)

const checkRows = (name: string, rows: unknown, { filas, clave, siguiente }: Manifest['tablas'][string]): Row[] => {
  if (!Array.isArray(rows) || !rows.every(isRecord))
    throw new Rejected(`La tabla “${name}” no es una lista de registros.`)
  if (rows.length !== filas)
    throw new Rejected(`A la tabla “${name}” le faltan registros, o le sobran: dice ${filas} y trae ${rows.length}.`)
  const keys = rows.map((row) => row[clave])
  const odd = keys.find((key) => !isKey(key) || (siguiente !== undefined && typeof key !== 'number'))
  if (odd !== undefined || keys.includes(undefined))
    throw new Rejected(`En la tabla “${name}” hay un registro sin un identificador válido.`)
  if (new Set(keys).size !== keys.length)
    throw new Rejected(`En la tabla “${name}” hay dos registros con el mismo identificador.`)
  return rows
}

const readTables = async (entries: Entries, { tablas, cuentas }: Manifest): Promise<Record<string, Table>> => {
  const sizes = Object.keys(tablas).map((name) => entry(entries, tableEntry(name)).data.size)
  if (sizes.some((size) => size > most.table) || sizes.reduce((sum, size) => sum + size, 0) > most.rows)
    throw new Rejected('Las tablas del archivo son demasiado grandes.')
  if (!cuentas && sessionsTable in tablas) throw new Rejected('El archivo dice que no trae sesiones, y las trae.')
  const tables: Record<string, Table> = {}
  for (const [name, note] of Object.entries(tablas)) {
    const rows = await parsePlain(await sound(entry(entries, tableEntry(name))), `la tabla “${name}”`)
    tables[name] = { clave: note.clave, siguiente: note.siguiente, filas: checkRows(name, rows, note) }
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
  readonly row: Row
}

const checkFile = ({ bytes, ...row }: Row): FileNote => {
  const { name, type, asset, size, blob, renditions } = row
  const isSafe =
    typeof name === 'string' &&
    isSafePath(name) &&
    !name.includes('/') &&
    (asset === undefined || (typeof asset === 'string' && isSafePath(asset)))
  if (!isSafe) throw new Rejected('El archivo nombra algo fuera de su lugar.')
  const isPlain =
    typeof type === 'string' &&
    isType(type) &&
    (size === undefined || isCount(size)) &&
    (bytes === undefined || isCount(bytes)) &&
    blob === undefined &&
    renditions === undefined
  if (!isPlain || (bytes !== undefined && size !== undefined && size !== bytes))
    throw new Rejected(`Lo que se dice de “${name}” no puede ser.`)
  return { name, type, asset, bytes: bytes === undefined ? undefined : bytes, row }
}

/** A file that this build brings as well stays the build's; any other is the company's own from now on. */
const isOfBuild = async ({ asset }: FileNote, { data, crc }: Entry, find: OpenOptions['asset']): Promise<boolean> => {
  const own = asset === undefined ? undefined : await find(asset).catch(() => undefined)
  return own?.size === data.size && (await checksum(own)) === crc
}

const readFiles = async (entries: Entries, notes: readonly FileNote[], options: OpenOptions) => {
  const archivos = new Map<string, Blob>()
  const filas: Row[] = []
  for (const note of notes) {
    const { asset: _asset, ...row } = note.row
    if (note.bytes === undefined) {
      filas.push(note.row)
      continue
    }
    const found = entry(entries, fileEntry(note.name))
    if (found.data.size !== note.bytes) throw new Rejected(`“${note.name}” no tiene el tamaño que dice.`)
    await sound(found, options)
    if (await isOfBuild(note, found, options.asset)) filas.push(note.row)
    else {
      archivos.set(note.name, found.data)
      filas.push({ ...row, size: note.bytes })
    }
  }
  return { archivos, filas }
}

const checkNothingElse = (entries: Entries, manifest: Manifest, notes: readonly FileNote[]) => {
  const withBytes = notes.filter(({ bytes }) => bytes !== undefined)
  const known = new Set([
    manifestName,
    ...Object.keys(manifest.tablas).map(tableEntry),
    ...withBytes.map(({ name }) => fileEntry(name)),
  ])
  const stranger = [...entries.keys()].find((name) => !known.has(name))
  if (stranger !== undefined) throw new Rejected(`El archivo trae algo que no es suyo: “${stranger.slice(0, 80)}”.`)
  const { cantidad, bytes } = manifest.archivos
  const sum = withBytes.reduce((total, note) => total + (note.bytes ?? 0), 0)
  if (cantidad !== withBytes.length || bytes !== sum) throw new Rejected('Al archivo le faltan archivos, o le sobran.')
}

/** How many bytes there are to look at is the file's size. */
export const openCompany = async (file: Blob, options: OpenOptions): Promise<Opened> => {
  const entries = new Map((await entriesOf(file)).map((one) => [one.name, one]))
  const manifest = await readManifest(entries)
  const tables = await readTables(entries, manifest)
  const stored = tables[filesTable]
  if (!stored || stored.clave !== 'name')
    throw new Rejected(`Al archivo le falta una parte: “${tableEntry(filesTable)}”.`)
  const notes = stored.filas.map(checkFile)
  checkNothingElse(entries, manifest, notes)
  const { archivos, filas } = await readFiles(entries, notes, options)
  return {
    manifest,
    company: { esquema: manifest.esquema, tablas: { ...tables, [filesTable]: { ...stored, filas } }, archivos },
  }
}
