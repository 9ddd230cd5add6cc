/** The stored rows, table by table. Stores and rules both import these types. */

/** A record of any table: the contract's fields, and the backend's own (clave, padre, zona). */
export interface Row {
  id: number
  [field: string]: unknown
}
/** A gallery picture of the record `padre`. */
export interface ImageRow {
  id: number
  padre: number
  orden: number
  path: string
}
export type Renditions = Readonly<Record<number, Blob>>
/** A stored file: an `asset` of the build, or an uploaded Blob (its bytes, where Blobs cannot be stored). */
export interface FileRow {
  name: string
  type: string
  size?: number
  created_at?: string
  blob?: Blob | ArrayBuffer
  renditions?: Renditions
  asset?: string
  /** How often its bytes were replaced. */
  revision?: number
}
export type Zona = 'panel' | 'zona'
/**
 * A session. In a browser there is one of each kind, and `zona` is the kind. Over HTTP `zona` also holds the hash of the cookie, and
 * `vence` (ms) is the end. A server stores other expiring rows here too: request times for limits (`momentos`), keys for new passwords and for the first administrator, a pause of the mail,
 * how many of the site's pages are published (`hechas`, `total`), how far a long call is (`paso` too), who left the newsletter and when, or the server's secret (`secreto`). A browser stores parts of a
 * long write here (`filas`, parts.ts).
 */
export interface SessionRow {
  zona: string
  idUsuario: number
  metadato?: number
  vence?: number
  momentos?: number[]
  hechas?: number
  total?: number
  paso?: 'comprobando' | 'guardando'
  secreto?: string
  filas?: { readonly table: string; readonly rows: readonly Row[] }
}
/**
 * A letter. `envio`: the sender's key. `responder`: the reply address. `marca`: an addition to the subject. `boletin`: every receiver gets
 * a separate letter with a key to unsubscribe (`baja`). `proximo`: the next attempt, in ms; without it the letter is finished. `entregada`:
 * when it was delivered, in ms. `fallo`: why it was refused last; `desde`: when first, in ms.
 */
export interface OutboxRow {
  id: number
  a: string[]
  asunto: string
  texto: string
  created_at: string
  envio?: string
  responder?: string
  marca?: string
  boletin?: 1
  baja?: string
  proximo?: number
  intentos?: number
  entregada?: number
  fallo?: string
  desde?: number
}

/** A row before a write (undefined for a new row), and its version since (undefined for a deleted row). */
export interface RowChange {
  table: string
  id: number
  before?: Row
  version?: number
}
/** A write that can be undone: its author, call, time and changes. `archivos`: the files that it retired or brought into use. */
export interface ChangeRow {
  id: number
  llamada: string
  texto: string
  idUsuario: number
  at: number
  cambios: RowChange[]
  archivos: string[]
}
export interface TrashRow {
  id: number
  recurso: string
  idRegistro: number
  titulo: string
  partes: { campo: string; cantidad: number }[]
  usuario: string
  /** Who deleted it; unknown of rows that an older build wrote. */
  idUsuario?: number
  eliminado: number
  vence: number
  filas: { table: string; row: Row }[]
  archivos: string[]
}
/** A retired file: only deleted or replaced records name it, and nobody is served it. */
export interface RetiredRow {
  name: string
}

/** The contents of a new database: records by table, and the build files that they name. */
export interface Seed {
  readonly tables: Readonly<Record<string, readonly object[]>>
  readonly files: readonly string[]
  /** The date of the files of undated records; unknown if left out. */
  readonly since?: string
}

export type NewRow<R extends { id: number }> = Omit<R, 'id'> & { id?: number }
export type NewRecord = { id?: number; [field: string]: unknown }
