/** Tables over an SQL connection. */
import { cellOf, cellsOf, rowOf } from '../columns.ts'
import type { Key, Rows, Tables } from '../port.ts'
import { schema } from '../schema.ts'
import { quoted, type Cells, type Connection, type Dialect } from './connection.ts'
import { fileRows } from './files.ts'
import { keyColumn } from './tables.ts'

/** Groups neighbours that agree. */
const runsOf = <T>(list: readonly T[], same: (one: T) => boolean): T[][] => {
  const runs: T[][] = []
  for (const one of list) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && same(last[0]) === same(one)) last.push(one)
    else runs.push([one])
  }
  return runs
}

type Changed = (table: string) => void

/** The SQL statements of a table, and its values as cells. */
const statementsOf = (table: string, dialect: Dialect) => {
  const shape = schema[table]
  if (!shape) throw new Error(`No table ${table}`)
  const key = quoted(shape.key.name)
  const columns = Object.entries({
    [shape.key.name]: keyColumn(shape.key.name),
    ...shape.columns,
    otros: 'text',
  } as const)
  const types = new Map(columns)
  const names = columns.map(([name]) => quoted(name))
  const items = columns.map(([, column], at) =>
    at === 0 && shape.key.counted ? dialect.nextKey(table) : dialect.item(at, column),
  )
  const insertion = `INSERT INTO ${quoted(table)} (${names.join(', ')}) SELECT ${items.join(', ')} FROM ${dialect.items} WHERE true`
  const instead = `ON CONFLICT (${key}) DO UPDATE SET ${names
    .slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`
  const [keyType] = columns.map(([, column]) => column)
  /** A value as its column's cell; a value that no column holds matches nothing. */
  const cell = (name: string, value: unknown) => cellOf(types.get(name) ?? 'text', value)
  const keyOf = (row: object): unknown => new Map<string, unknown>(Object.entries(row)).get(shape.key.name)
  return {
    shape,
    key,
    names,
    insertion,
    instead,
    cell,
    keyOf,
    among: dialect.among(key, keyType ?? 'text'),
    list: (keys: readonly Key[]) =>
      JSON.stringify(keys.map((one) => cell(shape.key.name, one)).filter((one) => one !== null)),
    cells: (row: object) => [cell(shape.key.name, keyOf(row)), ...cellsOf(shape, { ...row })],
  }
}

/** The rows of a table. Rules read what rules wrote: only here is a row's type trusted. */
const rowsOn = <R extends object, K extends Key, New extends object>(
  { ask, dialect }: Connection,
  table: string,
  changed: Changed,
): Rows<R, K, New> => {
  const {
    shape,
    key,
    names,
    insertion,
    instead,
    cell,
    keyOf,
    among,
    list,
    cells: cellsIn,
  } = statementsOf(table, dialect)
  const read = async (where: string, ...values: Parameters<Connection['ask']>[1][]): Promise<R[]> =>
    (await ask(`SELECT ${names.join(', ')} FROM ${quoted(table)} ${where} ORDER BY ${key}`, ...values)).map(
      (cells) => rowOf(shape, cells) as R,
    )
  const write = (rows: readonly object[], how: string): Promise<Cells[]> => {
    changed(table)
    return ask(`${insertion} ${how}`, JSON.stringify(rows.map(cellsIn)))
  }
  const put = async (rows: readonly R[]) => {
    // The last value of a row that is put twice counts.
    if (rows.length > 0) await write([...new Map(rows.map((row) => [keyOf(row), row])).values()], instead)
  }
  const get = async (keys: readonly K[]) => {
    if (keys.length === 0) return []
    const found = new Map((await read(`WHERE ${among}`, list(keys))).map((row) => [keyOf(row), row]))
    return keys.map((one) => found.get(one))
  }
  return {
    get,
    put,
    keys: async () =>
      (await ask(`SELECT ${key} AS clave FROM ${quoted(table)} ORDER BY ${key}`)).map(({ clave }) => clave as K),
    all: (equal = {}) => {
      const fields = Object.entries(equal)
      return read(
        fields.length === 0 ? '' : `WHERE ${fields.map(([name]) => `${quoted(name)} = ?`).join(' AND ')}`,
        ...fields.map(([name, value]) => cell(name, value)),
      )
    },
    until: (field, most) => read(`WHERE ${quoted(field)} <= ?`, most),
    holding: (field, word) => read(`WHERE ${dialect.holds(quoted(field))}`, cell('otros', word)),
    add: async (rows) => {
      const keys: K[] = []
      const hasKey = (row: object) => keyOf(row) !== undefined
      for (const run of runsOf(rows, hasKey)) {
        const written = await write(run, `RETURNING ${key} AS clave`)
        keys.push(...written.map(({ clave }) => clave as K))
        if (dialect.countOn && shape.key.counted && run.some(hasKey))
          await ask(dialect.countOn(table), Math.max(...run.map((row) => Number(keyOf(row)))))
      }
      return keys
    },
    change: async (one, values) => {
      const [row] = await get([one])
      if (row) await put([{ ...row, ...values }])
    },
    delete: async (keys) => {
      if (keys.length === 0) return
      changed(table)
      await ask(`DELETE FROM ${quoted(table)} WHERE ${among}`, list(keys))
    },
  }
}

/** Every table on one connection; files are read on another, which outlives the write. */
export const tablesOn = (connection: Connection, reader = connection, changed: Changed = () => undefined): Tables => {
  const on = <R extends object, K extends Key, New extends object>(table: string) =>
    rowsOn<R, K, New>(connection, table, changed)
  return {
    rows: on,
    images: on,
    files: fileRows(on('archivosGuardados'), connection, reader),
    sesiones: on('sesiones'),
    salida: on('salida'),
    papelera: on('papelera'),
    diario: on('diario'),
    retirados: on('archivosRetirados'),
  }
}

/** How a request runs: its way to change and to read. `pick` selects the same table of another set. */
type Way = <R, K extends Key, New>(rows: Rows<R, K, New>, pick: (tables: Tables) => Rows<R, K, New>) => Rows<R, K, New>

const through = (tables: Tables, way: Way): Tables => ({
  rows: (table) => way(tables.rows(table), ({ rows }) => rows(table)),
  images: (table) => way(tables.images(table), ({ images }) => images(table)),
  files: way(tables.files, ({ files }) => files),
  sesiones: way(tables.sesiones, ({ sesiones }) => sesiones),
  salida: way(tables.salida, ({ salida }) => salida),
  papelera: way(tables.papelera, ({ papelera }) => papelera),
  diario: way(tables.diario, ({ diario }) => diario),
  retirados: way(tables.retirados, ({ retirados }) => retirados),
})

type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs requests one after the other, in the order of the calls. */
export const inOrder = (tables: Tables, inTurn: InTurn): Tables =>
  through(tables, (rows) => ({
    get: (keys) => inTurn(() => rows.get(keys)),
    keys: () => inTurn(() => rows.keys()),
    all: (equal) => inTurn(() => rows.all(equal)),
    until: (field, most) => inTurn(() => rows.until(field, most)),
    holding: (field, word) => inTurn(() => rows.holding(field, word)),
    add: (sent) => inTurn(() => rows.add(sent)),
    put: (sent) => inTurn(() => rows.put(sent)),
    change: (key, values) => inTurn(() => rows.change(key, values)),
    delete: (keys) => inTurn(() => rows.delete(keys)),
  }))

/** Reads at once, and wraps each change into a write of its own. */
export const outside = (reading: Tables, alone: <T>(work: (inside: Tables) => Promise<T>) => Promise<T>): Tables =>
  through(reading, (rows, pick) => ({
    ...rows,
    add: (sent) => alone((inside) => pick(inside).add(sent)),
    put: (sent) => alone((inside) => pick(inside).put(sent)),
    change: (key, values) => alone((inside) => pick(inside).change(key, values)),
    delete: (keys) => alone((inside) => pick(inside).delete(keys)),
  }))
