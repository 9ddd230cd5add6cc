/** The content of builds: a live build has nothing of the embedded backend, and each build no more bytes than agreed. */
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { isTwin } from '#build/compress.ts'
import { getPageFile } from '#prerender/document.ts'
import { open } from '#site/page-kinds.ts'
import { formatRedirects } from '#build/redirects.ts'
import { allEndpoints } from '#contract/index.ts'
import { builds, crossApi } from '../kit/host.ts'
import { tooNewIn } from './baseline/build.ts'
import { exceptions } from './baseline/exceptions.ts'
import { docsOf, isSentence, textsOf } from './sentences.ts'

/** Words that occur only in the embedded backend, its libraries, its seed and the review tools, and a line of Marca in a demo. */
const words = [
  '[MSW]',
  'Dexie',
  'pbkdf2',
  'bulon-hexagonal',
  '/demo/',
  'Sala de revisi',
  'escenario',
  'data-review',
  'RELEASE',
  'ensayo',
  'Borrar datos del sitio',
  'Es una demo: prob',
]

const { demo, cross: live } = builds
/** `npm test` reads the demo build alone; a release, which makes both, and a run by hand read a live one too. */
const kinds = process.env['UNIT'] === 'built' ? (['demo'] as const) : (['demo', 'cross'] as const)
const dirs = kinds.map((kind) => [kind, builds[kind]] as const)

const every = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dir, name)).isFile())
const files = (dir: string) => every(dir).filter((name) => !isTwin(name))
const text = (dir: string) =>
  files(dir)
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('\n')
const zipped = (file: string) => gzipSync(readFileSync(file)).length
const size = (file: string) => statSync(file).size

/** The shell's files, as the built worker lists them, which lists its second script for the revision alone. */
const shell = (dir: string) =>
  [...readFileSync(join(dir, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g)]
    .map(([, name = '']) => join(dir, name))
    .filter((file) => !file.endsWith('sw-seldom.js'))
const sum = (dir: string, end: string, measure: (file: string) => number) =>
  shell(dir)
    .filter((file) => file.endsWith(end))
    .reduce((total, file) => total + measure(file), 0)

beforeAll(() => {
  // The journeys' builds, which are made here where they are older than their sources. Vitest sets BASE_URL, with which none is made.
  execFileSync(process.execPath, ['e2e/run/builds.ts', ...kinds], { env: { ...process.env, BASE_URL: '' } })
}, 120_000)

test('a demo build has the embedded backend, so that the words below are found where it is', () => {
  const shipped = text(demo)
  expect(words.filter((word) => !shipped.includes(word))).toEqual([])
})

describe.skipIf(kinds.length === 1)('a live build', () => {
  test('has no byte of the embedded backend', () => {
    const shipped = text(live)
    expect(words.filter((word) => shipped.includes(word))).toEqual([])
    expect(files(live).filter((name) => name.startsWith('demo'))).toEqual([])
  })

  test('has a small worker', () => {
    expect(zipped(join(live, 'sw.js'))).toBeLessThanOrEqual(28_000)
  })

  test('leaves /api alone where a host reads _redirects', () => {
    expect(ofCalls(readFileSync(join(live, '_redirects'), 'utf8'))).toEqual([])
  })

  test("names in every page and the host's headers what it may speak to", () => {
    for (const file of policed)
      expect(readFileSync(join(live, file), 'utf8')).toContain(`connect-src 'self' ${crossApi}; `)
  })
})

test.each(dirs)('the OpenAPI document is for people: no %s build carries it', (_, dir) => {
  expect(text(dir)).not.toMatch(/x-access|operationId/)
})

test('the worker stays small', () => {
  expect(zipped(join(demo, 'sw.js'))).toBeLessThanOrEqual(76_800)
})

test('the shell stays small', () => {
  expect(shell(demo).map((file) => file.slice(demo.length + 1))).toContain('shell.html')
  expect(sum(demo, '', size)).toBeLessThanOrEqual(451_000)
  // React is half of the shell, router and query a third. React 19.3 would add 8 kB.
  expect(sum(demo, '.js', zipped)).toBeLessThanOrEqual(121_140)
  expect(sum(demo, '.css', zipped)).toBeLessThanOrEqual(15_000)
})

/** The panel's writes: their routes where a file of the contract says them, and the wire names of their forms' fields. */
const ofWrites = allEndpoints
  .filter(({ access, done }) => (access === 'panel' || access === 'admin') && done !== undefined)
  .flatMap(({ method, path, request }) => [
    `${method} ${path}`,
    ...Object.values(request).flatMap(({ wire }) => wire ?? []),
  ])

/** In bytes, gzipped: the code that a page loads before its hydration. The hashes in file names move a total by some 50 from build to build. Some 300 of each answer for a part that does not come. */
const most: Readonly<Record<string, number>> = {
  '/': 124_100,
  '/productos': 139_400,
  '/videos': 139_350,
  '/contactos': 135_400,
}
const ofOthers = 127_540

test('a page carries what it shows: no size of a product but on its own page', () => {
  const carries = (name: string) => readFileSync(join(demo, `${name}.html`), 'utf8').includes('sub_productos')
  expect(['index', 'productos', 'productos.1'].map(carries)).toEqual([false, false, true])
})

test.each(open.filter((path) => path !== '/home'))(
  '%s names all its code, and little that it does not need',
  (path) => {
    const name = getPageFile(path).replace('.html', '')
    const html = readFileSync(join(demo, `${name}.html`), 'utf8')
    const names = new Set([...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))
    const page = name === 'index' ? 'HomePage' : `${name[0]?.toUpperCase()}${name.slice(1)}Page`
    expect([...names].filter((file) => file.startsWith(`assets/${page}-`))).toHaveLength(1)
    expect([...names].reduce((total, file) => total + zipped(join(demo, file)), 0)).toBeLessThanOrEqual(
      most[path] ?? ofOthers,
    )
    const code = [...names].map((file) => readFileSync(join(demo, file), 'utf8')).join('')
    expect(['obtenerUsuarios', 'obtenerClientes', 'cargaMasiva'].filter((call) => code.includes(call))).toEqual([])
    expect(ofWrites.filter((word) => new RegExp(`["'\`]${word}["'\`]`).test(code))).toEqual([])
  },
)

/** In bytes, gzipped: the code of each screen of the panel before its lists and forms were changed in few clicks. A hundredth answers for a part that does not come. */
const codeOfScreens = {
  sliders: 201_162,
  'home-banner': 183_986,
  'empresa-banner': 183_986,
  valores: 201_112,
  productos: 205_397,
  servicios: 201_110,
  descargas: 198_041,
  novedades: 201_534,
  ferias: 202_585,
  videos: 198_670,
  contacto: 177_895,
  'zona-privada': 198_072,
  logos: 180_426,
  usuarios: 193_493,
  clientes: 172_143,
  historial: 172_580,
  suscripciones: 171_527,
  mensaje: 178_051,
  metadatos: 192_964,
  'carga-masiva': 174_320,
  papelera: 171_618,
}

/** The files that these import, and the files that those import. */
const importedBy = (names: readonly string[], imported = new Set<string>()): ReadonlySet<string> => {
  for (const name of names.filter((one) => !imported.has(one))) {
    imported.add(name)
    const code = readFileSync(join(demo, 'assets', name), 'utf8')
    importedBy(
      [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, file = '']) => file),
      imported,
    )
  }
  return imported
}

test.each(Object.entries(codeOfScreens))("the panel's %s has little more code", (name, before) => {
  const scripts = readdirSync(join(demo, 'assets')).filter((file) => file.endsWith('.js'))
  const own = ['PanelPage', name].flatMap(
    (part) => scripts.find((file) => file.replace(/-[\w-]{8}\.js$/, '') === part) ?? [],
  )
  expect(own).toHaveLength(2)
  const code = [...importedBy(own)].reduce((total, file) => total + zipped(join(demo, 'assets', file)), 0)
  expect(code / before).toBeLessThanOrEqual(1.21)
})

test('the logo comes as small as every other picture', () => {
  const html = readFileSync(join(demo, 'servicios.html'), 'utf8')
  const [, name = ''] = /srcSet="\/(demo\/brand\/logo-navbar[^" ]*) 1x"/i.exec(html) ?? []
  expect(size(join(demo, name))).toBeLessThanOrEqual(5_000)
})

test('the common chunk, which every first visit loads, unzips no files and judges no answers', () => {
  const common = files(demo)
    .filter((name) => /^assets\/common-.*\.js$/.test(name))
    .map((name) => join(demo, name))
  expect(common).toHaveLength(1)
  expect(
    common.filter((file) => /invalid zip data|invalid block type|sqlstate/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
  expect(Math.max(...common.map(zipped))).toBeLessThanOrEqual(10_000)
})

test.each(['servicios.html', 'shell.html'])(
  '%s stays light where browsers darken pages by themselves, and asks for its manifest with the host’s password',
  (name) => {
    const html = readFileSync(join(demo, name), 'utf8')
    expect(html).toMatch(/<link rel="manifest"[^>]* crossorigin="use-credentials"/)
    const styles = [...html.matchAll(/href="\/(assets\/app-[^"]+\.css)"/g)].map(([, file = '']) => file)
    const css = html + styles.map((file) => readFileSync(join(demo, file), 'utf8')).join('')
    expect(css).toMatch(/\[data-ground=light\]\{[^}]*color-scheme:light only/)
  },
)

test('every other file is warmed', () => {
  const warm: { url: string }[] = JSON.parse(readFileSync(join(demo, 'warm.json'), 'utf8'))
  // Prerendered pages are for first visits.
  const hosting = [
    'sw.js',
    'sw-seldom.js',
    'sw-leave.js',
    '_headers',
    '_redirects',
    'robots.txt',
    '404.txt',
    ...files(demo).filter((name) => name.endsWith('.html')),
  ]
  const expected = new Set([
    ...shell(demo),
    ...warm.map(({ url }) => join(demo, url)),
    ...hosting.map((name) => join(demo, name)),
  ])
  expect(
    files(demo)
      .map((name) => join(demo, name))
      .filter((file) => !expected.has(file)),
  ).toEqual([])
})

test.each(dirs)('the worker of a %s build knows every script, style and JSON by its bytes', (_, dir) => {
  const entries = [...readFileSync(join(dir, 'sw.js'), 'utf8').matchAll(/{[^{}]*"url":"[^{}]*}/g)].join(',')
  const listed: { url: string; integrity?: string }[] = JSON.parse(`[${entries}]`).concat(
    JSON.parse(readFileSync(join(dir, 'warm.json'), 'utf8')),
  )
  const texts = listed.filter(({ url }) => /\.(js|css|json)$/.test(url) && url !== 'sw-seldom.js')
  expect(texts.length).toBeGreaterThan(50)
  const hash = (url: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(dir, url)))
      .digest('base64')}`
  expect(texts.filter(({ url, integrity }) => !integrity || !hash(url).startsWith(integrity))).toEqual([])
})

test.each(dirs)('every text of a %s build has its compressed twins, which no worker fetches', (_, dir) => {
  const twins = new Set(every(dir).filter(isTwin))
  const large = files(dir).filter(
    (name) => /\.(html|js|css|json|svg|webmanifest)$/.test(name) && size(join(dir, name)) > 1000,
  )
  expect(large.filter((name) => !twins.has(`${name}.br`) || !twins.has(`${name}.gz`))).toEqual([])
  expect(
    [...twins].filter((name) => size(join(dir, name)) > 0.95 * size(join(dir, name.replace(/\.\w+$/, '')))),
  ).toEqual([])
  expect(['sw.js', 'warm.json'].filter((list) => /\.(br|gz)"/.test(readFileSync(join(dir, list), 'utf8')))).toEqual([])
  expect(gunzipSync(readFileSync(join(dir, 'sw.js.gz'))).equals(readFileSync(join(dir, 'sw.js')))).toBe(true)
})

/** What says the policy of a build. */
const policed = ['index.html', 'shell.html', '_headers']

/** The rules with single blanks. */
const rulesIn = (redirects: string) =>
  redirects
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(/ +/).join(' '))
const ofCalls = (redirects: string) => rulesIn(redirects).filter((rule) => /^\/(\*|api|enviarCorreo)/.test(rule))

test('a host that reads _redirects gives /api to the page that brings the worker, and leaves it alone where an API answers it', () => {
  const ofDemo = readFileSync(join(demo, '_redirects'), 'utf8')
  expect(ofCalls(ofDemo)).toEqual(['/api/* /shell.html 200', '/enviarCorreo /shell.html 200'])
  expect(ofCalls(formatRedirects({ api: '/', captcha: false }))).toEqual([])
  const targets = rulesIn(ofDemo).flatMap((rule) => /(\/[^ :]+) \d+$/.exec(rule)?.[1] ?? [])
  expect([...new Set(targets)].filter((name) => !files(demo).includes(name.slice(1)))).toEqual([])
})

test("every page and the host's headers name what the build may speak to", () => {
  for (const file of policed) expect(readFileSync(join(demo, file), 'utf8')).toContain("connect-src 'self'; ")
})

test('the build uses no feature that a browser of the README may lack, except the listed ones', () => {
  const found = tooNewIn(demo)
  expect(Object.entries(found).filter(([word]) => !(word in exceptions))).toEqual([])
  expect(
    Object.keys(exceptions).filter((word) => !(word in found)),
    'no longer asked for',
  ).toEqual([])
}, 60_000)

/** Texts in the sources that a build drops or writes otherwise. */
const missing: readonly string[] = [
  // Encoded in an address: 'Hola%20queria%20consultar'.
  'Hola queria consultar',
  // For a captcha, which neither build has.
  ' did not load',
]
const sources = ['src/**/*.{ts,tsx}', 'mocks/*.ts', 'mocks/rules/*.ts']
const notBuilt = /test\.ts$|testing\.ts$|\/(build|prerender|searches|server)\/|openapi|mocks\/(examples|check-answer)/
const lacks = {
  demo: /src\/worker\/live|ui\/DownloadFrame|api\/failure/,
  cross:
    /src\/review\/|src\/worker(\/(?!live).*)?\.ts|state\/(site-data|messages)|app\/notices\/(DatabaseScreen|StorageNotice)|panel\/marca\/TryInDemo|^mocks/,
}

test.each(dirs)(
  'every text of the sources for people is in the %s build',
  (kind, dir) => {
    const shipped = files(dir)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => textsOf(readFileSync(join(dir, name), 'utf8'), name))
      .join('\n')
    const written = globSync(sources)
      .filter((name) => !notBuilt.test(name) && !lacks[kind].test(name))
      .flatMap((name) =>
        textsOf(readFileSync(name, 'utf8'), name)
          .filter(isSentence)
          .map((phrase) => [name, phrase] as const),
      )
    expect(written.length).toBeGreaterThan(600)
    expect(written.filter(([, phrase]) => !shipped.includes(phrase) && !missing.includes(phrase))).toEqual([])
    expect(
      missing.filter((phrase) => shipped.includes(phrase)),
      'said after all',
    ).toEqual([])
  },
  60_000,
)

test('the documentation of the contract is in no build', () => {
  const docs = globSync('src/contract/*.ts')
    .filter((name) => !notBuilt.test(name))
    .flatMap((name) => docsOf(readFileSync(name, 'utf8'), name))
    .filter(isSentence)
  expect(docs.length).toBeGreaterThan(150)
  for (const [, dir] of dirs) {
    const shipped = files(dir)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(dir, name), 'utf8'))
      .join('\n')
    expect(docs.filter((phrase) => shipped.includes(phrase))).toEqual([])
  }
})
