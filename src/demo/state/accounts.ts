/** Who may enter: what of the company is left out of a file that goes to others, and is found again where it is opened. */
import { isRecord } from '../../contract/record.ts'
import type { Row, Table } from './company.ts'

/** The tables of accounts, and the field that people know one by. */
export const accountNames: Readonly<Record<string, string>> = { usuarios: 'usuario', clientes: 'nombre' }

type Change = (table: string, row: Row) => Row
type Tables = Readonly<Record<string, Table>>

const within = (list: unknown, field: string, change: Change): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) => {
        const row = isRecord(item) ? item[field] : undefined
        return isRecord(item) && isRecord(row) ? { ...item, [field]: change(String(item['table']), row) } : item
      })
    : list

/** Where the trash and what can be taken back keep rows of other tables. */
const inside: Readonly<Record<string, (row: Row, change: Change) => Row>> = {
  papelera: (row, change) => ({ ...row, filas: within(row['filas'], 'row', change) }),
  diario: (row, change) => ({ ...row, cambios: within(row['cambios'], 'before', change) }),
}

/** Every account that the tables hold, wherever it lies. */
export const eachAccount = (tables: Tables, change: Change): Record<string, Table> => {
  const onlyAccounts: Change = (table, row) => (table in accountNames ? change(table, row) : row)
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => {
      const nested = inside[name]
      const filas = nested
        ? table.filas.map((row) => nested(row, onlyAccounts))
        : table.filas.map((row) => onlyAccounts(name, row))
      return [name, { ...table, filas }]
    }),
  )
}

/** Without what lets anybody in. */
export const withoutSecrets = (tables: Tables): Record<string, Table> =>
  eachAccount(tables, (_, { clave: _clave, ...row }) => row)

export const keyOf = (table: string, row: Row): string => `${table} ${String(row[accountNames[table] ?? 'id'])}`
