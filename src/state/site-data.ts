import { isRehearsal } from './rehearsal.ts'

const deleteTimeout = 5_000

/** Databases that are not the company's: the way back, restore points of earlier builds, the review tools' comments and marks, unsent messages. */
const staying = new Set(['vidriera-vuelta', 'vidriera-puntos', 'vidriera-sala', 'por-enviar'])
/** Storage keys that are not the company's: the review tools', 'Mi pedido' and sent orders. */
const isStaying = (key: string) => /^(sala|revisor|recorrido|pedido|enviado|demo)/.test(key)

export const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error('The database could not be deleted.')))
    // The database is deleted once other tabs close it; people are told to close them.
    setTimeout(() => reject(new Error('Something keeps the database open.')), deleteTimeout)
  })

const deleteDatabases = async () => {
  const databases = await indexedDB.databases()
  await Promise.all(
    databases
      .map(({ name = '' }) => name)
      .filter((name) => !staying.has(name))
      .map(deleteDatabase),
  )
}

const deleteCaches = async () => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

const unregister = async () => {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

const clear = (storage: Storage) => {
  for (const key of Object.keys(storage)) if (!isStaying(key)) storage.removeItem(key)
}

/**
 * Deletes the company and everything else that this site keeps in the browser; the next start is a first visit. A rehearsal deletes
 * nothing.
 */
export const deleteSiteData = async (): Promise<void> => {
  if (isRehearsal) throw new Error('A rehearsal deletes nothing.')
  await deleteDatabases()
  await unregister()
  await deleteCaches()
  clear(localStorage)
  clear(sessionStorage)
}
