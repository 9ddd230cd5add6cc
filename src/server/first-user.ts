/** The first administrator of a new server: made in the browser, by a link that the server prints. */
import { randomBytes } from 'node:crypto'
import type { EndpointAnswer } from '#contract/endpoint.ts'
import type { primerUsuario } from '#contract/sesion.ts'
import { isAdministrator } from '#mocks/administrators.ts'
import type { Call, FirstUser } from '#mocks/call.ts'
import { hashPassword, verifyPassword } from '#mocks/passwords.ts'
import { invalid } from '#mocks/refusal.ts'
import { record } from '#mocks/rules/historial.ts'
import { openSession } from '#mocks/sessions.ts'
import { addRow, type Store, type Tables } from '#mocks/store/port.ts'
import { accountByName } from './accounts.ts'

type Answer = EndpointAnswer<typeof primerUsuario>

const hour = 60 * 60 * 1000

/** The prefix of rows of `sesiones` with a hashed key: reading the database yields no key. */
const rowName = 'primer usuario '

const hasAdministrator = async ({ rows }: Tables): Promise<boolean> =>
  (await rows('usuarios').getAll()).some(isAdministrator)

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

const readKeyRows = async ({ db, now }: Call) =>
  (await db.sesiones.getAll()).filter(({ zona, vence = 0 }) => zona.startsWith(rowName) && vence > now())

/** The key is compared like a password, in the same time for every key. */
const readSituacion = async (llave: string, call: Call): Promise<Answer['situacion']> => {
  if (await hasAdministrator(call.db)) return 'usada'
  const keys = (await readKeyRows(call)).map(({ zona }) => zona.slice(rowName.length))
  const right = await Promise.all(keys.map((stored) => verifyPassword(llave, stored, 1)))
  return right.includes(true) ? 'abierta' : 'vencida'
}

export const firstUser: FirstUser = async ({ llave, usuario, contraseña, email = '' }, outside) => {
  const situacion = await readSituacion(llave, outside)
  if (situacion !== 'abierta' || !usuario || !contraseña) return async () => ({ situacion })
  const clave = await hashPassword(contraseña, outside.passwordRounds)
  return async (call): Promise<Answer> => {
    // Another browser may have been quicker.
    if (await hasAdministrator(call.db)) return { situacion: 'usada' }
    if (await accountByName(call.db, 'panel', usuario))
      throw invalid([{ path: 'usuario', message: 'Nombre de usuario ya esta en uso' }])
    const id = await addRow(call.db.rows('usuarios'), { usuario, email, admin: 1, clave })
    await call.db.sesiones.delete((await readKeyRows(call)).map(({ zona }) => zona))
    await openSession('panel', id, call)
    await record(call, undefined, `Usuario creado: ${usuario}`)
    return { situacion: 'hecha', id }
  }
}
