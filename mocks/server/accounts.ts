/** Creates accounts on the server's own machine: before the first account, no call could. */
import { randomBytes } from 'node:crypto'
import { namesakes } from '../namesakes.ts'
import { hashPassword } from '../passwords.ts'
import { endSessionsOf } from '../sessions.ts'
import { addOne, type Store, type Tables } from '../store/port.ts'
import type { Row } from '../store/rows.ts'

/** OWASP's number of PBKDF2 rounds with SHA-256. */
export const passwordRounds = 600_000

export const shortest = 8

export const randomPassword = () => randomBytes(12).toString('base64url')

export const accountTables = {
  panel: { table: 'usuarios', name: 'usuario' },
  zona: { table: 'clientes', name: 'nombre' },
} as const
export type Whose = keyof typeof accountTables

const tell = ({ rows }: Tables, texto: string, now: number) =>
  rows('historial').add([{ idUsuario: 0, zona: 0, usuario: 'consola', texto, created_at: new Date(now).toISOString() }])

export const accountByName = async (tables: Tables, whose: Whose, nombre: string): Promise<Row | undefined> => {
  const { table, name } = accountTables[whose]
  return (await namesakes(tables, table, name, nombre))[0]
}

export const changePassword = async (
  inside: Tables,
  whose: Whose,
  row: Row,
  clave: string,
  stamp: number,
): Promise<void> => {
  const { table } = accountTables[whose]
  await inside.rows(table).put([{ ...row, clave, version: stamp }])
  await endSessionsOf(inside, new Set([`${whose} ${row.id}`]))
}

const checkLength = (password: string) => {
  if (password.length < shortest) throw new Error(`La contraseña tiene que tener ${shortest} caracteres o más.`)
}

type Writing = (inside: Tables, stamp: number, clave: string) => Promise<string>

/** Writes with a hashed password; `write` answers the history's sentence. */
const withPassword = async (store: Store, password: string, rounds: number, write: Writing): Promise<void> => {
  checkLength(password)
  const clave = await hashPassword(password, rounds)
  const now = Date.now()
  await store.write(now, async (inside, stamp) => tell(inside, await write(inside, stamp, clave), now))
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
    await addOne(inside.rows('usuarios'), { usuario, email, admin: 1, clave, version })
    return `Usuario creado: ${usuario}`
  })

export const setPassword = (
  store: Store,
  whose: Whose,
  nombre: string,
  password: string,
  rounds = passwordRounds,
): Promise<void> =>
  withPassword(store, password, rounds, async (inside, stamp, clave) => {
    const row = await accountByName(inside, whose, nombre)
    if (!row) throw new Error(`No hay ningún ${whose === 'panel' ? 'usuario' : 'cliente'} «${nombre}».`)
    await changePassword(inside, whose, row, clave, stamp)
    return `Contraseña nueva: ${nombre}`
  })
