/** Accounts of a company: a file for others has no passwords, and gets them again where it is opened. */
import { isRecord } from '#contract/record.ts'
import { getTableRows, withRows, type CompanyTables, type Row, type Table } from '#contract/company.ts'

/** The tables of accounts, each with the field that holds the account's name. */
export const accountNames: Readonly<Record<string, string>> = { usuarios: 'usuario', clientes: 'nombre' }

/** Whether a file holds accounts. A file for others holds none. */
export const hasAccounts = (tables: CompanyTables): boolean =>
  Object.keys(accountNames).some((name) => getTableRows(tables, name).length > 0)

/** A company from a file for others, with the accounts of the store that opens the file. */
export const withAccountsHere = (tables: CompanyTables, here: CompanyTables): CompanyTables =>
  hasAccounts(tables)
    ? tables
    : { ...tables, ...Object.fromEntries(Object.entries(here).filter(([name]) => name in accountNames)) }

type Change = (table: string, row: Row) => Row

const within = (list: unknown, field: string, change: Change): unknown =>
  Array.isArray(list)
    ? list.map((item: unknown) => {
        const row = isRecord(item) ? item[field] : undefined
        return isRecord(item) && isRecord(row) ? { ...item, [field]: change(String(item['table']), row) } : item
      })
    : list

/** The trash and the journal of undo hold rows of other tables. */
const inside: Readonly<Record<string, (row: Row, change: Change) => Row>> = {
  papelera: (row, change) => ({ ...row, filas: within(row['filas'], 'row', change) }),
  diario: (row, change) => ({ ...row, cambios: within(row['cambios'], 'before', change) }),
}

/** Changes every account in the tables, also in the trash and in the journal of undo. */
export const eachAccount = (tables: CompanyTables, change: Change): Record<string, Table> => {
  const onlyAccounts: Change = (table, row) => (table in accountNames ? change(table, row) : row)
  return withRows(tables, (name, rows) =>
    rows.map((row) => inside[name]?.(row, onlyAccounts) ?? onlyAccounts(name, row)),
  )
}

export const withoutSecrets = (tables: CompanyTables): Record<string, Table> =>
  eachAccount(tables, (_, { clave: _clave, ...row }) => row)

export const getAccountKey = (table: string, row: Row): string => `${table} ${String(row[accountNames[table] ?? 'id'])}`
