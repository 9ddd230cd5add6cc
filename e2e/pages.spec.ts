import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { sideways } from './engines/page.ts'
import { expect, publicPages, repeats, sizes, test, watchHydration } from './kit/index.ts'

/** Layout shifts that a visitor could notice. The typeface that replaces its fallback moves words by some pixels, 0.0004 in all. */
const noticeable = (page: Page) =>
  page.evaluate(() => {
    // The typeface comes after the words, on a first visit too. The fallback has its metrics, nearly.
    return (window.shifted ?? 0) <= 0.005 ? [] : (window.shifts ?? [])
  })

/** Waits for the typeface. slow-line.spec.ts tests the shifts when the typeface comes. */
const typeface = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Archivo Variable') && status === 'loaded'),
  )

const toTheEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

for (const { path, heading, content } of publicPages) {
  const tag = ['@aspecto', ...repeats(path)]
  test(`${path}: nothing moves, nothing sticks out, axe finds nothing`, { tag }, async ({ context }) => {
    for (const size of sizes) {
      const page = await context.newPage()
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchHydration(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
      await expect(page.getByText(content).first()).toBeAttached()
      await typeface(page)
      await toTheEnd(page)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${size.width} px: width`)
        .toBeLessThanOrEqual(size.width)
      expect.soft(await axeFindings(page), `${size.width} px: axe`).toEqual([])
      expect.soft(await noticeable(page), `${size.width} px: layout shifts`).toEqual([])
      await page.close()
    }
  })
}

/** A text of one single word, as long as the API allows. */
const word = 'Largo'.repeat(50)
const long = { nombre: word, titulo: word, epigrafe: word, etiqueta: word, texto: `<p>${word}</p>`, textoboton: word }
const many = ['productos', 'novedades', 'ferias', 'servicios', 'secciones', 'videos', 'sliders', 'descargas', 'banners']

test('a long word widens no page', { tag: ['@demo', '@aspecto', '@release'] }, async ({ page, seed }) => {
  await seed({ ...Object.fromEntries(many.map((kind) => [kind, [long, long]])), contacto: [{ direccion: word }] })
  for (const { path } of publicPages) {
    await page.goto(path)
    await expect(page.getByText(/(Largo){40}/).first()).toBeAttached()
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect.soft(await page.evaluate(sideways), `${path} at ${size.width} px`).toBe(0)
    }
  }
})
