/** Passwords for accounts that a file brings without one. */
import { isRecord } from '#contract/record.ts'
import { hashPassword } from '../passwords.ts'
import type { Seed } from '../store/rows.ts'
import { accountNames, eachAccount, getAccountKey } from './accounts.ts'
import { getTableRows, type Company, type Row } from '#contract/company.ts'

/** The account's name and 1234, as in the whole demo: no secret, so one round of hashing is enough. */
const demoPassword = (table: string, row: Row) => hashPassword(`${String(row[accountNames[table] ?? 'id'])}1234`, 1)

const listPasswords = (tables: Readonly<Record<string, readonly object[]>>): [string, unknown][] =>
  Object.keys(accountNames).flatMap((table) =>
    (tables[table] ?? []).filter(isRecord).map((row): [string, unknown] => [getAccountKey(table, row), row['clave']]),
  )

/** Gives each account without a password the one of the same account here, else that of the demo company, else the demo's usual one. */
export const withSecrets = async (company: Company, current: Company, { tables }: Seed): Promise<Company> => {
  const rows = Object.fromEntries(
    Object.entries(current.tables).map(([table, { rows: tableRows }]) => [table, tableRows]),
  )
  const passwords = new Map([...listPasswords(tables), ...listPasswords(rows)])
  const lacking: [string, Row][] = []
  const lacks = (row: Row) => typeof row['clave'] !== 'string'
  eachAccount(company.tables, (table, row) => {
    if (lacks(row) && typeof passwords.get(getAccountKey(table, row)) !== 'string') lacking.push([table, row])
    return row
  })
  for (const [table, row] of lacking) passwords.set(getAccountKey(table, row), await demoPassword(table, row))
  return {
    ...company,
    tables: eachAccount(company.tables, (table, row) =>
      lacks(row) ? { ...row, clave: passwords.get(getAccountKey(table, row)) } : row,
    ),
  }
}

/** The sessions of accounts that are still the same. */
export const filterValidSessions = (sessions: readonly Row[], current: Company, tables: Company['tables']): Row[] =>
  sessions.filter((session) => {
    const table = session['zona'] === 'panel' ? 'usuarios' : 'clientes'
    const [was, is] = [current.tables, tables].map((companyTables) =>
      getTableRows(companyTables, table).find(({ id }) => id === session['idUsuario']),
    )
    return was !== undefined && is !== undefined && getAccountKey(table, was) === getAccountKey(table, is)
  })
