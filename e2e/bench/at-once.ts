/**
 * Much at once in the panel: 300 rows pasted into a product's sizes, a catalogue of 12,000 rows downloaded, 40 photos dropped on a product.
 * Each with its time, the page's longest task, and what the memory of the browser rises to, workers included.
 */
import type { Page } from 'playwright'
import { newContext, openApp, type Bench, type Part } from './bench.ts'
import { peakMB } from './memory.ts'
import { loadSheet, logIn, sheetOf } from './products.ts'
import { median, type Result } from './report.ts'

const rowCount = 300
const catalogueCount = 12_000
const photoCount = 40
const times = Number(process.env['BENCH_TIMES'] ?? 3)
/** In ms: a person notices a page that stands still for longer. */
const unnoticed = 100

declare global {
  interface Window {
    tasks?: number[]
  }
}

/** The page writes down each of its tasks that takes longer than 50 ms. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = (window.tasks = [])
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })

interface Done {
  readonly ms: number
  /** In ms: the longest task; 50, the shortest that the browser tells, where all were shorter. */
  readonly longest: number
  readonly memory: Awaited<ReturnType<typeof peakMB>>
}

export const during = async (page: Page, work: () => Promise<unknown>): Promise<Done> => {
  await page.evaluate(() => window.tasks?.splice(0))
  let ms = Number.NaN
  const memory = await peakMB(async () => {
    const start = performance.now()
    await work()
    // Painted, so that the task that paints counts.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    ms = performance.now() - start
  })
  // The browser tells of a task a moment after its end.
  await page.waitForTimeout(300)
  return { ms, longest: Math.max(50, ...(await page.evaluate(() => window.tasks ?? []))), memory }
}

const resultsOf = (what: string, done: readonly Done[]): Result[] => {
  const memory = done[0]?.memory
  return [
    { what, value: median(done.map(({ ms }) => ms)), unit: 'ms' },
    { what: `${what}: longest task`, value: median(done.map(({ longest }) => longest)), unit: 'ms', max: unnoticed },
    ...(memory
      ? [
          {
            what: `${what}: peak RSS of the browser (/proc)`,
            value: memory.peak,
            unit: 'MB',
            against: { what: 'before', value: memory.before },
          },
        ]
      : []),
  ]
}

const open = async (page: Page, app: string, place: string) => {
  await page.goto(`${app}/admin/panel#${place}`)
  await page.reload()
}

const pasted = Array.from({ length: rowCount }, (_, i) =>
  [`9${String(i).padStart(5, '0')}`, `M${i} x 40`, 'Caja x 100', String(7_798_123_000_000 + i)].join('\t'),
).join('\n')

const paste = async (page: Page, app: string): Promise<Record<'paste' | 'add' | 'key', Done>> => {
  await open(page, app, 's=26')
  const box = page.getByLabel('Código', { exact: true })
  await box.click()
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  const take = page.getByRole('button', { name: `Agregar ${rowCount} filas` })
  return {
    paste: await during(page, async () => {
      await page.keyboard.press('Control+v')
      await take.waitFor()
    }),
    add: await during(page, async () => {
      await take.click()
      await page.getByLabel(`Código, fila ${rowCount}`).waitFor()
    }),
    key: await during(page, async () => {
      await page.getByLabel('Código, fila 150').press('7')
    }),
  }
}

const download = async (page: Page, app: string, kind: string): Promise<Done> => {
  await open(page, app, 's=130')
  const button = page.getByRole('button', { name: `Descargar el catálogo en ${kind}` })
  await button.waitFor()
  return during(page, async () => {
    const started = page.waitForEvent('download', { timeout: 120_000 })
    await button.click()
    await started
  })
}

/** Photos of 12 megapixels and some megabytes, as a telephone takes them, ready to be dropped. */
const telephonePhotos = (page: Page, count: number) =>
  page.evaluateHandle(async (many) => {
    const [small, large] = [new OffscreenCanvas(800, 600), new OffscreenCanvas(4000, 3000)]
    const noise = new ImageData(800, 600)
    for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : Math.random() * 256
    small.getContext('2d')?.putImageData(noise, 0, 0)
    large.getContext('2d')?.drawImage(small, 0, 0, 4000, 3000)
    const photo = await large.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const files = new DataTransfer()
    for (let i = 1; i <= many; i += 1) files.items.add(new File([photo], `foto-${i}.jpg`, { type: 'image/jpeg' }))
    return files
  }, count)

const photos = async (page: Page, app: string) => {
  await open(page, app, 's=28&id=1')
  const box = page.getByLabel(/^Imágenes \(/)
  await box.waitFor()
  const tiles = page.getByRole('list', { name: 'Galería' }).getByRole('listitem')
  const before = await tiles.count()
  const dataTransfer = await telephonePhotos(page, photoCount)
  const bytes = await dataTransfer.evaluate(({ files }) => files[0]?.size ?? 0)
  const drop = await during(page, async () => {
    await box.dispatchEvent('drop', { dataTransfer })
    await tiles.nth(before + photoCount - 1).waitFor()
  })
  const scrolled = await during(page, async () => {
    for (let at = 0; at < before + photoCount; at += 6) {
      await tiles.nth(at).scrollIntoViewIfNeeded()
      await page.waitForTimeout(100)
    }
  })
  const save = await during(page, async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    // The product is saved first; the list comes once every picture is stored.
    await page.waitForURL(/#s=25/, { timeout: 300_000 })
  })
  const stored = await page.evaluate(async () => {
    const { imagenes }: { imagenes: unknown[] } = await (await fetch('/api/obtenerProducto/1')).json()
    return imagenes.length
  })
  if (stored !== before + photoCount) throw new Error(`${stored} pictures are stored, not ${before + photoCount}`)
  return { drop, scrolled, save, bytes }
}

const fresh = async ({ browser, app }: Bench) => {
  const context = await newContext(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await openApp(context, app)
  await watchTasks(page)
  await logIn(page, 'panel')
  return page
}

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

export const atOnce: Part = async (bench) => {
  const { app } = bench
  const page = await fresh(bench)
  const pastes: Awaited<ReturnType<typeof paste>>[] = []
  for (let i = 0; i < times; i += 1) pastes.push(await paste(page, app))
  await page.context().close()

  const many = await fresh(bench)
  await loadSheet(many, sheetOf(catalogueCount))
  const files: Record<'CSV' | 'XLSX', Done[]> = { CSV: [], XLSX: [] }
  for (let i = 0; i < times; i += 1)
    for (const kind of ['CSV', 'XLSX'] as const) files[kind].push(await download(many, app, kind))
  await many.context().close()

  // Each time in a new browser profile, since the photos of the time before would stay.
  const dropped: Awaited<ReturnType<typeof photos>>[] = []
  for (let i = 0; i < times; i += 1) {
    const one = await fresh(bench)
    dropped.push(await photos(one, app))
    await one.context().close()
  }
  const of = `${photoCount} photos of ${mega(dropped[0]?.bytes ?? 0)}`
  const resultsIn = <One>(what: string, all: readonly One[], part: (one: One) => Done) => resultsOf(what, all.map(part))
  return [
    ...resultsIn(`paste of ${rowCount} rows: to the preview`, pastes, (one) => one.paste),
    ...resultsIn(`paste of ${rowCount} rows: into the form`, pastes, (one) => one.add),
    ...resultsIn(`a key in a form of ${rowCount} rows`, pastes, (one) => one.key).slice(0, 2),
    ...(['CSV', 'XLSX'] as const).flatMap((kind) =>
      resultsOf(`catalogue of ${catalogueCount} rows as ${kind}`, files[kind]),
    ),
    ...resultsIn(`${of}: dropped, to their tiles`, dropped, ({ drop }) => drop),
    ...resultsIn(`${of}: looked through`, dropped, ({ scrolled }) => scrolled).slice(1),
    ...resultsIn(`${of}: saved`, dropped, ({ save }) => save),
  ]
}
