/** Creates accounts on the server's own machine: before the first account, no call could. */
import { randomBytes } from 'node:crypto'
import { check, checkAll } from '#contract/check.ts'
import { optional, password as passwordField } from '#contract/fields.ts'
import { oneLine } from '#contract/names.ts'
import { Usuario } from '#contract/usuario.ts'
import type { AccountChange } from '#mocks/call.ts'
import { atOnce } from '#mocks/rules/cartas.ts'
import { namesakes } from '#mocks/namesakes.ts'
import { hashPassword } from '#mocks/passwords.ts'
import { endAccountSessions } from '#mocks/sessions.ts'
import { addRow, type Store, type Tables } from '#mocks/store/port.ts'
import type { NewRow, OutboxRow, Row } from '#mocks/store/rows.ts'

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

/** A letter to the address that an account had when its password or that address changes: its owner may know nothing of it. */
export const ownerLetter = ({ previous, current, nombre, now, stamp }: AccountChange): NewRow<OutboxRow>[] => {
  const changed = [
    previous['clave'] !== current['clave'] && 'la contraseña',
    previous['email'] !== current['email'] && 'la dirección de correo',
  ].filter((words) => words !== false)
  if (changed.length === 0 || typeof previous['email'] !== 'string' || previous['email'] === '') return []
  const texto = `${changed.length === 1 ? 'Cambió' : 'Cambiaron'} ${changed.join(' y ')} de la cuenta ${nombre}.\n\nSi no fuiste vos, avisale enseguida a quien administra el sitio.`
  const [created_at, proximo] = [new Date(now).toISOString(), atOnce(now, stamp)]
  return [{ a: [previous['email']], asunto: 'Cambió tu cuenta', texto, created_at, proximo }]
}

export const tellOwner = async ({ salida }: Pick<Tables, 'salida'>, change: AccountChange): Promise<void> =>
  void (await salida.add(ownerLetter(change)))

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

const hashChecked = async (password: string, rounds: number): Promise<string> => {
  const fault = passwordFault(password)
  if (fault !== undefined) throw new Error(fault)
  return hashPassword(password, rounds)
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
  const fields = { usuario: Usuario.fields.usuario, email: optional(Usuario.fields.email) }
  const [issue] = checkAll(fields, { usuario, email }, '', true)
  if (issue) throw new Error(`${issue.path}: ${issue.message}`)
  const [clave, now] = [await hashChecked(password, rounds), Date.now()]
  await store.write(now, async (inside, version) => {
    if (await accountByName(inside, 'panel', usuario))
      throw new Error(`Ya hay un usuario «${usuario}». Para cambiarle la contraseña: clave ${usuario}`)
    await addRow(inside.rows('usuarios'), { usuario, email, admin: 1, clave, version })
    await addHistoryEntry(inside, `Usuario creado: ${usuario}`, now)
  })
}

export const setPassword = async (
  store: Store,
  accountKind: AccountKind,
  nombre: string,
  password: string,
  rounds = passwordRounds,
): Promise<void> => {
  const [clave, now] = [await hashChecked(password, rounds), Date.now()]
  await store.write(now, async (inside, stamp) => {
    const row = await accountByName(inside, accountKind, nombre)
    if (!row) throw new Error(`No hay ningún ${accountKind === 'panel' ? 'usuario' : 'cliente'} «${nombre}».`)
    await changePassword(inside, accountKind, row, clave, { now, stamp })
    await addHistoryEntry(inside, `Contraseña nueva: ${nombre}`, now)
  })
}
