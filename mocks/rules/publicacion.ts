import { defineRules } from '../call.ts'
import { isOver } from '../sessions.ts'

/** The prefix of rows of `sesiones` that hold a server process's turn to publish the site, and its progress. */
export const pagesTurn = 'publicar '
/** The row of `sesiones` with the moment of the last good copy. */
export const lastCopy = 'copia'

export const publicacion = defineRules({
  obtenerPublicacion: async (_, { db, makesCopies }) => {
    const rows = await db.sesiones.getAll()
    const turns = rows.filter((row) => row.zona.startsWith(pagesTurn) && !isOver(row))
    const { hechas = 0, total = 0 } = turns.find((row) => row.total !== undefined) ?? {}
    const made = rows.find(({ zona }) => zona === lastCopy)?.momentos?.[0]
    return {
      hechas,
      total,
      ...(makesCopies && { copia: made === undefined ? '' : new Date(made).toISOString() }),
    }
  },
})
