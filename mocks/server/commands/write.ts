/** Puts the company of a file into the store of a server. */
import { accountNames } from '../../company/accounts.ts'
import { rowsIn, withRows, type Company, type CompanyTables, type Row } from '../../../src/contract/company.ts'
import { Rejected } from '../../company/format/rejected.ts'
import { judge } from '../../company/judge.ts'
import { replaceCompany } from '../../company/replace.ts'
import { Newer, upgraded } from '../../company/upgrade.ts'
import { kindOf } from '../../kinds.ts'
import { oddFields } from '../../stored-record.ts'
import { verifyPassword } from '../../passwords.ts'
import { tableOf } from '../../rules/tables.ts'
import type { Store, Tables } from '../../store/port.ts'
import { trackedEntities } from '../../../src/contract/registros.ts'

/** Records that people could not tell apart. */
const doublesIn = (tables: CompanyTables): string[] =>
  trackedEntities.flatMap(({ resource }) => {
    const { table, unique } = tableOf(resource)
    if (unique === undefined) return []
    const names = rowsIn(tables, table).map((row) => String(row[unique]))
    return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map((name) => `${table}: ${name}`)
  })

const checked = (file: Company): Company => {
  const company = upgradedHere(file)
  judge(company, { kindOf, oddFields })
  const doubles = doublesIn(company.tables)
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
    usuarios: await withOwnPasswords('usuarios', rowsIn(tables, 'usuarios')),
    clientes: await withOwnPasswords('clientes', rowsIn(tables, 'clientes')),
    salida: rowsIn(tables, 'salida').map(asSent),
    sesiones: [],
  }
  return withRows(tables, (name, rows) => changed[name] ?? rows)
}

/** Every account that can enter here keeps its password; a user of the panel also stays where the file has nobody of that name. */
const withAccountsOf = async ({ rows }: Tables, table: string, coming: readonly Row[]): Promise<Row[]> => {
  const name = accountNames[table] ?? ''
  const here = new Map(
    (await rows(table).all()).filter(({ clave }) => typeof clave === 'string').map((row) => [row[name], row]),
  )
  const existing = coming.map((row) => ({ ...row, ...(here.has(row[name]) && { clave: here.get(row[name])?.clave }) }))
  const names = new Set(coming.map((row) => row[name]))
  const others = [...here.values()]
    .filter((row) => table === 'usuarios' && !names.has(row[name]))
    .map(({ id: _, ...row }) => row)
  return [...existing, ...others]
}

const withAccounts = async (inside: Tables, company: Company): Promise<Company> => {
  const accounts: Record<string, Row[]> = {}
  for (const table of Object.keys(accountNames))
    accounts[table] = await withAccountsOf(inside, table, rowsIn(company.tables, table))
  return { ...company, tables: withRows(company.tables, (name, rows) => accounts[name] ?? rows) }
}

export const hasCompany = async ({ rows }: Tables): Promise<boolean> =>
  (
    await Promise.all(
      ['productos', 'clientes', 'novedades', 'archivos', 'suscripciones'].map((name) => rows(name).all()),
    )
  ).some(({ length }) => length > 0)

/** All of the company or nothing. Answers the users without a password, who cannot enter before one is set. */
export const writeStore = async (store: Store, file: Company): Promise<string[]> => {
  const company = checked(file)
  await replaceCompany(store, { ...company, tables: await prepared(company.tables) }, { prepare: withAccounts })
  const users = await store.rows('usuarios').all()
  return users.filter(({ clave }) => typeof clave !== 'string').map(({ usuario }) => String(usuario))
}
