/** Dexie alone over the app's table, to measure a bulk load against. */
import { Dexie } from 'dexie'

const addRaw = async (rows: readonly object[]): Promise<number> => {
  await Dexie.delete('raw')
  const db = new Dexie('raw', { chromeTransactionDurability: 'strict' })
  db.version(1).stores({ productos: '++id, orden, nombre' })
  await db.open()
  const start = performance.now()
  await db.table('productos').bulkAdd(rows)
  const ms = performance.now() - start
  db.close()
  return ms
}

declare global {
  interface Window {
    addRaw: typeof addRaw
  }
}
window.addRaw = addRaw
