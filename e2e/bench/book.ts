/** A price list of 20,000 rows as XLSX in the zone: time to the first rows, time from a key to its result, frames while scrolling. */
import writeXlsxFile from 'write-excel-file/node'
import type { Page } from 'playwright'
import { rowsOf } from '../kit/panel.ts'
import { newContext, openApp, type Part } from './bench.ts'
import { logIn } from './products.ts'
import { median, type Result } from './report.ts'

const count = 20_000
const times = 3

const head = ['Código', 'Producto', 'Tamaño', 'Pack', 'Código de barras', 'Precio sin IVA ($)']
const rowOf = (n: number) => [
  String(n).padStart(6, '0'),
  `Bulón hexagonal, línea ${n % 300}`,
  `M${6 + (n % 20)} x ${20 + (n % 90)}`,
  `Caja x ${50 * (1 + (n % 3))}`,
  String(7_790_000_000_000 + n),
  n * 1.37,
]

const book = async (): Promise<string> => {
  const rows = [head, ...Array.from({ length: count }, (_, n) => rowOf(n))]
  const packed = await writeXlsxFile(
    rows.map((row) => row.map((value) => ({ value }))),
    {},
  ).toBuffer()
  return packed.toString('base64')
}

const upload = (page: Page, bytes: string) =>
  page.evaluate(async (base64) => {
    const form = new FormData()
    form.append('file', new File([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], 'lista.xlsx'))
    form.append('orden', '1')
    form.append('Npedido', 'Banco de pruebas')
    const { id }: { id: number } = await (await fetch('/api/crearFileZona', { method: 'POST', body: form })).json()
    return id
  }, bytes)

/** In ms, from the page's first script to painted rows. */
const opening = async (page: Page, address: string): Promise<number> => {
  await page.goto(address)
  await rowsOf(page).first().waitFor()
  return page.evaluate(() => performance.now())
}

const found = async (page: Page, query: string): Promise<number> => {
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const counter = document.querySelector('main output')
        const start = performance.now()
        const observer = new MutationObserver(() => {
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        })
        if (counter) observer.observe(counter, { childList: true, characterData: true, subtree: true })
      }),
  )
  await page.getByRole('searchbox').fill(query)
  return painted
}

/** In ms: the longest frame while the whole sheet scrolls by. */
const scrolling = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const box = document.querySelector('table')?.parentElement
    let longest = 0
    let before = performance.now()
    for (let step = 1; step <= 60; step += 1) {
      if (box) box.scrollTop = (box.scrollHeight * step) / 60
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
      longest = Math.max(longest, performance.now() - before)
      before = performance.now()
    }
    return longest
  })

export const priceList: Part = async ({ browser, app }): Promise<Result[]> => {
  const page = await openApp(await newContext(browser), app)
  await logIn(page, 'panel')
  const id = await upload(page, await book())
  await logIn(page, 'zona')
  const opened: number[] = []
  for (let i = 0; i < times; i += 1) opened.push(await opening(page, `${app}/zonaPrivada?id=${id}`))
  const keys: number[] = []
  for (const query of ['m12x50', 'm12', '0199', 'linea 77', '']) keys.push(await found(page, query))
  return [
    { what: `XLSX of ${count} rows: address to first rows`, value: median(opened), unit: 'ms' },
    { what: `XLSX of ${count} rows: search to painted`, value: median(keys), unit: 'ms', max: 100 },
    { what: `XLSX of ${count} rows: longest frame of a scroll through all`, value: await scrolling(page), unit: 'ms' },
  ]
}
