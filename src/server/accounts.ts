/** Creates accounts on the server's own machine: before the first account, no call could. */
import { randomBytes } from 'node:crypto'
import { check } from '#contract/check.ts'
import { password as passwordField } from '#contract/fields.ts'
import { namesakes } from '#mocks/namesakes.ts'
import { hashPassword } from '#mocks/passwords.ts'
import { endAccountSessions } from '#mocks/sessions.ts'
import { addRow, type Store, type Tables } from '#mocks/store/port.ts'
import type { Row } from '#mocks/store/rows.ts'

/** OWASP's number of PBKDF2 rounds with SHA-256. */
export const passwordRounds = 600_000

export const shortest = 8

export const randomPassword = () => randomBytes(12).toString('base64url')

export const accountTables = {
  panel: { table: 'usuarios', name: 'usuario' },
  zona: { table: 'clientes', name: 'nombre' },
} as const
export type AccountKind = keyof typeof accountTables

const terminal = { idUsuario: 0, zona: 0, usuario: 'consola' }

export const addHistoryEntry = ({ rows }: Tables, texto: string, now: number, who = terminal) =>
  rows('historial').add([{ ...who, texto, created_at: new Date(now).toISOString() }])

export const getAccountName = (accountKind: AccountKind, row: Row): string =>
  String(row[accountTables[accountKind].name])

export const accountByName = async (
  tables: Tables,
  accountKind: AccountKind,
  nombre: string,
): Promise<Row | undefined> => {
  const { table, name } = accountTables[accountKind]
  return (await namesakes(tables, table, name, nombre))[0]
}

export const changePassword = async (
  inside: Tables,
  accountKind: AccountKind,
  row: Row,
  clave: string,
  stamp: number,
): Promise<void> => {
  const { table } = accountTables[accountKind]
  await inside.rows(table).put([{ ...row, clave, version: stamp }])
  await endAccountSessions(inside, new Set([`${accountKind} ${row.id}`]))
}

/** Why nobody could enter with a password; it is never cut to fit. */
export const passwordFault = (password: string): string | undefined => {
  if (password.length < shortest) return `La contraseña tiene que tener ${shortest} caracteres o más.`
  const [issue] = check(passwordField(''), password, '', true)
  return issue && `Esa contraseña no sirve. ${issue.message}`
}

type Writing = (inside: Tables, stamp: number, clave: string) => Promise<string>

/** Writes with a hashed password; `write` answers the history's sentence. */
const withPassword = async (store: Store, password: string, rounds: number, write: Writing): Promise<void> => {
  const fault = passwordFault(password)
  if (fault !== undefined) throw new Error(fault)
  const clave = await hashPassword(password, rounds)
  const now = Date.now()
  await store.write(now, async (inside, stamp) => addHistoryEntry(inside, await write(inside, stamp, clave), now))
}

export const makeAdministrator = (
  store: Store,
  usuario: string,
  email: string,
  password: string,
  rounds = passwordRounds,
): Promise<void> =>
  withPassword(store, password, rounds, async (inside, version, clave) => {
    if (await accountByName(inside, 'panel', usuario))
      throw new Error(`Ya hay un usuario «${usuario}». Para cambiarle la contraseña: clave ${usuario}`)
    await addRow(inside.rows('usuarios'), { usuario, email, admin: 1, clave, version })
    return `Usuario creado: ${usuario}`
  })

export const setPassword = (
  store: Store,
  accountKind: AccountKind,
  nombre: string,
  password: string,
  rounds = passwordRounds,
): Promise<void> =>
  withPassword(store, password, rounds, async (inside, stamp, clave) => {
    const row = await accountByName(inside, accountKind, nombre)
    if (!row) throw new Error(`No hay ningún ${accountKind === 'panel' ? 'usuario' : 'cliente'} «${nombre}».`)
    await changePassword(inside, accountKind, row, clave, stamp)
    return `Contraseña nueva: ${nombre}`
  })
