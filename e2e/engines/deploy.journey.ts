/** A deploy in steps, and a site that leaves, in every engine. One visitor meets both. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startCdn, type Cdn } from '../kit/cdn.ts'
import { builds, dist, nextText, text } from '../kit/host.ts'
import { expect, test as base } from './life.ts'

const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({ browserName: _ }, use) => {
      const cdn = await startCdn(dist)
      await use(cdn)
      cdn.close()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ cdn }, use) => use({ url: cdn.url, stop: cdn.close, serve: async (dir) => cdn.deploy(dir) }),
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: /status of 404|not found|ServiceWorker|JSHandle@error/ })

test('a deploy of which a file is late installs nothing, and later all', async ({ life, cdn }) => {
  const visitor = life.visitor()
  await visitor.open('/')
  await visitor.sees('Listo para usar sin conexión')
  cdn.deploy(builds.next, (path) => path === '/shell.html')
  await visitor.open('/')
  await expect.poll(() => cdn.requestedPaths.filter((path) => path === '/shell.html').length).toBeGreaterThan(1)
  await visitor.open('/')
  await visitor.sees(text)
  cdn.deploy(builds.next)
  await visitor.open('/')
  await visitor.sees('Hay una versión nueva')
  await visitor.clicks('button', 'Actualizar')
  await visitor.seesAtLast(nextText)
})

test.describe('leaving', () => {
  // The old page asks for an API, and for code, that are gone with its worker.
  test.use({
    expectedErrors:
      /status of 404|not found|ServiceWorker|JSHandle@error|ApiError|Importing a module script|Unhandled Promise Rejection$/,
  })

  test('the site is left to the next one', async ({ life, cdn }) => {
    const visitor = life.visitor()
    cdn.put({ '/': '<p>Otro sitio</p>', '/sw.js': readFileSync(join(builds.next, 'sw-leave.js'), 'utf8') })
    // The first visits may still be the old site's, whose worker gives way once it is idle: a visit a second keeps it busy.
    await expect(async () => {
      await visitor.open('/').catch(() => undefined)
      expect(await visitor.run(() => document.body.textContent)).toContain('Otro sitio')
    }).toPass({ intervals: [1_000, 5_000, 10_000] })
  })
})
