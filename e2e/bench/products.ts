/** Makes many products: as a bulk load's sheet, as records, and loaded by the app's own calls. */
import type { Page } from 'playwright'
import { accounts } from '../../mocks/seed/accounts.ts'
import { columns } from '../../src/contract/carga-masiva.ts'

const texto = '<p>Acero al carbono, zincado, para uso general.</p>'
const barcode = (n: number) => String(7_790_000_000_000 + n)

/** The nth product's record, as a bulk load stores it. */
export const recordOf = (n: number) => ({
  orden: 1000 + n,
  nombre: `Producto ${n}`,
  texto,
  destacado: 0,
  sub_productos: [{ codigo: String(n).padStart(6, '0'), tamaño: 'M8 x 40', pack: '100', codigobarra: barcode(n) }],
})
const recordsOf = (count: number) => Array.from({ length: count }, (_, i) => recordOf(i + 1))

const lineOf = ({ sub_productos: [sub], ...record }: ReturnType<typeof recordOf>) => {
  const cells: Record<string, unknown> = { ...record, ...sub }
  return columns.map((column) => cells[column]).join(';')
}

/** The products as CSV, one row each. */
export const sheetOf = (count: number) => [columns.join(';'), ...recordsOf(count).map(lineOf)].join('\r\n')

const passwordOf = (name: string) => accounts.find(({ cuenta }) => cuenta === name)?.clave ?? ''

/** Logs in to panel or zone, in the backend and in the app. */
export const logIn = async (page: Page, where: 'panel' | 'zona') => {
  const name = where === 'panel' ? 'admin' : 'cliente'
  const [path, field, key] =
    where === 'panel'
      ? (['/api/verificarLogin', 'usuario', 'idLogin'] as const)
      : (['/api/verificarLoginZona', 'nombre', 'idLoginZona'] as const)
  await post(page, path, { [field]: name, contraseña: passwordOf(name) })
  await page.evaluate((stored) => localStorage.setItem(stored, '1'), key)
}

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
