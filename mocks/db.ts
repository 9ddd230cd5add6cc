import { Dexie } from 'dexie'
import type { Table } from 'dexie'
import { contentTypeOf, fileNameOf } from './file-types.ts'
import { watching } from './journal.ts'
import { hasDatabase } from './look.ts'
import type { Renditions } from './renditions.ts'

/** A record of any table: the contract's fields, plus what only the backend knows (clave, padre, zona). */
export interface Row {
  id: number
  [field: string]: unknown
}
/** A picture of a gallery: `padre` is the record that owns it. */
export interface ImageRow {
  id: number
  padre: number
  orden: number
  path: string
}
/** A stored file. What came with the seed is an `asset` of the build; what was uploaded is a Blob (or its bytes, where Blobs cannot be kept). */
export interface FileRow {
  name: string
  type: string
  size?: number
  blob?: Blob | ArrayBuffer
  renditions?: Renditions
  asset?: string
}
export type Zona = 'panel' | 'zona'
/**
 * One session of each kind per browser, as a cookie would be: `zona` is its kind. Over HTTP there are many browsers: there it is what
 * the cookie says, and the session ends by itself (`vence`, milliseconds).
 */
export interface SessionRow {
  zona: string
  idUsuario: number
  metadato?: number
  vence?: number
}
/** `envio`: the key it was sent under, where there was one. */
export interface OutboxRow {
  id: number
  a: string[]
  asunto: string
  texto: string
  created_at: string
  envio?: string
}

/** A row as it was before a write (none: the write made it), and the version that it has since (none: it is gone). */
export interface RowChange {
  table: string
  id: number
  before?: Row
  version?: number
}
/** A write that can be taken back: whose, by which call, when, and what it did. `archivos`: the files that it put in or out of use. */
export interface ChangeRow {
  id: number
  llamada: string
  texto: string
  idUsuario: number
  at: number
  cambios: RowChange[]
  archivos: string[]
}
/** What was deleted, whole. */
export interface TrashRow {
  id: number
  recurso: string
  idRegistro: number
  titulo: string
  partes: { campo: string; cantidad: number }[]
  usuario: string
  eliminado: number
  vence: number
  filas: { table: string; row: Row }[]
  archivos: string[]
}

/** What a new database starts with: records by table, and the files of the build that they point at. */
export interface Seed {
  readonly tables: Readonly<Record<string, readonly object[]>>
  readonly files: readonly string[]
}

type NewRow<R extends { id: number }> = Omit<R, 'id'> & { id?: number }
export type NewRecord = { id?: number; [field: string]: unknown }

/** What people keep here. Tables with an `orden` sort by it, ties by id: an index does both. */
const content = {
  sliders: '++id, orden',
  productos: '++id, orden, nombre',
  banners: '++id',
  novedades: '++id, orden',
  servicios: '++id, orden',
  archivos: '++id, zona, file',
  videos: '++id, orden',
  ferias: '++id, orden',
  secciones: '++id, orden',
  metadatos: '++id, seccion',
  usuarios: '++id, usuario',
  clientes: '++id, nombre',
  suscripciones: '++id, email',
  contacto: '++id',
  logos: '++id',
  imagenesProducto: '++id, padre',
  imagenesFeria: '++id, padre',
} as const
/** What the backend keeps for itself. */
const own = { historial: '++id', archivosGuardados: 'name', sesiones: 'zona', salida: '++id' } as const
/** `archivosRetirados`: files of which something deleted or replaced is all that is left. Nobody is served them. */
const kept = { papelera: '++id, vence, *archivos', diario: 'id, at, *archivos', archivosRetirados: 'name' } as const
/** What each version of the database added. One that a release had never changes: its next one is a new version. */
const versions = [{ ...content, ...own }, kept]

export class Db extends Dexie {
  readonly files: Table<FileRow, string>
  readonly sesiones: Table<SessionRow, string>
  readonly salida: Table<OutboxRow, number, NewRow<OutboxRow>>
  readonly papelera: Table<TrashRow, number, NewRow<TrashRow>>
  readonly diario: Table<ChangeRow, number>
  readonly retirados: Table<{ name: string }, string>
  readonly #readSeed: () => Promise<Seed>
  #seed: Seed = { tables: {}, files: [] }
  #starting: Promise<void> | undefined
  #stamp = 0
  /** When what had its time was last forgotten. */
  tidied = 0
  constructor(name: string, readSeed: () => Promise<Seed>) {
    super(name, { chromeTransactionDurability: 'strict' })
    this.#readSeed = readSeed
    for (const [at, stores] of versions.entries()) this.version(at + 1).stores(stores)
    this.use(watching(new Set([...Object.keys(content), 'papelera'])))
    this.files = this.table('archivosGuardados')
    this.sesiones = this.table('sesiones')
    this.salida = this.table('salida')
    this.papelera = this.table('papelera')
    this.diario = this.table('diario')
    this.retirados = this.table('archivosRetirados')
    this.on('populate', () => this.#populate())
  }

  /**
   * Opens the database; the first time with the demo company in it. One opening serves every call that waits for it: looking
   * whether a database exists makes and deletes it, so a second look would delete the one that was just made.
   */
  start(): Promise<void> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined
    })
    return this.#starting
  }

  async #start() {
    if (this.isOpen()) return
    if (!(await hasDatabase(this.name, versions))) this.#seed = await this.#readSeed()
    await this.open()
  }

  /** A number for a write: its moment, later than any before it. */
  stamp(now: number): number {
    this.#stamp = Math.max(now, this.#stamp + 1)
    return this.#stamp
  }

  rows(table: string): Table<Row, number, NewRecord> {
    return this.table(table)
  }

  images(table: string): Table<ImageRow, number, NewRow<ImageRow>> {
    return this.table(table)
  }

  async #populate() {
    const { tables: rows, files } = this.#seed
    await Promise.all(Object.entries(rows).map(([table, records]) => this.table(table).bulkAdd(records)))
    await this.files.bulkAdd(files.map((asset) => ({ name: fileNameOf(asset), type: contentTypeOf(asset), asset })))
  }
}
