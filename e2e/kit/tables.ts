/** Writes the embedded backend's tables directly, for data that no call writes. The database must exist. */
import type { Page } from '@playwright/test'
import type { Seed } from '#mocks/store/rows.ts'
import { getContentType, getFileName } from '#mocks/file-types.ts'

/** Replaces the tables' rows, and adds files. */
export const writeTables = (page: Page, database: string, { tables, files }: Seed) =>
  page.evaluate(
    async ([name, rows, added]) => {
      // An answer means that the database exists.
      await fetch('/api/obtenerLogos')
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error ?? new Error(name)))
        })
      const db = await done(indexedDB.open(name))
      const writing = db.transaction([...Object.keys(rows), 'archivosGuardados'], 'readwrite')
      for (const [table, records] of Object.entries(rows)) {
        writing.objectStore(table).clear()
        for (const record of records) writing.objectStore(table).put(record)
      }
      for (const file of added) writing.objectStore('archivosGuardados').put(file)
      await new Promise((resolve, reject) => {
        writing.addEventListener('complete', resolve)
        writing.addEventListener('abort', () => reject(writing.error ?? new Error(name)))
      })
      db.close()
      // Stored page snapshots show the old records.
      for (const stored of await caches.keys()) if (stored.startsWith('looks ')) await caches.delete(stored)
    },
    [
      database,
      tables,
      files.map((asset) => ({ name: getFileName(asset), type: getContentType(asset), asset })),
    ] as const,
  )
