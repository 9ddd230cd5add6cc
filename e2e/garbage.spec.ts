/** Stored data may be broken, or written by another build or by hand: every page opens all the same. */
import type { Page } from '@playwright/test'
import { expect, publicPages, test } from './kit/index.ts'

const garbage = [
  '',
  ' ',
  '{',
  'null',
  'true',
  '-1',
  '1e999',
  '[]',
  '[[]]',
  '{"0":{"url":5}}',
  '["javascript:alert(1)", {}, null]',
  '"\\ud800"',
  '<img src=x onerror=alert(1)>',
  '{"__proto__":{"a":1}}',
  'x'.repeat(100_000),
]

/** Writes garbage under every name that the app has read or written so far, and under the names that it may use. */
const spoil = (page: Page, value: string) =>
  page.evaluate(
    ([text]) => {
      const candidate = [
        'idLogin',
        'idLoginZona',
        'lugar',
        'listas',
        'mirada',
        'api-address',
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]
      const notes = candidate.concat(['/', '/productos', '/novedades', '/contactos'].map((path) => `lecturas ${path}`))
      for (const storage of [localStorage, sessionStorage]) for (const name of notes) storage.setItem(name, text)
    },
    [value] as const,
  )

const byName = (values: readonly string[]) => values.map((value) => JSON.stringify(value.slice(0, 12))).join(', ')

for (const first of [0, 5, 10]) {
  const values = garbage.slice(first, first + 5)
  test(`storage full of ${byName(values)} breaks no page`, { tag: ['@aspecto', '@release'] }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    for (const [at, value] of values.entries()) {
      for (const { path, heading } of publicPages.filter((_, i) => i % values.length === at)) {
        await spoil(page, value)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: heading }), value.slice(0, 30)).toBeAttached()
      }
      await spoil(page, value)
    }
    await page.goto('/admin/login')
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  })
}
