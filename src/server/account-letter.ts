import type { AccountChange } from '#mocks/call.ts'
import { atOnce } from '#mocks/rules/cartas.ts'
import type { Tables } from '#mocks/store/port.ts'

/** Writes to the address that an account had when its password or that address changes: its owner may know nothing of it. */
export const tellOwner = async (
  { salida }: Pick<Tables, 'salida'>,
  { previous, current, nombre, now, stamp }: AccountChange,
): Promise<void> => {
  const changed = [
    previous.clave !== current.clave && 'la contraseña',
    previous.email !== current.email && 'la dirección de correo',
  ].filter((words) => words !== false)
  if (changed.length === 0 || typeof previous.email !== 'string' || previous.email === '') return
  const texto = `${changed.length === 1 ? 'Cambió' : 'Cambiaron'} ${changed.join(' y ')} de la cuenta ${nombre}.\n\nSi no fuiste vos, avisale enseguida a quien administra el sitio.`
  const [created_at, proximo] = [new Date(now).toISOString(), atOnce(now, stamp)]
  await salida.add([{ a: [previous.email], asunto: 'Cambió tu cuenta', texto, created_at, proximo }])
}
