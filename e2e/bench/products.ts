/** Makes many products: as records, as a bulk load's sheet, and loaded by the app's own calls. */
import type { Page } from 'playwright'
import { producto } from '#mocks/fixtures/producto.ts'
import { accounts } from '#mocks/seed/accounts.ts'
import { columns } from '#contract/bulk-columns.ts'
import type { Producto } from '#contract/producto.ts'

const kinds = ['Bulón hexagonal', 'Tornillo Allen', 'Tirafondo', 'Varilla roscada', 'Bulón carruaje']
const diameters = [5, 6, 8, 10, 12, 14, 16, 20]

const productOf = (n: number, sizes: number) =>
  producto({
    id: n,
    orden: n,
    nombre: `${kinds[n % kinds.length]}, línea ${n}`,
    destacado: n <= 8 ? 1 : 0,
    texto: '<p>Acero al carbono, zincado, para uso general.</p>',
    imagenes: [],
    sub_productos: Array.from({ length: sizes }, (_, at) => ({
      // A code that the demo company has not.
      codigo: `${String(n).padStart(5, '0')}${at}0`,
      tamaño: `M${diameters[n % diameters.length]} x ${30 + 10 * at}`,
      pack: `Caja x ${50 * (1 + (at % 3))}`,
      codigobarra: String(7_790_000_000_000 + n * 1_000 + at),
    })),
  })

export const productsOf = (count: number, sizes: number) =>
  Array.from({ length: count }, (_, at) => productOf(at + 1, sizes))

/** Products as CSV, a row each size. */
export const sheetOf = (products: readonly Producto[]) =>
  [
    columns.join(';'),
    ...products.flatMap(({ sub_productos, ...product }) =>
      sub_productos.map((size) => {
        const cells: Record<string, unknown> = { ...product, ...size }
        return columns.map((column) => cells[column]).join(';')
      }),
    ),
  ].join('\r\n')

/** Makes a JSON call to the API from the app's page. */
export const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([url, json]) => {
      const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json })
      if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    [path, JSON.stringify(body)] as const,
  )

/** Logs in to the panel, in the backend and in the app. */
export const logIn = async (page: Page) => {
  const contraseña = accounts.find(({ cuenta }) => cuenta === 'admin')?.clave
  await post(page, '/api/verificarLogin', { usuario: 'admin', contraseña })
  await page.evaluate(() => localStorage.setItem('idLogin', '1'))
}

/** Loads a sheet by bulk load. Returns the time in ms. */
export const loadSheet = (page: Page, csv: string) =>
  page.evaluate(async (text) => {
    const form = new FormData()
    form.append('file', new File([text], 'productos.csv', { type: 'text/csv' }))
    const start = performance.now()
    const response = await fetch('/api/cargarCargaMasiva', { method: 'POST', body: form })
    if (!response.ok) throw new Error(await response.text())
    await response.json()
    return performance.now() - start
  }, csv)
