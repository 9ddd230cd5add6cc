/** A rehearsal changes no real data, except the data that its user saves. */
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BackendOptions } from '#mocks/backend.ts'
import { requestTo, type Values } from '#mocks/conformance/requests.ts'
import { login, testBackend } from '#mocks/testing.ts'
import { runs } from '#mocks/runs.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { withDatabase } from '../database.ts'
import { readCompany } from '../state/from-database.ts'
import { settingTexts } from '../scenario/testing.ts'
import { linkTo } from '../scenario/text.ts'
import { kinds } from '../scenario/grammar.ts'
import { openReview, type ReviewDeps } from './review.ts'

let count = 0

/** A company with edits, and the data of the review tools beside it. */
const rehearsal = async () => {
  const databaseName = `ensayo-${++count}`
  const aroundWrite = vi.fn<NonNullable<BackendOptions['aroundWrite']>>((_, write) => write())
  const backendFor: ReviewDeps['backendFor'] = (options) => {
    const backend = testBackend({ databaseName, aroundWrite, ...options })
    onTestFinished(backend.close)
    return backend
  }
  const usual = backendFor({})
  await login(usual)
  const [path, init] = requestTo(endpoints.deleteNovedad, { idNovedad: 1 })
  await usual.respond(new Request(new URL(path, 'http://localhost'), init))
  aroundWrite.mockClear()
  const calls = [...allEndpoints]
  // The names of a scenario are looked up while it is parsed.
  const parsed = vi.spyOn(calls, 'some')
  const review = openReview({
    usual,
    backendFor,
    calls,
    findEndpoint: findEndpoint,
    shell: () => Promise.resolve(new Response('<head></head>')),
  })
  const storedTables = () => withDatabase(async (database) => (await readCompany(database)).tables, databaseName)
  const open = (text: string) => {
    const address = new URL(linkTo('/', text), 'http://localhost').href
    const respond = review.answererFor(address, 'pestaña')
    const call = (name: keyof typeof endpoints, input: Values) => {
      const [to, how] = requestTo(endpoints[name], input)
      return respond(new Request(new URL(to, 'http://localhost'), how))
    }
    return { call, page: () => review.page(address), release: () => review.release('pestaña') }
  }
  return { usual, storedTables, open, aroundWrite, parsed, databaseName }
}

const rules = fc.array(
  fc
    .tuple(
      fc.constantFrom('*', ...allEndpoints.map(({ name }) => name)),
      fc.constantFrom(...kinds),
      fc.integer({ min: 400, max: 599 }),
    )
    .map(([call, kind, status]) =>
      [call, kind, ...(kind === 'slow' ? [0] : []), ...(kind === 'error' ? [status] : [])].join(':'),
    ),
  { maxLength: 3 },
)

test('opening, reading and leaving any scenario changes nothing of the company', async () => {
  const { storedTables, open } = await rehearsal()
  const initial = await storedTables()
  await fc.assert(
    fc.asyncProperty(settingTexts, rules, async (settings, texts) => {
      const tab = open([settings, ...texts].filter(Boolean).join(','))
      await tab.page()
      const under = ['obtenerProductos', 'obtenerUsuarios', 'obtenerPapelera', 'obtenerHistorial'] as const
      const answers = Promise.all([
        ...under.map((name) => tab.call(name, {})),
        tab.call('obtenerProducto', { id: 1 }),
        tab.call('obtenerFileZonas', {}),
        ...(settings.startsWith('rol:')
          ? [
              tab.call('guardarHistorial', { idUsuario: 1, mensaje: 'Sesion Cerrada' }),
              tab.call('cerrarSesion', { zona: 'panel' }),
              tab.call('cerrarSesion', { zona: 'zona' }),
            ]
          : []),
      ])
      tab.release()
      await answers
      expect(await storedTables()).toEqual(initial)
    }),
    runs(60),
  )
})

test.each(['cliente', 'editor', 'admin'])('a tab logs in as %s without a failure', async (role) => {
  const failed = vi.spyOn(console, 'error')
  const { open } = await rehearsal()
  expect(await (await open(`rol:${role}`).page()).text()).toMatch(/idLogin(Zona)?&quot;:\d/)
  expect(failed).not.toHaveBeenCalled()
})

test('a restarted worker knows the rehearsed sessions of a tab again, and no other tab has them', async () => {
  const { storedTables, open } = await rehearsal()
  const first = open('rol:editor')
  await first.page()
  expect((await first.call('obtenerPapelera', {})).status).toBe(200)
  const again = await rehearsal()
  expect((await again.open('rol:editor').call('obtenerPapelera', {})).status).toBe(200)
  expect((await storedTables())['sesiones']?.rows.map(({ zona }) => zona)).toEqual(['panel'])
  await first.call('cerrarSesion', { zona: 'panel' })
  expect((await first.call('obtenerPapelera', {})).status).toBe(401)
})

test('a record that is saved on another day has that day; the trash keeps its entries for the same time', async () => {
  const { usual, storedTables, open } = await rehearsal()
  const trash = async () => (await storedTables())['papelera']?.rows.map(({ titulo }) => titulo)
  const trashed = await trash()
  expect(trashed).toHaveLength(1)
  for (const day of ['2099-01-01', '1999-12-31']) {
    const tab = open(`reloj:${day}`)
    expect((await tab.call('agregarSuscripcion', { email: `${day}@example.com` })).status).toBe(200)
    const written = (await storedTables())['suscripciones']?.rows.at(-1)
    expect(
      new Date(String(written?.['created_at'])).toLocaleDateString('sv', {
        timeZone: 'America/Argentina/Buenos_Aires',
      }),
    ).toBe(day)
    expect((await tab.call('deleteServicio', { idServicio: day < '2000' ? 1 : 2 })).status).toBe(200)
    expect(await (await tab.call('obtenerPapelera', {})).json()).toContainEqual(
      expect.objectContaining({ recurso: 'servicios' }),
    )
    // A write of another tab deletes expired entries.
    const [path, init] = requestTo(endpoints.agregarSuscripcion, { email: `despues-${day}@example.com` })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    await usual.respond(new Request(new URL(path, 'http://localhost'), init))
    vi.useRealTimers()
  }
  expect(await trash()).toHaveLength(3)
  expect((await storedTables())['diario']?.rows.length).toBeGreaterThanOrEqual(3)
})

test.each(['obtenerServicios:slow:0', 'nada:de:esto'])(
  'a scenario is parsed once, not for each call: %s',
  async (text) => {
    const { open, parsed } = await rehearsal()
    await open(text).call('obtenerServicios', {})
    parsed.mockClear()
    for (let i = 0; i < 3; i++) expect((await open(text).call('obtenerServicios', {})).status).toBe(200)
    expect(parsed).not.toHaveBeenCalled()
  },
)

test('a bulk load or a save that a scenario refuses never reaches the work around a write', async () => {
  const { storedTables, open, aroundWrite } = await rehearsal()
  const initial = await storedTables()
  const sheet = new File(['orden;nombre\n1;A\n'], 'a.csv')
  for (const text of ['cargarCargaMasiva:error:500', 'espacio:lleno', '*:offline', 'cargarCargaMasiva:empty'])
    await open(text).call('cargarCargaMasiva', { file: sheet })
  expect(aroundWrite).not.toHaveBeenCalled()
  expect(await storedTables()).toEqual(initial)
})
