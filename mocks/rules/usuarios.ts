import { Usuario } from '#contract/usuario.ts'
import { checkAdministratorStays } from '../administrators.ts'
import { defineRules, type Call } from '../call.ts'
import { createRow, deleteRow, readRecord, listAll, updateRow } from '../crud.ts'
import { namesakes } from '../namesakes.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { invalid, noSession, notAllowed, notFound } from '../refusal.ts'
import { findRow } from '../store/port.ts'
import type { EntityTable } from '../entity-table.ts'

/** `rol` repeats `admin` in words; `admin` decides. */
export const stores: Record<string, EntityTable> = {
  usuarios: {
    table: 'usuarios',
    unique: 'usuario',
    answer: (row) => ({ ...row, rol: row.admin === 1 ? 'administrador' : 'usuario' }),
  },
}

const checkNameIsFree = async (usuario: string, id: number | undefined, { db }: Call) => {
  const taken = await namesakes(db, 'usuarios', 'usuario', usuario)
  if (taken.some((row) => row.id !== id))
    throw invalid([{ path: 'usuario', message: 'Nombre de usuario ya esta en uso' }])
}

const checkAnAdminStays = async (id: number, { db }: Call) => {
  const user = await findRow(db.rows('usuarios'), id)
  if (!user) throw notFound()
  if (user.admin === 1) await checkAdministratorStays(db, id)
}

export const usuarios = defineRules({
  obtenerIdUsuario: async (input, call) => {
    const currentUser = call.callers.panel?.user
    if (currentUser?.admin !== 1 && currentUser?.id !== input.id) throw notAllowed()
    return readRecord(Usuario, input.id, call)
  },
  crearUsuario: {
    prepare: async ({ contraseña, ...input }, { passwordRounds }) => {
      const clave = await hashPassword(contraseña, passwordRounds)
      return async (call) => {
        await checkNameIsFree(input.usuario, undefined, call)
        return createRow(input, call, { clave })
      }
    },
  },
  updateUsuario: {
    prepare: async ({ contraseña, rol, ...input }, { passwordRounds }) => {
      const clave = contraseña ? { clave: await hashPassword(contraseña, passwordRounds) } : {}
      return async (call) => {
        await checkNameIsFree(input.usuario, input.idUsuario, call)
        if (rol === 'usuario') await checkAnAdminStays(input.idUsuario, call)
        return updateRow(input, call, { admin: rol === 'administrador' ? 1 : 0, ...clave })
      }
    },
  },
  updateCuenta: {
    prepare: async ({ contraseñaActual, contraseña, ...input }, { callers, passwordRounds }) => {
      const currentUser = callers.panel?.user
      const isRight = await verifyPassword(contraseñaActual, currentUser?.clave, passwordRounds)
      const clave = contraseña ? { clave: await hashPassword(contraseña, passwordRounds) } : {}
      return async (call) => {
        const now = call.callers.panel?.user
        if (!now) throw noSession()
        if (now.id !== input.idUsuario) throw notFound()
        // A password that changed during the check is not the one that was checked.
        if (!isRight || now.clave !== currentUser?.clave)
          throw invalid([{ path: 'contraseñaActual', message: 'No es tu contraseña actual.' }])
        await checkNameIsFree(input.usuario, now.id, call)
        return updateRow(input, call, clave)
      }
    },
  },
  deleteUsuario: async (input, call) => {
    await checkAnAdminStays(input.id, call)
    await deleteRow(input, call)
    return listAll(Usuario, call)
  },
})
