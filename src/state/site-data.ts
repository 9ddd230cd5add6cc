import { isOurs } from './our-worker.ts'
import { pageSnapshotCache } from './page-snapshots.ts'
import { isRehearsal } from './rehearsal.ts'

const deleteTimeout = 5_000

/** The company's databases and the panel's drafts. The way back, the review tools' comments and marks, and unsent messages stay. */
const databases = ['vidriera', 'vidriera-ensayo', 'vidriera-borradores', 'por-enviar-ensayo']
/** The caches of this site's workers, of every build: public/sw-leave.js names them too. Another project may share the origin. */
const isOurCache = (name: string) =>
  ['warm', 'last-good', 'pictures', `workbox-precache-v2-${location.origin}/`].includes(name) ||
  name.startsWith(pageSnapshotCache(''))
/** The storage keys of the company's site. Themes are the review tools', which read them no more. */
const companyKeys = [
  'idLogin(?:Zona)?|usuarioRecordado|zona\\.visita\\..+|marca(?:\\.sin)?|edicion|estado|escenario|api-address|api-vista',
  'listoSinConexion|sin-barra|vistos|lugar|contacto\\.(?:borrador|pedido)',
  'listas|borradores|deshacer|panel\\.(?:falta|oscuro)|cargaMasiva\\.columnas|sala\\.temas?',
]
/** Ours: the company's, and those that stay, of the review tools, 'Mi pedido' and sent orders. */
export const ourKeys = {
  company: new RegExp(`^(?:${companyKeys.join('|')})$`),
  staying: /^(?:sala(?!\.temas?$)|revisor$|pedido|enviado|demo$)/,
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name)
    deletion.addEventListener('success', () => resolve())
    deletion.addEventListener('error', () => reject(deletion.error ?? new Error('The database could not be deleted.')))
    // The database is deleted once other tabs close it; people are told to close them.
    setTimeout(() => reject(new Error('Something keeps the database open.')), deleteTimeout)
  })

const deleteCaches = async () => {
  const names = (await caches.keys()).filter(isOurCache)
  await Promise.all(names.map((name) => caches.delete(name)))
}

const unregister = async () => {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const ours = registrations.filter(({ active, waiting, installing }) => [active, waiting, installing].some(isOurs))
  await Promise.all(ours.map((registration) => registration.unregister()))
}

/** `open` gives null in some apps, and throws where a visitor forbids storage: there is nothing to delete. */
const clear = (open: () => Storage | null) => {
  try {
    const storage = open()
    for (const key of Object.keys(storage ?? {})) if (ourKeys.company.test(key)) storage?.removeItem(key)
  } catch (error) {
    console.warn(error)
  }
}

/**
 * Deletes the company and everything else that this site keeps in the browser; the next start is a first visit. A rehearsal deletes
 * nothing.
 */
export const deleteSiteData = async (): Promise<void> => {
  if (isRehearsal) throw new Error('A rehearsal deletes nothing.')
  await Promise.all(databases.map(deleteDatabase))
  await unregister()
  await deleteCaches()
  clear(() => localStorage)
  clear(() => sessionStorage)
}
