/** Return visits: every public page opens with this browser's page snapshot, before any code is there, until something is written. */
import type { Page } from '@playwright/test'
import {
  brokenPictures,
  expect,
  hydrationOf,
  isTaken,
  openControlled,
  pageSnapshots,
  rewriteFirstSlide,
  test,
  watchHydration,
} from './kit/index.ts'

test.use({ saveData: false })

/** Opens a page and waits until its snapshot is cached. */
const lastingVisit = async (page: Page, address: string) => {
  await openControlled(page, address)
  await expect.poll(() => pageSnapshots(page)).toContain(address)
}

/** Notes in every page the words that are in the document before any code runs. */
const watchFirstWords = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'readystatechange',
      () => {
        if (document.readyState === 'interactive')
          window.firstWords = document.querySelector('#root')?.textContent ?? ''
      },
      { capture: true },
    )
  })

const firstWords = (page: Page) => page.evaluate(() => window.firstWords)

declare global {
  interface Window {
    firstWords?: string
    stands?: number[]
  }
}

test.describe('further cases', { tag: '@release' }, () => {
  test('a later visit opens with the page as it was, which React hydrates', async ({ page }) => {
    await watchFirstWords(page)
    await watchHydration(page)
    for (const [address, words] of [
      ['/', 'Cada unión, a medida de la carga'],
      ['/productos?id=12', 'Volver'],
    ] as const) {
      await lastingVisit(page, address)
      // The snapshot holds nothing that the visitor opened later.
      if (address.includes('id=')) await page.goto('/productos?id=3')
      await page.goto(address)
      expect(await firstWords(page)).toContain(words)
      for (const part of ['main', 'footer a']) await isTaken(page, part)
      const { gone, shifted } = await hydrationOf(page)
      expect([address, gone]).toEqual([address, []])
      expect(shifted).toBeLessThan(0.001)
      await expect.poll(() => brokenPictures(page)).toEqual([])
    }
  })

  test('Volver opens with the list as it was, where one left it', async ({ page }) => {
    await lastingVisit(page, '/productos')
    const card = page.locator('main [data-registro] a').last()
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(500)
    await card.click()
    await expect(page.getByRole('button', { name: 'Volver' })).toBeVisible()
    await watchHydration(page)
    // The scroll position at every frame that shows something.
    await page.addInitScript(() => {
      window.stands = []
      const check = () => {
        if (document.querySelector('main h1') && !document.documentElement.hidden)
          window.stands?.push(Math.round(scrollY))
        requestAnimationFrame(check)
      }
      requestAnimationFrame(check)
    })
    await page.getByRole('button', { name: 'Volver' }).click()
    await expect(card).toBeFocused()
    for (const part of ['main', 'footer a']) await isTaken(page, part)
    expect((await hydrationOf(page)).gone).toEqual([])
    expect(await page.evaluate(() => [...new Set(window.stands)])).toEqual([left])
  })

  test('no page opens as it was before a write, nor as before a login', async ({ context, loggedInAs, page }) => {
    await watchFirstWords(page)
    await lastingVisit(page, '/productos')
    await lastingVisit(page, '/')
    const panel = await context.newPage()
    // An open page makes its snapshots anew after a write, a login included.
    await page.goto('about:blank')
    await loggedInAs('editor', undefined, panel)
    expect(await pageSnapshots(panel)).toEqual([])
    await page.goto('/')
    expect(await firstWords(page)).toBe('')
    await expect.poll(() => pageSnapshots(page)).toContain('/')
    await rewriteFirstSlide(panel, 'Despachamos a todo el país')
    const soon = await context.newPage()
    await watchFirstWords(soon)
    await soon.goto('/')
    expect(await firstWords(soon)).not.toContain('Cada unión')
    await soon.close()
    // The open pages make their snapshots anew.
    await page.close()
    await expect.poll(() => pageSnapshots(panel)).toContain('/')
    const later = await context.newPage()
    await watchFirstWords(later)
    await later.goto('/')
    expect(await firstWords(later)).toContain('Despachamos a todo el país')
    expect(await firstWords(later)).not.toContain('Cada unión')
  })

  test('nothing is cached of a page with a customer logged in', async ({ context, loggedInAs, page }) => {
    await page.clock.install()
    await loggedInAs('cliente', '/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesion' })).toBeVisible()
    await page.clock.fastForward(10_000)
    // A tab that knows of no customer, and that comes to rest later, keeps its own page alone. A logout would delete all snapshots.
    await page.evaluate(() => localStorage.removeItem('idLoginZona'))
    const other = await context.newPage()
    await lastingVisit(other, '/productos')
    expect(await pageSnapshots(page)).toEqual(['/productos'])
  })
})
