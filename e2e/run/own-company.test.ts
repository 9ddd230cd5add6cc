/** A company that has said its name and nothing else: no word of the site's own company, its trade or its agency stands anywhere. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCookie, endAll, startProcess } from '#server/http/process.ts'
import { readSeed } from '#server/http/seeds.ts'
import { readLetterhead } from '#server/letterhead.ts'
import { toLetter } from '#server/mail/letter.ts'
import { usuarios } from '#mocks/seed/usuarios.ts'
import { memoryStore } from '#mocks/store/memory.ts'
import { getScreens } from '#panel/sections/section.ts'
import { everySection } from '#panel/sections/index.ts'
import { closed, open } from '#site/page-kinds.ts'
import { foreignIn, wordsOn } from '../kit/foreign.ts'
import { shellLaunch } from './chromium.ts'

const nombre = 'Ferretería El Tala'
const site = 'https://www.example.com'

const folder = mkdtempSync(join(tmpdir(), 'own-company-'))
const dist = resolve('node_modules/.cache/own-company')

/** An empty company with an account. */
const seed = async () => {
  const { tables, files } = await readSeed('vacia')
  return {
    tables: {
      ...tables,
      marca: [{ id: 1, nombre }],
      usuarios: usuarios.slice(0, 1).map((one) => ({ ...one, email: 'dueña@example.com' })),
    },
    files,
  }
}

let url = ''
beforeAll(async () => {
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: dist, VITE_API_URL: '/', VITE_SITE_URL: site },
  })
  const SEED = join(folder, 'seed.json')
  writeFileSync(SEED, JSON.stringify(await seed()))
  const started = await startProcess({ OUT_DIR: dist, DATA: join(folder, 'data'), SEED }, [
    resolve('src/server/main.ts'),
  ])
  url = started.url
}, 240_000)
afterAll(() => {
  endAll()
  for (const one of [folder, dist]) rmSync(one, { recursive: true, force: true })
})

const textAt = async (path: string) => (await fetch(url + path, { headers: { Accept: 'text/html' } })).text()

describe('on a server', () => {
  test('every page is the company’s, before and after its HTML is published', async () => {
    await expect.poll(() => textAt('/contactos'), { timeout: 60_000 }).toContain('data-edition')
    for (const path of [...open, ...closed, '/no-hay', '/404.html', '/shell.html', '/api/clave']) {
      const html = await textAt(path)
      expect([path, foreignIn(html)]).toEqual([path, []])
      expect([path, /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '']).toEqual([path, expect.stringContaining(nombre)])
    }
  })

  test('manifest, sitemap and robots are the company’s', async () => {
    const manifest: unknown = await (await fetch(`${url}/manifest.webmanifest`)).json()
    const png = { src: expect.stringMatching(/^data:image\/png;base64,/), sizes: '512x512', type: 'image/png' }
    const icons = ['any', 'maskable'].map((purpose) => ({ ...png, purpose }))
    expect(manifest).toMatchObject({ name: nombre, short_name: nombre, description: '', icons })
    for (const path of ['/contactos', '/shell.html'])
      expect(await textAt(path)).toContain('<link rel="apple-touch-icon" href="data:image/png;base64,')
    for (const path of ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt'])
      expect([path, foreignIn(await textAt(path))]).toEqual([path, []])
  })

  test('a letter carries the company’s name, and no drawing of another', async () => {
    const store = memoryStore(seed)
    await store.start()
    const row = { id: 1, a: [], asunto: 'Hola', created_at: '2026-11-24T10:00:00.000Z', proximo: 0, texto: 'Hola' }
    const { html = '', text } = toLetter(row, { from: 'a@example.com', site, company: await readLetterhead(store) })
    expect(html).toContain(nombre)
    expect(html).not.toContain('<img')
    expect(foreignIn(html + text)).toEqual([])
  })

  test(
    'what is seen is the company’s: pages, printed pages and every screen of the panel',
    { timeout: 240_000 },
    async () => {
      const browser = await chromium.launch({ headless: true, ...shellLaunch() })
      try {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const page = await context.newPage()
        expect(
          await foreignAt(page, [...open, ...closed.filter((path) => !path.startsWith('/admin')), '/admin/login']),
        ).toEqual([])
        await page.emulateMedia({ media: 'print' })
        expect(await foreignAt(page, ['/productos', '/pedido', '/contactos'])).toEqual([])
        await page.emulateMedia({ media: 'screen' })
        await enter(context)
        const screens = everySection.flatMap(getScreens).map(([, code]) => `/admin/panel#s=${code}`)
        expect(await foreignAt(page, screens)).toEqual([])
      } finally {
        await browser.close()
      }
    },
  )
})

const enter = async (context: Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newContext']>>) => {
  const [name = '', value = ''] = (await adminCookie(url)).split(/=(.*)/)
  await context.addCookies([{ name, value, url }])
  await context.addInitScript(() => localStorage.setItem('idLogin', '1'))
}

/** The pages that show a word of another company, or not the company's own name, with that word. */
const foreignAt = async (page: Page, paths: readonly string[]) => {
  const wrong: unknown[] = []
  for (const path of paths) {
    await page.goto(url + path)
    await page.locator('h1, main').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const words = await wordsOn(page)
    const found = foreignIn(words)
    if (found.length > 0 || !words.includes(nombre)) wrong.push([path, found])
  }
  return wrong
}
