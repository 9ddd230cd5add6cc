/** Puts the company of a file into the store of a server. */
import { accountNames, hasAccounts } from '#mocks/company/accounts.ts'
import { getTableRows, withRows, type Company, type CompanyTables, type Row } from '#contract/company.ts'
import { Rejected } from '#mocks/company/format/rejected.ts'
import { judge } from '#mocks/company/judge.ts'
import { replaceCompany } from '#mocks/company/replace.ts'
import { Newer, upgraded } from '#mocks/company/upgrade.ts'
import { findKind } from '#mocks/kinds.ts'
import { oddFields } from '#mocks/stored-record.ts'
import { verifyPassword } from '#mocks/passwords.ts'
import { getEntityTable } from '#mocks/rules/tables.ts'
import type { Store, Tables } from '#mocks/store/port.ts'
import { trackedEntities } from '#contract/registros.ts'

/** Names that several records of a table share. */
const findDoubles = (tables: CompanyTables): string[] =>
  trackedEntities.flatMap(({ resource }) => {
    const { table, unique } = getEntityTable(resource)
    if (unique === undefined) return []
    const names = getTableRows(tables, table).map((row) => String(row[unique]))
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) => `${table}: ${name}`)
  })

const checked = (file: Company): Company => {
  const company = upgradedHere(file)
  judge(company, { findKind, oddFields })
  const doubles = findDoubles(company.tables)
  if (doubles.length > 0)
    throw new Rejected(
      `Hay nombres que están dos veces: ${doubles.join(', ')}. Cambiá uno de cada par y guardá el archivo de nuevo.`,
    )
  return company
}

/** A server has no page to reload. */
const upgradedHere = (file: Company): Company => {
  try {
    return upgraded(file)
  } catch (error) {
    throw error instanceof Newer ? new Rejected('El archivo es de una versión más nueva de Vidriera.') : error
  }
}

/** Whether a password does not follow from the name of its account. */
const isSecret = async (table: string, { clave, ...row }: Row) =>
  typeof clave === 'string' && !(await verifyPassword(`${String(row[accountNames[table] ?? ''])}1234`, clave, 1))

const withOwnPasswords = async (table: string, rows: readonly Row[]): Promise<Row[]> =>
  Promise.all(
    rows.map(async (row) => {
      if (await isSecret(table, row)) return row
      const { clave: _, ...others } = row
      return others
    }),
  )

/** A letter that was written elsewhere is not sent from here. */
const asSent = ({ proximo: _, ...row }: Row): Row => row

const prepared = async (tables: CompanyTables): Promise<CompanyTables> => {
  const changed: Readonly<Record<string, readonly Row[]>> = {
    usuarios: await withOwnPasswords('usuarios', getTableRows(tables, 'usuarios')),
    clientes: await withOwnPasswords('clientes', getTableRows(tables, 'clientes')),
    salida: getTableRows(tables, 'salida').map(asSent),
    sesiones: [],
  }
  return withRows(tables, (name, rows) => changed[name] ?? rows)
}

/** Every account that can enter here keeps its password. A user of the panel stays even without one of that name in the file. */
const mergeAccounts = async ({ rows }: Tables, table: string, coming: readonly Row[]): Promise<Row[]> => {
  const name = accountNames[table] ?? ''
  const accountsByName = new Map(
    (await rows(table).getAll()).filter(({ clave }) => typeof clave === 'string').map((row) => [row[name], row]),
  )
  const withPasswords = coming.map((row) => ({
    ...row,
    ...(accountsByName.has(row[name]) && { clave: accountsByName.get(row[name])?.clave }),
  }))
  const names = new Set(coming.map((row) => row[name]))
  const others = [...accountsByName.values()]
    .filter((row) => table === 'usuarios' && !names.has(row[name]))
    .map(({ id: _, ...row }) => row)
  return [...withPasswords, ...others]
}

const withAccounts = async (inside: Tables, company: Company): Promise<Company> => {
  const accounts: Record<string, Row[]> = {}
  for (const table of Object.keys(accountNames))
    accounts[table] = hasAccounts(company.tables)
      ? await mergeAccounts(inside, table, getTableRows(company.tables, table))
      : await inside.rows(table).getAll()
  return { ...company, tables: withRows(company.tables, (name, rows) => accounts[name] ?? rows) }
}

export const hasCompany = async ({ rows }: Tables): Promise<boolean> =>
  (
    await Promise.all(
      ['productos', 'clientes', 'novedades', 'archivos', 'suscripciones'].map((name) => rows(name).getAll()),
    )
  ).some(({ length }) => length > 0)

/** All of the company or nothing. Answers the users without a password, who cannot enter before one is set. */
export const writeStore = async (store: Store, file: Company): Promise<string[]> => {
  const company = checked(file)
  await replaceCompany(store, { ...company, tables: await prepared(company.tables) }, { prepare: withAccounts })
  const users = await store.rows('usuarios').getAll()
  return users.filter(({ clave }) => typeof clave !== 'string').map(({ usuario }) => String(usuario))
}
