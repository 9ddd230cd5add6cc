const patience = 5_000

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error('The database could not be deleted.')))
    // It is deleted once the other tabs let go of it; a person is told to close them.
    setTimeout(() => reject(new Error('Something keeps the database open.')), patience)
  })

const deleteDatabases = async () => {
  const databases = await indexedDB.databases()
  await Promise.all(databases.map(({ name = '' }) => deleteDatabase(name)))
}

const deleteCaches = async () => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

const unregister = async () => {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
}

/** Everything that this site keeps in the browser. It starts as on the first visit afterwards. */
export const deleteSiteData = async (): Promise<void> => {
  await deleteDatabases()
  await unregister()
  await deleteCaches()
  localStorage.clear()
  sessionStorage.clear()
}
