/** Puts an exported theme over a copy of the project, builds the copy, and looks for the new company everywhere: that is the whole re-brand. */
import { AxeBuilder } from '@axe-core/playwright'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed } from '../../mocks/seed/index.ts'
import { filesOf, zipOf, type Draw } from '../../src/review/theme/export.ts'
import { themeIn, type Theme } from '../../src/review/theme/theme.ts'
import { rgbOf } from '../../src/ui/contrast.ts'
import { publicPages } from '../kit/public-pages.ts'
import { shellLaunch } from './chromium.ts'
import { serve } from '../../mocks/server/files/serve.ts'

const run = promisify(execFile)
const copy = mkdtempSync(join(tmpdir(), 'rebrand-'))
const at = (file: string) => join(copy, file)
const dist = at('dist')
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const file = (path: string) => readFileSync(path, 'utf8')

const sources = {
  tokens: file('src/ui/tokens.css'),
  brand: file('src/brand.ts'),
  drawings: {
    navbar: file('src/ui/brand/logo-navbar.svg'),
    footer: file('src/ui/brand/logo-footer.svg'),
    icon: file('src/ui/brand/icon.svg'),
  },
}
const house = themeIn(sources.tokens, sources.brand)

/** Each logo is one colour, so that it is known wherever it turns up. */
const painted = { navbar: '#1d6fb8', footer: '#8fd0ff', icon: '#6a2c91' } as const
const block = (colour: string, width: number, height: number) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`)}`
const theme: Theme = {
  name: "Herrajes O'Higgins",
  accent: '#0a7d4f',
  ink: '#10233c',
  light: '#fffdf8',
  dark: '#0b1a2c',
  type: 1.05,
  density: 0.95,
  radius: 6,
  navbar: block(painted.navbar, 569, 105),
  footer: block(painted.footer, 206, 34),
  icon: block(painted.icon, 64, 64),
}

const draw: Draw = (svg, width, height) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(width, height).png().toBuffer()

/** How far a picture's pixel is from a colour, in its worst channel. */
const distance = async (picture: string | Buffer, colour: string, [left, top]: readonly [number, number]) => {
  const { data } = await sharp(picture)
    .flatten({ background: 'white' })
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Math.max(...rgbOf(colour).map((channel, place) => Math.abs(channel - (data[place] ?? 0))))
}
const near = 14

beforeAll(async () => {
  for (const folder of ['src', 'mocks', 'e2e/run']) cpSync(folder, at(folder), { recursive: true })
  for (const name of [
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'e2e/tsconfig.json',
    'stories/tsconfig.json',
  ])
    cpSync(name, at(name))
  symlinkSync(join(process.cwd(), 'node_modules'), at('node_modules'))
  // The export is unpacked as a designer does, over the project.
  const zip = zipOf(await filesOf(theme, house, sources, draw))
  for (const [path, bytes] of Object.entries(unzipSync(zip))) writeFileSync(at(path), bytes)
  await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: dist,
      VITE_API_URL: '',
      VITE_SITE_URL: 'https://www.example.com',
    },
  })
}, 240_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const pages = () => readdirSync(dist).filter((name) => name.endsWith('.html'))
const shells = new Set(['shell.html', '404.html', 'demo.html'])

/** The demo's own texts that name the old company. They are data: who takes over the demo writes others in the panel. */
const namingTexts = Object.entries(seed.tables).flatMap(([table, rows]) =>
  rows.flatMap((row) =>
    Object.entries(row).flatMap(([field, value]: [string, unknown]) =>
      typeof value === 'string' && /bulonera ?quebracho/i.test(value) ? [{ at: `${table}.${field}`, text: value }] : [],
    ),
  ),
)

test('the demo texts that name the company are these', () => {
  expect(namingTexts.map(({ at: place, text }) => `${place}: ${text}`)).toEqual([
    'sliders.linkboton: https://www.instagram.com/buloneraquebracho.demo',
    'banners.titulo: Bulonera Quebracho',
    'metadatos.claves: Bulonera Quebracho, fábrica de bulones, industria nacional, control de calidad, ISO 898-1',
    'usuarios.email: admin@buloneraquebracho.example',
    'usuarios.email: editor@buloneraquebracho.example',
    'usuarios.email: ventas@buloneraquebracho.example',
    'contacto.email: ventas@buloneraquebracho.example',
    'contacto.facebook: https://www.facebook.com/buloneraquebracho.demo',
    'contacto.instagram: https://www.instagram.com/buloneraquebracho.demo',
  ])
})

/** A page's words without its scripts, and without the demo's own texts. */
const wordsOf = (html: string) =>
  namingTexts.reduce(
    (text, { text: own }) => text.replaceAll(own, ''),
    html
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
      // An address may break at its parts.
      .replaceAll(/<!-- -->|(?:<\/span>)?<wbr\/?>(?:<span>)?/g, '')
      .replaceAll('https://www.instagram.com/buloneraquebracho.demo', ''),
  )

describe('every page', () => {
  test('has the new name in its title and nowhere the old one', () => {
    const named = "Herrajes O'Higgins"
    const wrong = pages().flatMap((name) => {
      const html = read(name).replaceAll(/&#(?:x27|39);/g, "'")
      const title = /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      const old = /.{40}quebracho(?!s).{0,20}/i.exec(wordsOf(html))?.[0]
      const isSaid = shells.has(name) || html.includes(`property="og:site_name" content="${named}"`)
      return [
        ...(title.includes(named) ? [] : [`${name}: ${title}`]),
        ...(old === undefined ? [] : [`${name}: ${old}`]),
        ...(isSaid ? [] : [`${name}: og:site_name`]),
      ]
    })
    expect(wrong).toEqual([])
    expect(pages().length).toBeGreaterThan(publicPages.length)
  })

  test('has the new colours, and the old accent only as the name of a colour in stored texts', () => {
    const css = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css'))
    const styles = [...css.map((name) => read(`assets/${name}`)), ...pages().map(read)].join('\n')
    expect(styles).toContain('--red:#0a7d4f')
    expect(styles).toContain('--radius:6px')
    expect(styles).not.toMatch(/:\s*#e8112d[;}]/i)
  })

  test('has the new logos, also where the demo company has uploaded them', async () => {
    expect(await distance(join(dist, 'demo/brand/logo-navbar.png'), painted.navbar, [300, 50])).toBeLessThan(near)
    expect(await distance(join(dist, 'demo/brand/logo-footer.png'), painted.footer, [100, 17])).toBeLessThan(near)
    expect(read('index.html')).toContain('demo/brand/logo-navbar')
  })
})

test('the manifest and the browser’s bar have the name and the colour', () => {
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: theme.name,
    short_name: theme.name,
    theme_color: theme.dark,
  })
  expect(read('index.html')).toContain(`<meta name="theme-color" content="${theme.dark}"`)
})

test.each([
  ['favicon.png', 32],
  ['icons/apple-touch-icon.png', 90],
  ['icons/icono-192.png', 96],
  ['icons/icono-512.png', 256],
])('%s is the new icon', async (name, middle) => {
  expect(await distance(join(dist, name), painted.icon, [middle, middle])).toBeLessThan(near)
})

test('the icon in the tab is the new drawing', () => {
  expect(read('favicon.svg')).toContain(theme.icon)
})

test('every link preview carries the new logo and colour', async () => {
  const previews = readdirSync(join(dist, 'previews'))
  expect(previews.length).toBeGreaterThan(3)
  const far = await Promise.all(
    previews.map(async (name) => {
      const picture = join(dist, 'previews', name)
      return [
        name,
        (await distance(picture, theme.accent, [200, 630 - 109])) < near,
        (await distance(picture, painted.navbar, [200, 630 - 56])) < near,
      ] as const
    }),
  )
  expect(far.filter(([, line, logo]) => !line || !logo)).toEqual([])
})

test('letters carry the new name, colour and logo', async () => {
  const script = `import { letterhead as company } from './mocks/server/letterhead.ts'
import { letterOf } from './mocks/server/mail/letter.ts'
const row = { id: 1, a: [], asunto: 'Hola', created_at: '2026-11-24T10:00:00.000Z', proximo: 0, texto: 'Hola' }
console.log(letterOf(row, { from: 'a@example.com', site: 'https://www.example.com', company }).html)`
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', script],
    { cwd: copy },
  )
  expect(stdout).toContain(`border-top:3px solid ${theme.accent}`)
  expect(stdout).toContain('src="https://www.example.com/icons/logo.png" alt="Herrajes O\'Higgins"')
  expect(await distance(join(dist, 'icons/logo.png'), painted.navbar, [300, 50])).toBeLessThan(near)
})

test('axe finds nothing on any public page, and each shows the new logo', { timeout: 240_000 }, async () => {
  const { url, close } = await serve(dist, 0)
  const browser = await chromium.launch({ headless: true, ...shellLaunch() })
  const found: unknown[] = []
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const { path } of publicPages) {
      await page.goto(new URL(path, url).href)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      await page.getByRole('banner').getByAltText(theme.name).first().waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(...violations.map(({ id, nodes }) => [path, id, nodes.map(({ html }) => html)]))
    }
  } finally {
    await browser.close()
    close()
  }
  expect(found).toEqual([])
})
