import { defineRules } from '../call.ts'
import { isOver } from '../sessions.ts'

/** The rows of `sesiones` that say which process of a server publishes the site, and how far it is, begin so. */
export const pagesTurn = 'publicar '

export const publicacion = defineRules({
  obtenerPublicacion: async (_, { db }) => {
    const turns = (await db.sesiones.all()).filter((row) => row.zona.startsWith(pagesTurn) && !isOver(row))
    const { hechas = 0, total = 0 } = turns.find((row) => row.total !== undefined) ?? {}
    return { hechas, total }
  },
})
