/** A run that is ended halfway against `npm run api` restores its changes before it exits. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '../new-folder.ts'
import { isRecord } from '#contract/record.ts'
import { serveReference } from '#server/http/server.ts'
import { enter, jsonWith, testReference } from '#server/http/testing.ts'
import { listJournals, readJournals, startRun } from './testing.ts'

let out: string
let reference: ReturnType<typeof testReference>
let served: Awaited<ReturnType<typeof serveReference>>
/** Holds every request while set. */
let held: Promise<void> | undefined
let refused: string[]
let initialState: unknown

/** The public answers that a run changes for a while. */
const company = async () => {
  const browser = reference.browser()
  const paths = [
    'obtenerContacto',
    'obtenerBanner',
    'obtenerMetadatos',
    'obtenerSliders',
    'obtenerProductos',
    'obtenerServicios',
    'obtenerNovedades',
  ]
  return Promise.all(
    paths.map(async (path) => {
      const rows: unknown = await (await browser(`/api/${path}`)).json()
      // A restored picture has the same bytes under another name, and a restored record another version.
      return [rows]
        .flat()
        .filter(isRecord)
        .map(({ version: _, imagen: __, ...row }) => row)
    }),
  )
}

beforeEach(async () => {
  out = newFolder()
  reference = testReference()
  held = undefined
  refused = []
  served = await serveReference({
    ...reference,
    answer: async (request) => {
      await held
      return refused.includes(new URL(request.url).pathname)
        ? new Response('no', { status: 500 })
        : reference.answer(request)
    },
  })
  // Earlier work left versions on the records.
  const admin = reference.browser()
  await enter(admin)
  const contacto = {
    direccion: 'Colón 1200',
    email: 'ventas@example.com',
    telefono: '351 400-0000',
    telefono2: '',
    instagram: '',
  }
  await admin('/api/updateContacto', jsonWith({}, contacto))
  await admin('/api/updateMetadato?idMetadato=1', jsonWith({}, { claves: 'bulones, tuercas' }))
  initialState = await company()
  if (!JSON.stringify(initialState).includes('Colón 1200')) throw new Error('Nobody worked there.')
})
afterEach(async () => {
  await served.close()
  reference.close()
})

const start = (...extraArgs: string[]) => startRun(served.url, 'panel', out, '-t', 'literal answers', ...extraArgs)

/** Waits until contact, banners and keywords are test data; then holds every answer until `go`. */
const halfway = async (): Promise<() => void> => {
  await expect
    .poll(async () => JSON.stringify(await company()), { interval: 20, timeout: 80_000 })
    .toContain('prueba, conformidad')
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return () => {
    held = undefined
    resolve()
  }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  '%s: everything is as it was once it has ended, and it says so',
  async (signal, code) => {
    const run = start()
    const go = await halfway()
    run.child.kill(signal)
    go()
    expect(await run.ended).toBe(code)
    expect(await company()).toEqual(initialState)
    expect(run.output()).toMatch(/(\d+) of \1 things that this run had left there are undone\./)
    expect(run.output().indexOf('put back first')).toBeLessThan(run.output().indexOf('are undone'))
    expect(listJournals(out)).toEqual([])
  },
  120_000,
)

test('a record that cannot be restored is named, and the next run restores it', async () => {
  const run = start()
  const go = await halfway()
  refused = ['/api/updateContacto']
  run.child.kill('SIGTERM')
  go()
  expect(await run.ended).toBe(143)
  expect(run.output()).toMatch(/Left behind: contacto 1\n/)
  expect(run.output()).not.toMatch(/(\d+) of \1 things/)
  refused = []
  const next = start('-t', 'nothing at all')
  await next.ended
  expect(next.output()).toMatch(/(\d+) of \1 things that an earlier run had left there are undone\./)
  expect(await company()).toEqual(initialState)
}, 120_000)

test('a second signal ends the run at once and names the remains', async () => {
  const run = start()
  await halfway()
  run.child.kill('SIGINT')
  await expect.poll(run.output).toContain('put back first')
  run.child.kill('SIGINT')
  expect(await run.ended).toBe(130)
  expect(run.output()).toMatch(/Left behind, until the next run against this API: .*contacto 1/)
  expect(listJournals(out)).toHaveLength(1)
}, 120_000)

test('the next run restores what a killed run left, even after a cut last line', async () => {
  const run = start()
  const go = await halfway()
  process.kill(-(run.child.pid ?? 0), 'SIGKILL')
  await run.ended
  go()
  expect(await company()).not.toEqual(initialState)
  const [journal = ''] = listJournals(out)
  writeFileSync(join(out, journal), `${readJournals(out)}{"key":9000,"entry":{"what":"made"}`)
  const next = start('-t', 'nothing at all')
  await next.ended
  expect(next.output()).toMatch(/(\d+) of \1 things that an earlier run had left there are undone\./)
  expect(await company()).toEqual(initialState)
  expect(listJournals(out)).toEqual([])
}, 120_000)
