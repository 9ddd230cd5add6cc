/**
 * A browser that is killed within a bulk load of 1,500 rows: after each kill the data open, and hold the whole load or none of it.
 * `ROUNDS=30 npx playwright test -c e2e/engines --project=Chromium killed` has thirty kills in place of three.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { launch, type Page } from 'puppeteer-core'
import { sleep } from '#api/sleep.ts'
import { csvText, row } from '#mocks/conformance/sheets.ts'
import { serve } from '#server/files/serve.ts'
import { dist } from '../kit/host.ts'
import { chromiumLaunch } from '../run/chromium.ts'

const rounds = Number(process.env['ROUNDS'] ?? 3)
const count = 1_500

/** The same products in each round, with that round's text. */
const sheet = (round: number) =>
  csvText(Array.from({ length: count }, (_, index) => row(`Perno ${index}`, `K-${index}`).with(3, `Ronda ${round}`)))

/** Within the page: logs in, and loads the sheet. Resolves with the status. */
const load = async (text: string) => {
  const body = JSON.stringify({ usuario: 'admin', contraseña: 'admin1234' })
  await fetch('/api/verificarLogin', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  const form = new FormData()
  form.append('file', new File([text], 'carga.csv'))
  return (await fetch('/api/cargarCargaMasiva', { method: 'POST', body: form })).status
}

/** Within the page: the status of the catalogue, and how many of the load's products have each round's text. */
const readRounds = async () => {
  const response = await fetch('/api/obtenerProductos')
  const answer: unknown = await response.json()
  const found: Record<string, number> = {}
  for (const product of Array.isArray(answer) ? answer : [])
    if (product.nombre.startsWith('Perno ')) found[product.texto] = (found[product.texto] ?? 0) + 1
  return { status: response.status, found, refusal: response.ok ? undefined : JSON.stringify(answer) }
}

/** A process group of our own, which ends with all that the browser has started. */
const kill = async (browser: Awaited<ReturnType<typeof launch>>) => {
  const child = browser.process()
  if (child?.pid === undefined) throw new Error('The browser has no process.')
  const exit = once(child, 'exit')
  process.kill(-child.pid, 'SIGKILL')
  await exit
}

test('after each kill the data open, whole', async ({ browserName: _ }, { project }) => {
  test.skip(project.name !== 'Chromium', 'The others have no process that can be killed whole.')
  test.setTimeout(60_000 + rounds * 30_000)
  const profile = mkdtempSync(join(tmpdir(), 'muerto-'))
  const host = await serve(dist, 0)
  const open = async (): Promise<[Awaited<ReturnType<typeof launch>>, Page]> => {
    const browser = await launch({ ...chromiumLaunch(), userDataDir: profile, handleSIGINT: false })
    const page = await browser.newPage()
    await page.goto(`${host.url}/contactos`)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    return [browser, page]
  }
  let [browser, page] = await open()
  const began = Date.now()
  expect(await page.evaluate(load, sheet(0))).toBe(200)
  const whole = Date.now() - began
  const seen: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    void page.evaluate(load, sheet(round)).catch(() => undefined)
    // From the first to the last moment of a load, and a little beyond.
    await sleep((whole * 1.2 * round) / rounds)
    await kill(browser)
    ;[browser, page] = await open()
    const { status, found, refusal } = await page.evaluate(readRounds)
    expect.soft([round, status, refusal]).toEqual([round, 200, undefined])
    expect.soft([round, Object.values(found)]).toEqual([round, [count]])
    seen.push(Object.keys(found).join())
  }
  console.log(`a load takes ${whole} ms; after the kills: ${seen.join(', ')}`)
  await kill(browser)
  host.close()
  rmSync(profile, { recursive: true, force: true })
})
