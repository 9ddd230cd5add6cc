import { Dexie } from 'dexie'
import { Usuario } from '../../src/contract/usuario.ts'
import { defineRules } from '../call.ts'
import type { Call } from '../call.ts'
import { createRow, deleteRow, getRow, listAll, updateRow } from '../crud.ts'
import { hashPassword } from '../passwords.ts'
import { conflict, invalid, notAllowed, notFound } from '../refusal.ts'
import type { Store } from '../store.ts'

/** `rol` is `admin` in words: admin is what counts. */
export const stores: Record<string, Store> = {
  usuarios: {
    table: 'usuarios',
    unique: 'usuario',
    answer: (row) => ({ ...row, rol: row.admin === 1 ? 'administrador' : 'usuario' }),
  },
}

/** WebCrypto's own time would end the transaction. */
const stretched = async (password: string) => ({ clave: await Dexie.waitFor(hashPassword(password)) })

const checkNameIsFree = async (usuario: string, id: number | undefined, { db }: Call) => {
  const taken = await db.rows('usuarios').where({ usuario }).first()
  if (taken && taken.id !== id) throw invalid([{ path: 'usuario', message: 'Nombre de usuario ya esta en uso' }])
}

const checkAnAdminStays = async (id: number, { db }: Call) => {
  const user = await db.rows('usuarios').get(id)
  if (!user) throw notFound()
  const others = await db
    .rows('usuarios')
    .filter(({ admin, ...row }) => admin === 1 && row.id !== id)
    .count()
  if (user.admin === 1 && others === 0) throw conflict('Es el último administrador: antes tiene que haber otro.')
}

export const usuarios = defineRules({
  obtenerIdUsuario: async (input, call) => {
    const own = call.callers.panel?.user
    if (own?.admin !== 1 && own?.id !== input.id) throw notAllowed()
    return getRow(Usuario, input.id, call)
  },
  crearUsuario: async ({ contraseña, ...input }, call) => {
    await checkNameIsFree(input.usuario, undefined, call)
    return createRow(input, call, await stretched(contraseña))
  },
  updateUsuario: async ({ contraseña, rol, ...input }, call) => {
    await checkNameIsFree(input.usuario, input.idUsuario, call)
    if (rol === 'usuario') await checkAnAdminStays(input.idUsuario, call)
    const admin = rol === 'administrador' ? 1 : 0
    return updateRow(input, call, { admin, ...(contraseña ? await stretched(contraseña) : {}) })
  },
  deleteUsuario: async (input, call) => {
    await checkAnAdminStays(input.id, call)
    await deleteRow(input, call)
    return listAll(Usuario, call)
  },
})
