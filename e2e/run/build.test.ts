/** What a build ships: a live one nothing of the embedded backend, and each no more bytes than agreed. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tooNewIn } from './baseline/build.ts'
import { exceptions } from './baseline/exceptions.ts'

/** Words that only the embedded backend, its libraries, its seed and the tools around it bring. */
const words = [
  '[MSW]',
  'Dexie',
  'pbkdf2',
  'bulon-hexagonal',
  '/demo/',
  'Sala de revisi',
  'escenario',
  'data-sala',
  'RELEASE',
]

const root = mkdtempSync(join(tmpdir(), 'build-'))
const demo = join(root, 'demo')
const live = join(root, 'live')

const build = (outDir: string, apiUrl: string) =>
  execFileSync('vite', ['build', '--logLevel', 'warn'], {
    // NODE_ENV is `test` here, which would build React's development version.
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, VITE_API_URL: apiUrl },
  })

const files = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dir, name)).isFile())
const text = (dir: string) =>
  files(dir)
    .map((name) => readFileSync(join(dir, name), 'latin1'))
    .join('\n')
const zipped = (file: string) => gzipSync(readFileSync(file)).length
const size = (file: string) => statSync(file).size

/** The shell's files, as the built worker lists them. */
const shell = (dir: string) =>
  [...readFileSync(join(dir, 'sw.js'), 'utf8').matchAll(/"url":"([^"]+)"/g)].map(([, name = '']) => join(dir, name))
const sum = (dir: string, end: string, measure: (file: string) => number) =>
  shell(dir)
    .filter((file) => file.endsWith(end))
    .reduce((total, file) => total + measure(file), 0)

beforeAll(() => {
  build(demo, '')
  build(live, 'https://api.example.com')
}, 120_000)

afterAll(() => rmSync(root, { recursive: true }))

test('a demo build has the embedded backend, so the words below are telling', () => {
  const shipped = text(demo)
  expect(words.filter((word) => !shipped.includes(word))).toEqual([])
})

test('a live build has not a byte of it', () => {
  const shipped = text(live)
  expect(words.filter((word) => shipped.includes(word))).toEqual([])
  expect(files(live).filter((name) => name.startsWith('demo'))).toEqual([])
})

test('the OpenAPI document is for people: no build carries it', () => {
  expect([demo, live].filter((dir) => /x-access|operationId/.test(text(dir)))).toEqual([])
})

test('the worker stays small', () => {
  expect(zipped(join(demo, 'sw.js'))).toBeLessThanOrEqual(70_000)
  expect(zipped(join(live, 'sw.js'))).toBeLessThanOrEqual(20_000)
})

test('the shell stays small', () => {
  expect(shell(demo).map((file) => file.slice(demo.length + 1))).toContain('shell.html')
  expect(sum(demo, '', size)).toBeLessThanOrEqual(450_000)
  // React is half of it, router and query a third; React 19.3 would be 8 kB more.
  expect(sum(demo, '.js', zipped)).toBeLessThanOrEqual(120_000)
  expect(sum(demo, '.css', zipped)).toBeLessThanOrEqual(15_000)
})

test('every other file is warmed', () => {
  const warm: { url: string }[] = JSON.parse(readFileSync(join(demo, 'warm.json'), 'utf8'))
  // Pages are for who has nothing of ours yet.
  const hosting = [
    'sw.js',
    'sw-seldom.js',
    '_headers',
    '_redirects',
    'robots.txt',
    ...files(demo).filter((name) => name.endsWith('.html')),
  ]
  const known = new Set([
    ...shell(demo),
    ...warm.map(({ url }) => join(demo, url)),
    ...hosting.map((name) => join(demo, name)),
  ])
  expect(
    files(demo)
      .map((name) => join(demo, name))
      .filter((file) => !known.has(file)),
  ).toEqual([])
})

test("every page and the host's headers name what the build may speak to", () => {
  for (const file of ['index.html', 'shell.html', '_headers']) {
    expect(readFileSync(join(demo, file), 'utf8')).toContain("connect-src 'self'; ")
    expect(readFileSync(join(live, file), 'utf8')).toContain("connect-src 'self' https://api.example.com; ")
  }
})

test('nothing is asked of a browser that one of the README may lack, but for what is written down', () => {
  const found = tooNewIn(demo)
  expect(Object.entries(found).filter(([word]) => !(word in exceptions))).toEqual([])
  expect(
    Object.keys(exceptions).filter((word) => !(word in found)),
    'no longer asked for',
  ).toEqual([])
}, 60_000)
