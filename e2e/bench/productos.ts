/** /productos with 30 and 5,000 products, each with a picture: time to content, and frames while scrolling. */
import type { Page } from 'playwright'
import { newContext, openApp, type Bench, type Part } from './bench.ts'
import { seed } from '../../mocks/seed/index.ts'
import { addPictures, loadSheet, logIn, sheetOf } from './products.ts'
import { median, quantile, type Result } from './report.ts'
import { visit, watchHeadings } from './visible.ts'

const times = 9
const [first] = seed.tables.productos.toSorted((a, b) => a.orden - b.orden)

/** In ms: the times between frames while the page scrolls 150 px a frame, down and up again. */
const scrollFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let [last, step] = [performance.now(), 150]
        const frame = (now: number) => {
          frames.push(now - last)
          last = now
          const { scrollTop, scrollHeight, clientHeight } = document.documentElement
          if (scrollTop + clientHeight >= scrollHeight - 1) step = -150
          if (scrollTop === 0) step = 150
          scrollBy({ top: step, behavior: 'instant' })
          if (frames.length < 240) requestAnimationFrame(frame)
          else resolve(frames.slice(1))
        }
        requestAnimationFrame(frame)
      }),
  )

const withProducts = async ({ browser, app }: Bench, count: number): Promise<Result[]> => {
  const context = await newContext(browser)
  await watchHeadings(context, [first?.nombre ?? ''])
  const page = await openApp(context, app)
  await logIn(page, 'panel')
  await loadSheet(page, sheetOf(count - seed.tables.productos.length))
  await addPictures(page)
  const content: number[] = []
  for (let i = 0; i < times; i += 1) content.push(await visit(page, `${app}/productos`))
  const frames = await scrollFrames(page)
  await context.close()
  const name = count.toLocaleString('en-US')
  return [
    { what: `${name} products, time to content`, value: median(content), unit: 'ms' },
    { what: `${name} products, scroll frame p50`, value: median(frames), unit: 'ms' },
    { what: `${name} products, scroll frame p95`, value: quantile(frames, 0.95), unit: 'ms' },
  ]
}

export const productos: Part = async (bench) => {
  const few = await withProducts(bench, 30)
  const many = await withProducts(bench, 5_000)
  const [fewContent, manyContent] = [few[0], many[0]]
  if (!fewContent || !manyContent) return []
  const against = { what: '30 products', value: fewContent.value }
  return [...few, { ...manyContent, against }, ...many.slice(1)]
}
