/** 10,000 products: a bulk load from a sheet, against Dexie's bulkAdd of the same records; and reading their list. */
import { interleave, newContext, openApp, type Bench, type Part } from './bench.ts'
import { buildScript } from './build-script.ts'
import { loadSheet, logIn, recordsOf, sheetOf } from './products.ts'
import { median } from './report.ts'

const count = 10_000
const times = 5
const listTimes = 9

const openRaw = async ({ browser, tempDir, host }: Bench) => {
  const dir = tempDir()
  await buildScript(dir, 'raw-page.ts', 'raw.js')
  const page = await (await newContext(browser)).newPage()
  await page.goto(await host(dir))
  await page.addScriptTag({ url: '/raw.js' })
  return page
}

export const bulk: Part = async (bench) => {
  const raw = await openRaw(bench)
  const [records, csv] = [recordsOf(count), sheetOf(count)]
  const lists: number[] = []
  const intoApp = async () => {
    const context = await newContext(bench.browser)
    const page = await openApp(context, bench.app)
    await logIn(page, 'panel')
    const ms = await loadSheet(page, csv)
    for (let i = 0; i < listTimes; i += 1)
      lists.push(
        await page.evaluate(async () => {
          const start = performance.now()
          await (await fetch('/api/obtenerProductos')).json()
          return performance.now() - start
        }),
      )
    await context.close()
    return ms
  }
  const found = await interleave(times, {
    app: intoApp,
    raw: () => raw.evaluate((rows) => window.addRaw(rows), records),
  })
  const ms = median(found.app)
  return [
    {
      what: `bulk load of ${count} products`,
      value: ms,
      unit: 'ms',
      against: { what: 'Dexie bulkAdd', value: median(found.raw), max: 2 },
    },
    { what: 'bulk load, rows a second', value: (count / ms) * 1000, unit: 'rows/s' },
    { what: `list of ${count} products, parsed`, value: median(lists), unit: 'ms' },
  ]
}
