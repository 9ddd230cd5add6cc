export interface Sent {
  readonly a: string[]
  readonly asunto: string
  readonly texto: string
}

/** The letters that the embedded backend sent. No call tells them, so the database is read, in the page. The database must exist. */
export const readOutbox = (database: string) =>
  new Promise<Sent[]>((resolve) => {
    const opening = indexedDB.open(database)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('salida').objectStore('salida').getAll()
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result)
      })
    })
  })
