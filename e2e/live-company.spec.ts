/** A live site's server puts the company into the shell as it serves it: the next visit opens with the company of today. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startCdn, type Cdn } from './kit/cdn.ts'
import { builds, controlled, expect, test } from './kit/index.ts'

// The host has files only, no API.
test.use({ build: 'live', expectedErrors: /status of 404|solo tiene archivos|ApiError/ })

const shellOf = (nombre: string) =>
  readFileSync(join(builds.live, 'shell.html'), 'utf8').replace(
    '</head>',
    `<script type="application/json" id="marca-guardada">{"nombre":"${nombre}"}</script></head>`,
  )

const keptShell = (page: Page) =>
  page.evaluate(async () => (await caches.match('/shell.html', { ignoreSearch: true }))?.text())

const visit = async (page: Page, cdn: Cdn, nombre: string) => {
  cdn.put({ '/shell.html': shellOf(nombre) })
  await page.goto(`${cdn.url}/admin/login`)
  await controlled(page)
  await expect.poll(() => keptShell(page)).toContain(`{"nombre":"${nombre}"}`)
}

test("a company's change is on the next visit's page, and a cleared cache returns with it", async ({ page }) => {
  const cdn = await startCdn(builds.live)
  await visit(page, cdn, 'El Tala')
  await visit(page, cdn, 'El Aromo')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await visit(page, cdn, 'El Ceibo')
  cdn.close()
})
