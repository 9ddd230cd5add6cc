/** A test's first data. A test names the records and fields that matter; all others get valid values. */
import type { Entity, EntityRecord } from '#contract/endpoint.ts'
import { capital } from '#contract/capital.ts'
import { Historial } from '#contract/historial.ts'
import type { SubProducto } from '#contract/producto.ts'
import { trackedEntities, type Tracked } from '#contract/registros.ts'
import type { Row, Seed } from '#mocks/store/rows.ts'
import { getExtension } from '#mocks/file-types.ts'
import { readSeed } from '#server/http/seeds.ts'
import { getBlankValue } from '#contract/blank.ts'
import { hashPassword } from '#mocks/passwords.ts'
import { getEntityTable } from '#mocks/rules/tables.ts'
import { belongs } from '#mocks/entity-table.ts'
import { seed as demo } from '#mocks/seed/index.ts'
import { mediaSize } from './files.ts'

/** The resources that a seed may name. */
type Kinds = Tracked & { historial: typeof Historial }
const kinds: readonly Entity[] = [...trackedEntities, Historial]

/** Files are given by their path below mocks/seed/media. A gallery's record is such a path. */
interface Otherwise {
  imagenes: readonly string[]
  sub_productos: readonly Partial<SubProducto>[]
}
type Given<Of> = { readonly [Key in keyof Of]?: Key extends keyof Otherwise ? Otherwise[Key] : Of[Key] }
/** Accounts take a password, which no answer contains. The default is the name followed by 1234, as in the demo company. */
type Password<Kind> = Kind extends 'usuarios' | 'clientes' ? { readonly contraseña?: string } : unknown

/** Resources without a call that creates records: the demo company's records, with the given fields changed. */
const unmade: readonly string[] = ['banners', 'contacto', 'logos', 'metadatos'] satisfies (keyof Kinds)[]

/** Records by resource. A resource that is named has these records and no others. */
export type Records = {
  readonly [Kind in keyof Kinds]?: readonly (Given<EntityRecord<Kinds[Kind]>> & Password<Kind>)[]
}

/** The resources that are not named: 'demo' keeps the demo company's records, 'vacia' only its accounts and records that no call creates. */
export type Rest = 'demo' | 'vacia'

type Values = Readonly<Record<string, unknown>>
type Tables = Readonly<Record<string, readonly object[]>>

const isRow = (row: object): row is Row => 'id' in row && typeof row.id === 'number'
const rowsOf = (tables: Tables, table: string): Row[] => [...(tables[table] ?? [])].filter(isRow)
const filesIn = (row: Values) =>
  Object.values(row).filter(
    (value): value is string =>
      typeof value === 'string' && /^[a-z]+\/[\w.-]+$/.test(value) && mediaSize(value) !== undefined,
  )

/** Free ids, from 1 on. */
const counting = (taken: ReadonlySet<unknown>) => {
  let last = 0
  return () => {
    do last += 1
    while (taken.has(last))
    return last
  }
}

/** Fields that only the backend keeps: a price list's file size, an account's password. */
const hidden = async ({ resource }: Entity, row: Values, contraseña: string | undefined): Promise<Values> => {
  switch (resource) {
    case 'fileZonas':
      return {
        titulo: '',
        formato: getExtension(String(row['file'])),
        peso: ((mediaSize(String(row['file'])) ?? 0) / 1024).toFixed(2),
      }
    case 'usuarios':
    case 'clientes':
      return { clave: await hashPassword(contraseña ?? `${String(row['usuario'] ?? row['nombre'])}1234`) }
    default:
      return {}
  }
}

/** The default fields of the record at this index: the demo company's record where no call creates one, else a name, an `orden`, a file where one belongs, and blanks. */
const usual = (of: Entity, at: number): Values => {
  const { table, fixed } = getEntityTable(of.resource)
  const demoRows = rowsOf(demo.tables, table).filter((row) => belongs(row, getEntityTable(of.resource)))
  if (unmade.includes(of.resource)) return demoRows[at] ?? {}
  const own = Object.entries(of.fields).filter(
    ([field, { extension }]) => !['id', 'imagenes', 'rol'].includes(field) && !extension,
  )
  const blanks = own.map(([field, kind]) => [
    field,
    kind.kind === 'path' ? demoRows.find((row) => row[field])?.[field] : getBlankValue(kind),
  ])
  const [one] = of.words
  const title = 'orden' in of.fields ? `${capital(one)} ${at + 1}` : `${one}${at + 1}`
  const defaults = Object.entries({ orden: at + 1, activo: 1, [of.title]: title, email: `correo${at + 1}@example.com` })
  return {
    ...Object.fromEntries(blanks),
    ...Object.fromEntries(defaults.filter(([field]) => field in of.fields)),
    ...fixed,
  }
}

const rowOf = async (of: Entity, given: Values, at: number, id: number): Promise<Row> => {
  const { imagenes: _, contraseña, rol, ...values } = given
  const row = { ...usual(of, at), ...(rol !== undefined && { admin: rol === 'administrador' ? 1 : 0 }), ...values }
  return {
    ...row,
    ...(await hidden(of, row, typeof contraseña === 'string' ? contraseña : undefined)),
    id: Number(given['id'] ?? id),
  }
}

const tablesOf = async (of: Entity, records: readonly Values[], tables: Tables): Promise<Tables> => {
  const store = getEntityTable(of.resource)
  const others = rowsOf(tables, store.table).filter((row) => !belongs(row, store))
  const next = counting(new Set([...others, ...records].map((row) => row['id'])))
  const rows: Row[] = []
  for (const [at, given] of records.entries())
    rows.push(await rowOf(of, given, at, given['id'] === undefined ? next() : 0))
  const own = { [store.table]: [...others, ...rows] }
  if (!store.gallery) return own
  const pictures = records.flatMap(({ imagenes }, at) =>
    (Array.isArray(imagenes) ? imagenes : []).map((path: unknown, place) => ({
      padre: rows[at]?.id,
      orden: place + 1,
      path,
    })),
  )
  return { ...own, [store.gallery]: pictures.map((picture, at) => ({ ...picture, id: at + 1 })) }
}

/** The row as the backend stores it. */
export const seedOf = async (records: Records, rest: Rest = 'demo'): Promise<Seed> => {
  const base = await readSeed(rest)
  const { usuarios, clientes } = demo.tables
  const tables: Record<string, readonly object[]> = { usuarios, clientes, ...base.tables }
  const given: Readonly<Record<string, readonly Values[] | undefined>> = records
  for (const of of kinds)
    Object.assign(tables, given[of.resource] && (await tablesOf(of, given[of.resource] ?? [], tables)))
  const files = new Set([
    ...base.files,
    ...Object.values(tables).flatMap((rows) => rows.flatMap((row) => filesIn({ ...row }))),
  ])
  return { ...base, tables, files: [...files] }
}
