/** Passwords for accounts that a file brings without one. */
import { isRecord } from '../../src/contract/record.ts'
import { hashPassword } from '../passwords.ts'
import type { Seed } from '../store/rows.ts'
import { accountNames, eachAccount, keyOf } from './accounts.ts'
import { rowsIn, type Company, type Row } from '../../src/contract/company.ts'

/** The account's name and 1234, as in the whole demo: no secret, so one round of hashing is enough. */
const demoPassword = (table: string, row: Row) => hashPassword(`${String(row[accountNames[table] ?? 'id'])}1234`, 1)

const secretsOf = (tables: Readonly<Record<string, readonly object[]>>): [string, unknown][] =>
  Object.keys(accountNames).flatMap((table) =>
    (tables[table] ?? []).filter(isRecord).map((row): [string, unknown] => [keyOf(table, row), row['clave']]),
  )

/** Gives each account without a password the one of the same account here, else that of the demo company, else the demo's usual one. */
export const withSecrets = async (company: Company, here: Company, { tables }: Seed): Promise<Company> => {
  const rows = Object.fromEntries(Object.entries(here.tables).map(([table, { rows: own }]) => [table, own]))
  const existing = new Map([...secretsOf(tables), ...secretsOf(rows)])
  const lacking: [string, Row][] = []
  const lacks = (row: Row) => typeof row['clave'] !== 'string'
  eachAccount(company.tables, (table, row) => {
    if (lacks(row) && typeof existing.get(keyOf(table, row)) !== 'string') lacking.push([table, row])
    return row
  })
  for (const [table, row] of lacking) existing.set(keyOf(table, row), await demoPassword(table, row))
  return {
    ...company,
    tables: eachAccount(company.tables, (table, row) =>
      lacks(row) ? { ...row, clave: existing.get(keyOf(table, row)) } : row,
    ),
  }
}

/** The sessions whose account is still the same. */
export const stillIn = (sessions: readonly Row[], here: Company, tables: Company['tables']): Row[] =>
  sessions.filter((session) => {
    const table = session['zona'] === 'panel' ? 'usuarios' : 'clientes'
    const [was, is] = [here.tables, tables].map((all) =>
      rowsIn(all, table).find(({ id }) => id === session['idUsuario']),
    )
    return was !== undefined && is !== undefined && keyOf(table, was) === keyOf(table, is)
  })
