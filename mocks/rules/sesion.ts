import { Dexie } from 'dexie'
import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import type { Row } from '../db.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'

const refused = 'Usuario o contraseña incorrectos'

/** Stretches a password even where the name is unknown, so that the time taken does not tell which names exist. */
const authenticated = async (row: Row | undefined, password: string): Promise<Row | undefined> => {
  const right = row ? verifyPassword(password, String(row.clave)) : hashPassword(password).then(() => false)
  return await Dexie.waitFor(right) ? row : undefined
}

const login = async (table: string, where: Record<string, string>, password: string, { db }: Call) =>
  authenticated(await db.rows(table).where(where).first(), password)

export const sesion = defineRules({
  verificarLogin: async ({ usuario, contraseña }, call) => {
    const user = await login('usuarios', { usuario }, contraseña, call)
    if (!user) return refused
    await call.db.sesiones.put({ zona: 'panel', idUsuario: user.id })
    return user.id
  },
  verificarLoginZona: async ({ nombre, contraseña }, call) => {
    const cliente = await login('clientes', { nombre }, contraseña, call)
    if (!cliente) return refused
    const usuarioActivo = cliente.activo === 1 ? 1 : 0
    if (usuarioActivo) await call.db.sesiones.put({ zona: 'zona', idUsuario: cliente.id })
    return { usuarioId: cliente.id, usuarioActivo }
  },
  cerrarSesion: async ({ zona }, { db }) => {
    await db.sesiones.delete(zona)
    return null
  },
})
