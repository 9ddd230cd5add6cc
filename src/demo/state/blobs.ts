/** What an engine keeps of a blob: a private window of WebKit cannot store one, its bytes it can. */
import { done } from '../database.ts'

/** Tries it in a transaction that is called off. Where there is no room it says so. */
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

export const asBlob = (value: unknown, type: unknown = ''): Blob | undefined => {
  if (value instanceof Blob) return value
  return value instanceof ArrayBuffer ? new Blob([value], { type: typeof type === 'string' ? type : '' }) : undefined
}
