/** Imported first: what the app keeps in the page's memory, storage and databases concerns one story alone. */
import { promisifyRequest } from 'idb-keyval'
import { keepOwn } from '#review/tab/own-storage.ts'
import { ourKeys } from '#state/site-data.ts'
import { resetStores } from './zustand.ts'

const real = localStorage
/** Who is logged in stays in the page as well, for a sheet shows many of them side by side. */
const logOut = () => keepOwn({}, real)
logOut()

/** Whether the app knows a key of storage for its own. */
export const isOurs = (key: string): boolean => ourKeys.company.test(key) || ourKeys.staying.test(key)

const emptyStorage = (storage: Storage) => {
  for (const key of Object.keys(storage)) if (isOurs(key)) storage.removeItem(key)
}

const emptyDatabases = async () => {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await promisifyRequest(indexedDB.open(name))
    for (const table of database.objectStoreNames)
      await promisifyRequest(database.transaction(table, 'readwrite').objectStore(table).clear())
    database.close()
  }
}

/** The app as at its first visit: for a story, whose predecessor has gone from the page. */
export const forgetStory = async (): Promise<void> => {
  resetStores()
  logOut()
  emptyStorage(real)
  emptyStorage(sessionStorage)
  await emptyDatabases()
}
