/** Tables over an SQL connection. */
import { nameKey } from '#contract/names.ts'
import { toCell, toCells, toRow } from '../columns.ts'
import type { Key, Rows, Tables } from '../port.ts'
import { schema } from '../schema.ts'
import { wrapTables, type WrapRows } from '../wrap-tables.ts'
import { quoted, type Cells, type Connection, type Dialect } from './connection.ts'
import { fileRows } from './files.ts'
import { keyColumn, nameColumn } from './tables.ts'

/** Groups neighbours that agree. */
const splitRuns = <T>(list: readonly T[], same: (item: T) => boolean): T[][] => {
  const runs: T[][] = []
  for (const item of list) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && same(last[0]) === same(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

type Changed = (table: string) => void

/** How many rows one statement writes: in between a server answers others. */
const lot = 250

const splitLots = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / lot) }, (_, index) => rows.slice(index * lot, (index + 1) * lot))

/** The derived cell of a row with this name. */
export const toNameKey = (name: unknown) => (typeof name === 'string' ? toCell('text', nameKey(name)) : '')

/** The SQL statements of a table, and its values as cells. */
const createStatements = (table: string, dialect: Dialect) => {
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
  const { unique } = shape
  const written = unique === undefined ? columns : [...columns, [nameColumn, 'text'] as const]
  const writtenNames = written.map(([name]) => quoted(name))
  const items = written.map(([, column], index) =>
    index === 0 && shape.key.counted ? dialect.nextKey(table) : dialect.item(index, column),
  )
  const into = `INSERT INTO ${quoted(table)} (${writtenNames.join(', ')})`
  const instead = `ON CONFLICT (${key}) DO UPDATE SET ${writtenNames
    .slice(1)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`
  const [keyType] = columns.map(([, column]) => column)
  /** A value as its column's cell; a value that no column holds matches nothing. */
  const cell = (name: string, value: unknown) => toCell(types.get(name) ?? 'text', value)
  const getValue = (row: object, name: string): unknown => new Map<string, unknown>(Object.entries(row)).get(name)
  const getKey = (row: object): unknown => getValue(row, shape.key.name)
  return {
    shape,
    key,
    names,
    insertion: `${into} SELECT ${items.join(', ')} FROM ${dialect.items} WHERE true`,
    // One row is not wrapped: a write of thousands of rows is a long text in the row of its way back.
    single: shape.key.counted ? undefined : `${into} VALUES (${writtenNames.map(() => '?').join(', ')})`,
    instead,
    cell,
    getKey,
    among: dialect.among(key, keyType ?? 'text'),
    list: (keys: readonly Key[]) =>
      JSON.stringify(keys.map((rowKey) => cell(shape.key.name, rowKey)).filter((keyCell) => keyCell !== null)),
    cells: (row: object) => [
      cell(shape.key.name, getKey(row)),
      ...toCells(shape, { ...row }),
      ...(unique === undefined ? [] : [toNameKey(getValue(row, unique))]),
    ],
  }
}

/** The rows of a table. Only rules write the rows that rules read: here alone a row's type is trusted. */
const rowsOn = <R extends object, K extends Key, New extends object>(
  { ask, dialect }: Connection,
  table: string,
  changed: Changed,
): Rows<R, K, New> => {
  const statements = createStatements(table, dialect)
  const { shape, key, getKey, cell, cells: toRowCells, list } = statements
  const { names, insertion, single, instead, among } = statements
  const read = async (where: string, ...values: Parameters<Connection['ask']>[1][]): Promise<R[]> =>
    (await ask(`SELECT ${names.join(', ')} FROM ${quoted(table)} ${where} ORDER BY ${key}`, ...values)).map(
      (cells) => toRow(shape, cells) as R,
    )
  const write = (rows: readonly object[], how: string): Promise<Cells[]> => {
    changed(table)
    const [row, ...others] = rows
    return single !== undefined && row && others.length === 0
      ? ask(`${single} ${how}`, ...toRowCells(row))
      : ask(`${insertion} ${how}`, JSON.stringify(rows.map(toRowCells)))
  }
  const put = async (rows: readonly R[]) => {
    // The last value of a row that is put twice counts.
    const last = [...new Map(rows.map((row) => [getKey(row), row])).values()]
    for (const some of splitLots(last)) await write(some, instead)
  }
  const get = async (keys: readonly K[]) => {
    if (keys.length === 0) return []
    const rowsByKey = new Map((await read(`WHERE ${among}`, list(keys))).map((row) => [getKey(row), row]))
    return keys.map((rowKey) => rowsByKey.get(rowKey))
  }
  return {
    get,
    put,
    keys: async () =>
      (await ask(`SELECT ${key} AS clave FROM ${quoted(table)} ORDER BY ${key}`)).map(({ clave }) => clave as K),
    getAll: (equal = {}) => {
      const fields = Object.entries(equal)
      return read(
        fields.length === 0 ? '' : `WHERE ${fields.map(([name]) => `${quoted(name)} = ?`).join(' AND ')}`,
        ...fields.map(([name, value]) => cell(name, value)),
      )
    },
    ...(shape.unique !== undefined && {
      // A row that a process of an older build wrote has no key yet.
      named: (name) => read(`WHERE ${quoted(nameColumn)} = ? OR ${quoted(nameColumn)} IS NULL`, nameKey(name)),
    }),
    until: (field, max) => read(`WHERE ${quoted(field)} <= ?`, max),
    holding: (field, item) => read(`WHERE ${dialect.holds(quoted(field))}`, cell('otros', item)),
    add: async (rows) => {
      const hasKey = (row: object) => getKey(row) !== undefined
      const written = splitRuns(rows, hasKey)
        .flatMap(splitLots)
        .map(async (run) => {
          const keys = write(run, `RETURNING ${key} AS clave`)
          const isAhead = dialect.advanceCounter && shape.key.counted && run.some(hasKey)
          const counted =
            isAhead && ask(dialect.advanceCounter(table), Math.max(...run.map((row) => Number(getKey(row)))))
          return (await Promise.all([keys, counted]))[0]
        })
      return (await Promise.all(written)).flat().map(({ clave }) => clave as K)
    },
    change: async (rowKey, values) => {
      const [row] = await get([rowKey])
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
 * later requests wait for one with a second statement that depends on the answer to the first.
 */
export const inOrder = (tables: Tables): Tables => {
  let last: Promise<unknown> = Promise.resolve()
  const send: Run = (work) => last.then(work)
  const whole: Run = (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const runWith =
    (run: Run): WrapRows =>
    (rows) => ({
      get: (keys) => run(() => rows.get(keys)),
      keys: () => run(() => rows.keys()),
      getAll: (equal) => run(() => rows.getAll(equal)),
      ...(rows.named && { named: (name) => run(() => rows.named?.(name) ?? Promise.resolve([])) }),
      until: (field, max) => run(() => rows.until(field, max)),
      holding: (field, item) => run(() => rows.holding(field, item)),
      add: (sent) => run(() => rows.add(sent)),
      put: (sent) => run(() => rows.put(sent)),
      change: (key, values) => whole(() => rows.change(key, values)),
      delete: (keys) => run(() => rows.delete(keys)),
    })
  return { ...wrapTables(tables, runWith(send)), files: wrapTables(tables, runWith(whole)).files }
}

/** Reads at once, and wraps each change into a write of its own. */
export const outside = (reading: Tables, alone: <T>(work: (inside: Tables) => Promise<T>) => Promise<T>): Tables =>
  wrapTables(reading, (rows, pick) => ({
    ...rows,
    add: (sent) => alone((inside) => pick(inside).add(sent)),
    put: (sent) => alone((inside) => pick(inside).put(sent)),
    change: (key, values) => alone((inside) => pick(inside).change(key, values)),
    delete: (keys) => alone((inside) => pick(inside).delete(keys)),
  }))
