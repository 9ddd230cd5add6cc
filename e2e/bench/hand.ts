/**
 * Taps before hydration: every control of every public page is tapped some time after the first paint of a visit with slow code. The
 * result is compared with the same tap on a loaded page. The bench counts the taps with another result.
 */
import type { Browser, Page } from 'playwright'
import { newContext, type Part } from './bench.ts'
import type { Result } from './report.ts'

const paths = [
  '/',
  '/empresa',
  '/productos',
  '/productos?id=1',
  '/servicios',
  '/descargas',
  '/novedades?id=1',
  '/ferias?id=1',
  '/videos',
  '/contactos',
]
const after = [0, 200, 600, 1_500]
/** In ms: the delay of each code file. */
const late = 700

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? ''
const kindOf = (name: string) =>
  name.replaceAll(/\d[\d .]*|(?<=medidas de ).*(?= a mi)|(?<=^Reproducir |^Ampliar ).*/g, '#').trim()

/** Controls without a visible result, links to other programs and copied codes, and the notices' own, which come and go by time. */
const leads = /^(Imprimir|Copiar.*|Cerrar aviso|#*)$/

/** One of many controls that look alike, over all pages. */
const controlsOf = async (page: Page, known: Set<string>) => {
  const found: number[] = []
  for (const [place, name] of (
    await page
      .locator('button:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''))
  ).entries()) {
    const kind = kindOf(name)
    if (known.has(kind) || leads.test(kind)) continue
    known.add(kind)
    found.push(place)
  }
  return found
}

/** The visible state of a page: names, states, open parts. */
const stateOf = (page: Page) =>
  page.evaluate(() =>
    [
      location.pathname + location.search,
      ...[...document.querySelectorAll('[role=dialog]')].map(
        (dialog) => `dialog ${dialog.querySelector('h2')?.textContent ?? ''}`,
      ),
      ...[...document.querySelectorAll('button')]
        .filter((button) => !button.closest('[role=dialog]') && button.getAttribute('aria-label') !== 'Cerrar aviso')
        .map((button) =>
          [
            button.getAttribute('aria-label') ?? button.textContent,
            button.ariaExpanded,
            button.ariaPressed,
            button.getAttribute('aria-current'),
          ].join(' '),
        ),
      ...[...document.querySelectorAll('[role=alert], [aria-invalid=true]')].map((said) => said.textContent ?? ''),
    ].join('\n'),
  )

const open = async (browser: Browser, url: string, slow: boolean, width: number) => {
  const context = await newContext(browser)
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (slow) {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, late)
      })
      await route.continue().catch(() => undefined)
    })
  }
  await page.goto(url, { waitUntil: slow ? 'commit' : 'load' })
  await page.locator('h1').waitFor({ state: 'attached' })
  if (!slow) await page.waitForTimeout(3_000)
  return page
}

const settled = async (page: Page, ms: number) => {
  await page.waitForTimeout(ms)
  const state = await stateOf(page)
  await page.context().close()
  return state
}

const tap = (page: Page, place: number) =>
  page
    .locator('button:visible')
    .nth(place)
    .click({ timeout: 5_000, noWaitAfter: true })
    .catch(() => undefined)

/** The visible state after a tap on a loaded page. */
const wantedOf = async (browser: Browser, url: string, place: number, width: number) => {
  const page = await open(browser, url, false, width)
  await tap(page, place)
  return settled(page, 2_500)
}

const tappedAfter = async (
  browser: Browser,
  url: string,
  place: number,
  { ms, width }: { ms: number; width: number },
) => {
  const page = await open(browser, url, true, width)
  await page.waitForTimeout(ms)
  const name = await page
    .locator('button:visible')
    .nth(place)
    .evaluate(nameOf)
    .catch(() => '')
  await tap(page, place)
  return { name, state: await settled(page, 8_000) }
}

export const hand: Part = async ({ browser, app }) => {
  const known = new Set<string>()
  const missed: string[] = []
  let tapped = 0
  for (const width of [1440, 375]) {
    for (const path of paths) {
      const first = await open(browser, app + path, false, width)
      const places = await controlsOf(first, known)
      await first.context().close()
      for (const place of places) {
        const wanted = await wantedOf(browser, app + path, place, width)
        const taps = await Promise.all(
          after.map(async (ms) => ({ ms, ...(await tappedAfter(browser, app + path, place, { ms, width })) })),
        )
        tapped += 1
        for (const { ms, name, state } of taps)
          if (state !== wanted) missed.push(`${path} at ${width} px, «${name}» after ${ms} ms`)
      }
    }
  }
  for (const miss of missed) console.log(miss)
  return after.map((ms): Result => ({
    what: `taps ${ms} ms after the page is seen that miss, of ${tapped} kinds of control`,
    value: missed.filter((miss) => miss.endsWith(` after ${ms} ms`)).length,
    unit: 'taps',
    max: 0,
  }))
}
