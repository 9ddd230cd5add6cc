export interface Sent {
  readonly a: string[]
  readonly asunto: string
  readonly texto: string
}

/** What a backend sent: no call tells, so its database is read, in the page or in this process, and must be there by then. */
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
