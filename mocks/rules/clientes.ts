import { Cliente } from '#contract/cliente.ts'
import { defineRules, moment } from '../call.ts'
import { createRow, readRecord } from '../crud.ts'
import { namesakes } from '../namesakes.ts'
import { hashPassword } from '../passwords.ts'
import { notAllowed } from '../refusal.ts'
import type { EntityTable } from '../entity-table.ts'

export const stores: Record<string, EntityTable> = { clientes: { table: 'clientes', unique: 'nombre' } }

export const clientes = defineRules({
  /** A new customer waits for an administrator's approval. */
  crearUsuarioZona: {
    prepare: async ({ contraseña, ...input }, { passwordRounds }) => {
      const clave = await hashPassword(contraseña, passwordRounds)
      return async (call) => {
        if ((await namesakes(call.db, 'clientes', 'nombre', input.nombre)).length > 0) return false
        await createRow(input, call, { activo: 0, clave, created_at: moment(call) })
        return true
      }
    },
  },
  obtenerIdUsuarioZona: async (input, call) => {
    const { panel, zona } = call.callers
    if (panel?.user.admin !== 1 && zona?.user.id !== input.id) throw notAllowed()
    return readRecord(Cliente, input.id, call)
  },
})
