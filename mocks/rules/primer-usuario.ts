/** The first administrator of an empty server, made in the browser by a link that the server prints (mocks/server/accounts.ts). */
import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { openSession } from '../sessions.ts'
import { addOne, type Tables } from '../store/port.ts'
import { record } from './historial.ts'

/** A row of `sesiones` with the key as a password is stored: reading the database yields no key. */
export const firstKeys = 'primer usuario '

export const hasAdministrator = async ({ rows }: Tables): Promise<boolean> =>
  (await rows('usuarios').all()).some(({ admin }) => admin === 1)

const keysIn = async ({ db, now }: Call) =>
  (await db.sesiones.all()).filter(({ zona, vence = 0 }) => zona.startsWith(firstKeys) && vence > now())

/** A password's comparison takes the same time whatever the key. */
const situacionOf = async (llave: string, call: Call) => {
  if (await hasAdministrator(call.db)) return 'usada'
  const right = await Promise.all(
    (await keysIn(call)).map(({ zona }) => verifyPassword(llave, zona.slice(firstKeys.length), 1)),
  )
  return right.includes(true) ? 'abierta' : 'vencida'
}

export const primerUsuario = defineRules({
  primerUsuario: {
    prepare: async ({ llave, usuario, contraseña, email = '' }, outside) => {
      const situacion = await situacionOf(llave, outside)
      if (situacion !== 'abierta' || !usuario || !contraseña) return async () => ({ situacion })
      const clave = await hashPassword(contraseña, outside.passwordRounds)
      return async (call) => {
        // Another browser may have been quicker.
        if (await hasAdministrator(call.db)) return { situacion: 'usada' }
        const id = await addOne(call.db.rows('usuarios'), { usuario, email, admin: 1, clave })
        await call.db.sesiones.delete((await keysIn(call)).map(({ zona }) => zona))
        await openSession('panel', id, call)
        await record(call, undefined, `Usuario creado: ${usuario}`)
        return { situacion: 'hecha', id }
      }
    },
  },
})
