/** Tables over an SQL connection. */
import { cellOf, cellsOf, rowOf } from '../columns.ts'
import type { Key, Rows, Tables } from '../port.ts'
import { schema } from '../schema.ts'
import { through, type Way } from '../through.ts'
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

/** How many rows one statement writes: in between a server answers others. */
const lot = 250

const lotsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / lot) }, (_, at) => rows.slice(at * lot, (at + 1) * lot))

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
  const into = `INSERT INTO ${quoted(table)} (${names.join(', ')})`
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
    insertion: `${into} SELECT ${items.join(', ')} FROM ${dialect.items} WHERE true`,
    // One row is not wrapped: a write of thousands of rows is a long text in the row of its way back.
    single: shape.key.counted ? undefined : `${into} VALUES (${names.map(() => '?').join(', ')})`,
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
  const statements = statementsOf(table, dialect)
  const { shape, key, keyOf, cell, cells: cellsIn, list } = statements
  const { names, insertion, single, instead, among } = statements
  const read = async (where: string, ...values: Parameters<Connection['ask']>[1][]): Promise<R[]> =>
    (await ask(`SELECT ${names.join(', ')} FROM ${quoted(table)} ${where} ORDER BY ${key}`, ...values)).map(
      (cells) => rowOf(shape, cells) as R,
    )
  const write = (rows: readonly object[], how: string): Promise<Cells[]> => {
    changed(table)
    const [row, ...others] = rows
    return single !== undefined && row && others.length === 0
      ? ask(`${single} ${how}`, ...cellsIn(row))
      : ask(`${insertion} ${how}`, JSON.stringify(rows.map(cellsIn)))
  }
  const put = async (rows: readonly R[]) => {
    // The last value of a row that is put twice counts.
    const last = [...new Map(rows.map((row) => [keyOf(row), row])).values()]
    for (const some of lotsOf(last)) await write(some, instead)
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
      const hasKey = (row: object) => keyOf(row) !== undefined
      const written = runsOf(rows, hasKey)
        .flatMap(lotsOf)
        .map(async (run) => {
          const keys = write(run, `RETURNING ${key} AS clave`)
          const isAhead = dialect.countOn && shape.key.counted && run.some(hasKey)
          const counted = isAhead && ask(dialect.countOn(table), Math.max(...run.map((row) => Number(keyOf(row)))))
          return (await Promise.all([keys, counted]))[0]
        })
      return (await Promise.all(written)).flat().map(({ clave }) => clave as K)
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

type Run = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Requests take effect in the order of the calls. A request that sends all of its statements at once is sent before the last one is answered;
 * later requests wait for one whose second statement depends on the answer to the first.
 */
export const inOrder = (tables: Tables): Tables => {
  let last: Promise<unknown> = Promise.resolve()
  const send: Run = (work) => last.then(work)
  const whole: Run = (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const by =
    (run: Run): Way =>
    (rows) => ({
      get: (keys) => run(() => rows.get(keys)),
      keys: () => run(() => rows.keys()),
      all: (equal) => run(() => rows.all(equal)),
      until: (field, most) => run(() => rows.until(field, most)),
      holding: (field, word) => run(() => rows.holding(field, word)),
      add: (sent) => run(() => rows.add(sent)),
      put: (sent) => run(() => rows.put(sent)),
      change: (key, values) => whole(() => rows.change(key, values)),
      delete: (keys) => run(() => rows.delete(keys)),
    })
  return { ...through(tables, by(send)), files: through(tables, by(whole)).files }
}

/** Reads at once, and wraps each change into a write of its own. */
export const outside = (reading: Tables, alone: <T>(work: (inside: Tables) => Promise<T>) => Promise<T>): Tables =>
  through(reading, (rows, pick) => ({
    ...rows,
    add: (sent) => alone((inside) => pick(inside).add(sent)),
    put: (sent) => alone((inside) => pick(inside).put(sent)),
    change: (key, values) => alone((inside) => pick(inside).change(key, values)),
    delete: (keys) => alone((inside) => pick(inside).delete(keys)),
  }))
