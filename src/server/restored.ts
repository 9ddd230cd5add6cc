/** What a restored base may not bring back: sessions, links, letters that may have gone, and who had left the newsletter. */
import { isAdministrator } from '#mocks/administrators.ts'
import { leaveEntry } from '#mocks/rules/bajas.ts'
import { isKeyLetter, mailNumber } from '#mocks/rules/cartas.ts'
import { lastCopy } from '#mocks/rules/publicacion.ts'
import type { Tables } from '#mocks/store/port.ts'
import { removeLeft } from './leaves.ts'

const reason = 'Esperaba en una copia restaurada, y pudo haber salido antes: enviala o borrala.'

/** Leaves the waiting letters to somebody's word; answers how many. A link for a new password is asked for again instead. */
const holdLetters = async ({ salida }: Tables): Promise<number> => {
  const waiting = await salida.until('proximo', Number.MAX_SAFE_INTEGER)
  await salida.delete(waiting.filter(isKeyLetter).map(({ id }) => id))
  const held = waiting.filter((row) => !isKeyLetter(row))
  await salida.put(held.map(({ proximo: _, desde: __, ...row }) => ({ ...row, fallo: reason })))
  return held.length
}

/** What stays of `sesiones`: all else opens an account, or counts what happened elsewhere. */
const stays = (zona: string) => zona === mailNumber || zona === lastCopy || zona.startsWith(leaveEntry)

/** Acts on a restored base; `folders` hold leaves. Answers what was done, as sentences. */
export const actOnRestore = async (inside: Tables, folders: readonly string[]): Promise<string> => {
  const { sesiones, rows } = inside
  await sesiones.delete((await sesiones.keys()).filter((zona) => !stays(zona)))
  const names = (await rows('usuarios').getAll()).filter(isAdministrator).map(({ usuario }) => String(usuario))
  return [
    'Terminaron todas las sesiones y los enlaces para contraseñas.',
    `Administradores que vuelven a estar: ${names.join(', ') || 'ninguno'}.`,
    `Suscriptores que se habían dado de baja, y se sacaron: ${await removeLeft(inside, folders)}.`,
    `Cartas que no salen solas, y quedan en Correos: ${await holdLetters(inside)}.`,
  ].join(' ')
}
