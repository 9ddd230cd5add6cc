/** The tables and their columns, from which SQL stores create their tables. */
import type { Fields, Kind } from '#contract/fields.ts'
import { Historial } from '#contract/historial.ts'
import { trackedEntities } from '#contract/registros.ts'
import { getEntityTable } from '../rules/tables.ts'

/** The type of a column: whole numbers, text, or anything else as JSON. */
export type Column = 'integer' | 'text' | 'json'
type Columns = Readonly<Record<string, Column>>

export interface TableSchema {
  /** The key column. `counted`: a row without a key gets the next number, and numbers are never reused. */
  readonly key: { readonly name: string; readonly counted: boolean }
  readonly columns: Columns
  readonly indexes: readonly string[]
  /** The column with unique values, if the rules have one. */
  readonly unique?: string | undefined
}

const kindColumns: Readonly<Record<Kind, Column>> = {
  id: 'integer',
  integer: 'integer',
  flag: 'integer',
  boolean: 'json',
  text: 'text',
  longText: 'text',
  richText: 'text',
  link: 'text',
  email: 'text',
  password: 'text',
  choice: 'text',
  path: 'text',
  timestamp: 'text',
  upload: 'text',
  bytes: 'text',
  nothing: 'text',
  object: 'json',
  list: 'json',
  either: 'json',
}

/** Gallery pictures have a table of their own; the id is the key. */
const toColumns = (fields: Fields): Columns =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name !== 'id' && name !== 'imagenes')
      .map(([name, field]) => [name, kindColumns[field.kind]]),
  )

const counted = { name: 'id', counted: true } as const
const version = { version: 'integer' } as const
const image: TableSchema = {
  key: counted,
  columns: { padre: 'integer', orden: 'integer', path: 'text', ...version },
  indexes: ['padre'],
}

/** Columns that only the backend knows, and its lookups. */
const secret: Readonly<Record<string, Columns>> = {
  usuarios: { clave: 'text' },
  clientes: { clave: 'text', created_at: 'text' },
  archivos: { zona: 'integer' },
  suscripciones: { created_at: 'text', baja: 'text' },
}
const lookups: Readonly<Record<string, readonly string[]>> = {
  usuarios: ['usuario'],
  clientes: ['nombre'],
  suscripciones: ['email', 'baja'],
  archivos: ['file'],
}

const content = (): Record<string, TableSchema> => {
  const tables: Record<string, TableSchema> = {}
  for (const { resource, fields } of trackedEntities) {
    const { table, gallery, unique } = getEntityTable(resource)
    tables[table] = {
      key: counted,
      columns: { ...tables[table]?.columns, ...toColumns(fields), ...secret[table] },
      indexes: lookups[table] ?? [],
      unique,
    }
    if (gallery) tables[gallery] = image
  }
  return tables
}

export const schema: Readonly<Record<string, TableSchema>> = {
  ...content(),
  historial: { key: counted, columns: toColumns(Historial.fields), indexes: [] },
  salida: {
    key: counted,
    indexes: ['envio', 'proximo'],
    columns: {
      a: 'json',
      asunto: 'text',
      texto: 'text',
      created_at: 'text',
      envio: 'text',
      responder: 'text',
      marca: 'text',
      boletin: 'integer',
      baja: 'text',
      proximo: 'integer',
      intentos: 'integer',
      entregada: 'integer',
      fallo: 'text',
      desde: 'integer',
    },
  },
  sesiones: {
    key: { name: 'zona', counted: false },
    columns: { idUsuario: 'integer', metadato: 'integer', vence: 'integer' },
    indexes: [],
  },
  papelera: {
    key: counted,
    indexes: ['vence'],
    columns: {
      recurso: 'text',
      idRegistro: 'integer',
      titulo: 'text',
      partes: 'json',
      usuario: 'text',
      idUsuario: 'integer',
      eliminado: 'integer',
      vence: 'integer',
      filas: 'json',
      archivos: 'json',
      ...version,
    },
  },
  diario: {
    key: { name: 'id', counted: false },
    indexes: ['at'],
    columns: { llamada: 'text', texto: 'text', idUsuario: 'integer', at: 'integer', cambios: 'json', archivos: 'json' },
  },
  archivosGuardados: {
    key: { name: 'name', counted: false },
    columns: { type: 'text', size: 'integer', asset: 'text', created_at: 'text' },
    indexes: [],
  },
  archivosRetirados: { key: { name: 'name', counted: false }, columns: {}, indexes: [] },
}
