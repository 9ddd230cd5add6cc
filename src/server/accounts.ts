/** Creates accounts on the server's own machine: before the first account, no call could. */
import { randomBytes } from 'node:crypto'
import { check, checkAll } from '#contract/check.ts'
import { optional, password as passwordField } from '#contract/fields.ts'
import { oneLine } from '#contract/names.ts'
import { Usuario } from '#contract/usuario.ts'
import type { AccountChange } from '#mocks/call.ts'
import { namesakes } from '#mocks/namesakes.ts'
import { hashPassword } from '#mocks/passwords.ts'
import { endAccountSessions } from '#mocks/sessions.ts'
import { addRow, type Store, type Tables } from '#mocks/store/port.ts'
import type { Row } from '#mocks/store/rows.ts'
import { tellOwner } from './account-letter.ts'

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

/** Sets a password, ends the account's sessions, and writes to its owner. */
export const changePassword = async (
  inside: Tables,
  accountKind: AccountKind,
  previous: Row,
  clave: string,
  time: Pick<AccountChange, 'now' | 'stamp'>,
): Promise<void> => {
  const { table } = accountTables[accountKind]
  const current = { ...previous, clave, version: time.stamp }
  await inside.rows(table).put([current])
  await endAccountSessions(inside, new Set([`${accountKind} ${previous.id}`]))
  await tellOwner(inside, { previous, current, nombre: getAccountName(accountKind, previous), ...time })
}

/** Why nobody could enter with a password; it is never cut to fit. */
export const passwordFault = (password: string): string | undefined => {
  if (password.length < shortest) return `La contraseña tiene que tener ${shortest} caracteres o más.`
  const [issue] = check(passwordField(''), password, '', true)
  return issue && `Esa contraseña no sirve. ${issue.message}`
}

type Writing = (inside: Tables, time: Pick<AccountChange, 'now' | 'stamp'>, clave: string) => Promise<string>

/** Writes with a hashed password; `write` answers the history's sentence. */
const withPassword = async (store: Store, password: string, rounds: number, write: Writing): Promise<void> => {
  const fault = passwordFault(password)
  if (fault !== undefined) throw new Error(fault)
  const clave = await hashPassword(password, rounds)
  const now = Date.now()
  await store.write(now, async (inside, stamp) =>
    addHistoryEntry(inside, await write(inside, { now, stamp }, clave), now),
  )
}

export const makeAdministrator = async (
  store: Store,
  name: string,
  address: string,
  password: string,
  rounds = passwordRounds,
): Promise<void> => {
  const [usuario, email] = [oneLine(name), oneLine(address)]
  // As the panel's form does, but for the address, which a command may leave out.
  const [issue] = checkAll(
    { usuario: Usuario.fields.usuario, email: optional(Usuario.fields.email) },
    { usuario, email },
    '',
    true,
  )
  if (issue) throw new Error(`${issue.path}: ${issue.message}`)
  await withPassword(store, password, rounds, async (inside, { stamp: version }, clave) => {
    if (await accountByName(inside, 'panel', usuario))
      throw new Error(`Ya hay un usuario «${usuario}». Para cambiarle la contraseña: clave ${usuario}`)
    await addRow(inside.rows('usuarios'), { usuario, email, admin: 1, clave, version })
    return `Usuario creado: ${usuario}`
  })
}

export const setPassword = (
  store: Store,
  accountKind: AccountKind,
  nombre: string,
  password: string,
  rounds = passwordRounds,
): Promise<void> =>
  withPassword(store, password, rounds, async (inside, time, clave) => {
    const row = await accountByName(inside, accountKind, nombre)
    if (!row) throw new Error(`No hay ningún ${accountKind === 'panel' ? 'usuario' : 'cliente'} «${nombre}».`)
    await changePassword(inside, accountKind, row, clave, time)
    return `Contraseña nueva: ${nombre}`
  })
