import { expect, type Locator, type Page } from '@playwright/test'

/** Opens 'Datos', the review tool for the whole company, over the page. */
export const openState = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Sala de revisión' }).click()
  const review = page.getByRole('complementary', { name: 'Sala de revisión' })
  await review.getByRole('button', { name: 'Datos', exact: true }).first().click()
  await expect(review.getByRole('heading', { name: 'Lo que cambió' })).toBeVisible()
  return review
}

/** Loads a saved company through 'Datos'. Fails with the reason where the file is refused. */
export const loadState = async (page: Page, path: string): Promise<void> => {
  const review = await openState(page)
  await review.getByLabel('Archivo de estado').setInputFiles(path)
  await review.getByRole('button', { name: 'Cargar y reemplazar todo' }).click()
  await expect(review.getByText(/^Cargado: los datos son los de /)).toBeVisible()
  await review.getByRole('button', { name: 'Cerrar la sala' }).click()
}

/** The rows of a table of this browser, files by their names; none while the table is not there. */
export const storedRows = (page: Page, name: string, table: string): Promise<object[]> =>
  page.evaluate(
    async ([database, store]) => {
      // Opening a database that is not there would create it.
      if (!(await indexedDB.databases()).some((one) => one.name === database)) return []
      return new Promise<object[]>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('error', () => reject(opening.error ?? new Error(database)))
        opening.addEventListener('success', () => {
          const { result } = opening
          if (!result.objectStoreNames.contains(store)) return resolve([])
          const reading = result.transaction(store).objectStore(store).getAll()
          reading.addEventListener('success', () => {
            result.close()
            const text = JSON.stringify(reading.result, (_, value) => (value instanceof File ? value.name : value))
            resolve(JSON.parse(text))
          })
        })
      })
    },
    [name, table] as const,
  )

/** The company's whole database as text to compare, files by their bytes. */
export const stored = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const bytes = async (blob: Blob) =>
      Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer()))).join(' ')
    const database = await done(indexedDB.open('vidriera'))
    const names = [...database.objectStoreNames].filter((name) => name !== 'sesiones')
    const transaction = database.transaction(names)
    const tables = await Promise.all(
      names.map(
        async (name) => [name, await done<Record<string, unknown>[]>(transaction.objectStore(name).getAll())] as const,
      ),
    )
    database.close()
    const plain = async ([name, rows]: (typeof tables)[number]) =>
      [
        name,
        await Promise.all(
          rows.map(async ({ blob, renditions: _renditions, ...row }) => ({
            ...row,
            ...(blob instanceof Blob && { blob: await bytes(blob) }),
          })),
        ),
      ] as const
    return Object.fromEntries(await Promise.all(tables.map(plain)))
  })
