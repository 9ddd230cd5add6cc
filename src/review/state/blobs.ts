/** Stored bytes of files: a private window of WebKit stores an ArrayBuffer, but no Blob. */
import { done } from '../database.ts'

/** Whether this browser stores a Blob, tried in a transaction that is aborted. Throws where there is no room. */
export const keepsBlobs = async (database: IDBDatabase, table: string): Promise<boolean> => {
  const transaction = database.transaction(table, 'readwrite')
  const store = transaction.objectStore(table)
  const over = new Promise((resolve) => {
    for (const end of ['abort', 'complete']) transaction.addEventListener(end, resolve)
  })
  try {
    await done(store.put({ [String(store.keyPath)]: '-', blob: new Blob(['']) }))
    transaction.abort()
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'QuotaExceededError') throw error
    return false
  } finally {
    await over
  }
}

export const storable = async (blob: Blob, asBlob: boolean): Promise<Blob | ArrayBuffer> =>
  asBlob ? blob : blob.arrayBuffer()
