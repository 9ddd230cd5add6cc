/** Accounts that come without what lets them in: those of the same name here keep theirs. */
import { hashPassword } from '../../../mocks/passwords.ts'
import type { Seed } from '../../../mocks/db.ts'
import { isRecord } from '../../contract/record.ts'
import { accountNames, eachAccount, keyOf } from '../../demo/state/accounts.ts'
import type { Company, Row } from '../../demo/state/company.ts'

/** Its name and 1234, as every account of the demo: no secret, so none is made of it. */
const demoPassword = (table: string, row: Row) => hashPassword(`${String(row[accountNames[table] ?? 'id'])}1234`, 1)

const secretsOf = (tables: Readonly<Record<string, readonly object[]>>): [string, unknown][] =>
  Object.keys(accountNames).flatMap((table) =>
    (tables[table] ?? []).filter(isRecord).map((row): [string, unknown] => [keyOf(table, row), row['clave']]),
  )

/** That of here, else that of the demo company, else the one that every account of the demo has. */
export const withSecrets = async (company: Company, here: Company, { tables }: Seed): Promise<Company> => {
  const rows = Object.fromEntries(Object.entries(here.tablas).map(([table, { filas }]) => [table, filas]))
  const known = new Map([...secretsOf(tables), ...secretsOf(rows)])
  const lacking: [string, Row][] = []
  const lacks = (row: Row) => typeof row['clave'] !== 'string'
  eachAccount(company.tablas, (table, row) => {
    if (lacks(row) && typeof known.get(keyOf(table, row)) !== 'string') lacking.push([table, row])
    return row
  })
  for (const [table, row] of lacking) known.set(keyOf(table, row), await demoPassword(table, row))
  return {
    ...company,
    tablas: eachAccount(company.tablas, (table, row) =>
      lacks(row) ? { ...row, clave: known.get(keyOf(table, row)) } : row,
    ),
  }
}

/** Whoever is logged in stays so, where the account is the same one. */
export const stillIn = (sessions: readonly Row[], here: Company, tables: Company['tablas']): Row[] =>
  sessions.filter((session) => {
    const table = session['zona'] === 'panel' ? 'usuarios' : 'clientes'
    const [was, is] = [here.tablas[table], tables[table]].map((one) =>
      one?.filas.find(({ id }) => id === session['idUsuario']),
    )
    return was !== undefined && is !== undefined && keyOf(table, was) === keyOf(table, is)
  })
