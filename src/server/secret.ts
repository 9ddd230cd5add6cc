/** A random text of this database, which no caller learns. */
import { randomBytes } from 'node:crypto'
import { findRow, type Store } from '#mocks/store/port.ts'

const zona = 'secreto del servidor'

export const readSecret = async (store: Store, now: number): Promise<string> => {
  const stored = (await findRow(store.sesiones, zona))?.secreto
  if (stored !== undefined) return stored
  const fresh = randomBytes(24).toString('base64url')
  return store.write(now, async ({ sesiones }) => {
    // Another process may have been quicker.
    const current = (await findRow(sesiones, zona))?.secreto
    if (current === undefined) await sesiones.put([{ zona, idUsuario: 0, secreto: fresh }])
    return current ?? fresh
  })
}
