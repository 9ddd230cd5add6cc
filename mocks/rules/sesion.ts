import { Dexie } from 'dexie'
import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import type { Row } from '../db.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { closeSession, openSession } from '../sessions.ts'

const refused = 'Usuario o contraseña incorrectos'

/** Stretches a password even where the name is unknown, so that the time taken does not tell which names exist. */
const authenticated = async (row: Row | undefined, password: string): Promise<Row | undefined> => {
  const right = row ? verifyPassword(password, String(row.clave)) : hashPassword(password).then(() => false)
  return (await Dexie.waitFor(right)) ? row : undefined
}

const login = async (table: string, where: Record<string, string>, password: string, { db }: Call) =>
  authenticated(await db.rows(table).where(where).first(), password)

export const sesion = defineRules({
  verificarLogin: async ({ usuario, contraseña }, call) => {
    const user = await login('usuarios', { usuario }, contraseña, call)
    if (!user) return refused
    await openSession('panel', user.id, call)
    return user.id
  },
  verificarLoginZona: async ({ nombre, contraseña }, call) => {
    const cliente = await login('clientes', { nombre }, contraseña, call)
    if (!cliente) return refused
    const usuarioActivo = cliente.activo === 1 ? 1 : 0
    if (usuarioActivo) await openSession('zona', cliente.id, call)
    return { usuarioId: cliente.id, usuarioActivo }
  },
  cerrarSesion: async ({ zona }, call) => {
    await closeSession(zona, call)
    return null
  },
})
