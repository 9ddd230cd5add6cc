/** The first administrator of a new server: made in the browser, by a link that the server prints. */
import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '../../src/contract/endpoint.ts'
import type { primerUsuario } from '../../src/contract/sesion.ts'
import type { Call, FirstUser } from '../call.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { invalid } from '../refusal.ts'
import { record } from '../rules/historial.ts'
import { openSession } from '../sessions.ts'
import { addOne, type Store, type Tables } from '../store/port.ts'
import { accountByName } from './accounts.ts'

type Answer = AnswerOf<typeof primerUsuario>

const hour = 60 * 60 * 1000

/** A row of `sesiones` with the key as a password is stored: reading the database yields no key. */
const rowName = 'primer usuario '

/** An opened company brings accounts without a password, which nobody enters by. */
const hasAdministrator = async ({ rows }: Tables): Promise<boolean> =>
  (await rows('usuarios').all()).some(({ admin, clave }) => admin === 1 && typeof clave === 'string')

/** A new key; undefined where there is an administrator. */
export const newFirstKey = async (store: Store, now = Date.now()): Promise<string | undefined> => {
  const key = randomBytes(24).toString('base64url')
  const zona = rowName + (await hashPassword(key, 1))
  return store.write(now, async (inside) => {
    if (await hasAdministrator(inside)) return undefined
    await inside.sesiones.put([{ zona, idUsuario: 0, vence: now + hour }])
    return key
  })
}

const keysIn = async ({ db, now }: Call) =>
  (await db.sesiones.all()).filter(({ zona, vence = 0 }) => zona.startsWith(rowName) && vence > now())

/** A password's comparison takes the same time whatever the key. */
const situacionOf = async (llave: string, call: Call): Promise<Answer['situacion']> => {
  if (await hasAdministrator(call.db)) return 'usada'
  const keys = (await keysIn(call)).map(({ zona }) => zona.slice(rowName.length))
  const right = await Promise.all(keys.map((stored) => verifyPassword(llave, stored, 1)))
  return right.includes(true) ? 'abierta' : 'vencida'
}

export const firstUser: FirstUser = async ({ llave, usuario, contraseña, email = '' }, outside) => {
  const situacion = await situacionOf(llave, outside)
  if (situacion !== 'abierta' || !usuario || !contraseña) return async () => ({ situacion })
  const clave = await hashPassword(contraseña, outside.passwordRounds)
  return async (call): Promise<Answer> => {
    // Another browser may have been quicker.
    if (await hasAdministrator(call.db)) return { situacion: 'usada' }
    if (await accountByName(call.db, 'panel', usuario))
      throw invalid([{ path: 'usuario', message: 'Nombre de usuario ya esta en uso' }])
    const id = await addOne(call.db.rows('usuarios'), { usuario, email, admin: 1, clave })
    await call.db.sesiones.delete((await keysIn(call)).map(({ zona }) => zona))
    await openSession('panel', id, call)
    await record(call, undefined, `Usuario creado: ${usuario}`)
    return { situacion: 'hecha', id }
  }
}
