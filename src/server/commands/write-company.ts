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
import { ownerLetter } from '../accounts.ts'
import { removeLeft } from '../leaves.ts'
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

/** An account without a password that follows from its name. */
const withOwnPassword = async ({ clave, ...row }: Row, name: string): Promise<Row> => {
  const isOwn = typeof clave === 'string' && !(await verifyPassword(`${String(row[name])}1234`, clave, 1))
  return isOwn ? { ...row, clave } : row
}

const prepared = async (tables: CompanyTables): Promise<CompanyTables> => {
  // A letter that was written elsewhere is not sent from here.
  const salida = getTableRows(tables, 'salida').map(({ proximo: _, ...row }) => row)
  const changed: Record<string, readonly Row[]> = { salida, sesiones: [] }
  for (const [table, name] of Object.entries(accountNames))
    changed[table] = await Promise.all(getTableRows(tables, table).map((row) => withOwnPassword(row, name)))
  return withRows(tables, (name, rows) => changed[name] ?? rows)
}

/** Every account that can enter here keeps its password. A user of the panel stays even without one of that name in the file. */
const mergeAccounts = (table: string, present: readonly Row[], coming: readonly Row[]): Row[] => {
  const name = accountNames[table] ?? ''
  const accountsByName = new Map(
    present.filter(({ clave }) => typeof clave === 'string').map((row) => [row[name], row]),
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
  const [salida, now] = [[...getTableRows(company.tables, 'salida')], Date.now()]
  const changed: Record<string, Row[]> = { salida }
  for (const [table, name] of Object.entries(accountNames)) {
    const present = await inside.rows(table).getAll()
    const merged = hasAccounts(company.tables)
      ? mergeAccounts(table, present, getTableRows(company.tables, table))
      : present
    changed[table] = merged
    for (const previous of present) {
      const current = merged.find((row) => row[name] === previous[name])
      if (current) salida.push(...ownerLetter({ previous, current, nombre: String(previous[name]), now, stamp: now }))
    }
  }
  return { ...company, tables: withRows(company.tables, (name, rows) => changed[name] ?? rows) }
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
  // Whoever left since the file was saved stays out.
  await store.write(Date.now(), (inside) => removeLeft(inside, []))
  const users = await store.rows('usuarios').getAll()
  return users.filter(({ clave }) => typeof clave !== 'string').map(({ usuario }) => String(usuario))
}
