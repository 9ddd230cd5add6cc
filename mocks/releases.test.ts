/** Opens databases that earlier builds left in browsers: nothing is lost and everything works. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { allEndpoints } from '../src/contract/index.ts'
import { isRecord } from '../src/contract/record.ts'
import type { Backend } from './backend.ts'
import { inProcess } from './conformance/in-process.ts'
import { lifecycles } from './conformance/lifecycle.ts'
import { jsonRequest } from './conformance/requests.ts'
import { dump, restore, type RawDatabase } from './releases/raw.ts'
import { ask, testBackend } from './testing.ts'

const folder = join(import.meta.dirname, 'releases')
const releases = readdirSync(folder)
  .filter((file) => file.endsWith('.json.gz'))
  .map((file) => {
    const raw: RawDatabase = JSON.parse(gunzipSync(readFileSync(join(folder, file))).toString())
    return [file.replace('.json.gz', ''), raw] as const
  })

let count = 0
const openRelease = async (raw: RawDatabase) => {
  const databaseName = `release-${++count}`
  await restore(databaseName, raw)
  const backend = testBackend({ databaseName, seed: () => Promise.reject(new Error('It is there already.')) })
  onTestFinished(backend.close)
  return { backend, databaseName }
}

const read = async (backend: Backend, path: string): Promise<unknown> => {
  const response = await ask(backend, path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const records = (answer: unknown) => (Array.isArray(answer) ? answer.filter(isRecord) : [])
const paths = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/"(?:imagen|path|file|navbar|footer)":"([^"]+)"/g)].map(([, path = '']) => path)

test('every release has a database', () => {
  expect(releases.map(([name]) => name)).toEqual(expect.arrayContaining(['2026-11-21', '2026-11-22']))
})

describe.each(releases)('the database of %s', (_, raw) => {
  test('every list answers, sessions last, and every file is there', async () => {
    const { backend } = await openRelease(raw)
    for (const { path } of allEndpoints.filter(({ does }) => does === 'list')) {
      const answer = await read(backend, path)
      expect([path, records(answer).length]).toEqual([path, expect.any(Number)])
      for (const file of paths(answer))
        expect([
          file,
          (await ask(backend, `/api/getImage/${encodeURIComponent(file.split('/').at(-1) ?? '')}`)).status,
        ]).toEqual([file, 200])
    }
  })

  test('written records are there, deleted ones are not', async () => {
    const { backend } = await openRelease(raw)
    expect(records(await read(backend, '/api/obtenerServicios'))).toContainEqual(
      expect.objectContaining({ titulo: 'Queda de una versión anterior' }),
    )
    expect(await read(backend, '/api/obtenerProducto/1')).toMatchObject({
      nombre: 'Bulón de una versión anterior',
      imagenes: expect.arrayContaining([expect.objectContaining({ orden: 50 })]),
    })
    expect((await ask(backend, '/api/obtenerNovedad/1')).status).toBe(404)
    const login = await ask(
      backend,
      '/api/verificarLoginZona',
      jsonRequest({ nombre: 'anterior', contraseña: 'anterior1234' }),
    )
    expect(await login.json()).toEqual({ usuarioId: expect.any(Number), usuarioActivo: 0 })
  })

  test('a lost table is reported, and no empty site is shown', async () => {
    const lost = { ...raw, stores: raw.stores.filter(({ name }) => name !== 'productos') }
    const { backend, databaseName } = await openRelease(lost)
    const response = await ask(backend, '/api/obtenerSliders')
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: expect.stringMatching(/base de datos/), errors: { base: ['incompleta'] } },
    ])
    expect((await dump(databaseName)).stores.map(({ name }) => name)).not.toContain('productos')
  })

  test('a later version, or unknown tables', async () => {
    const strange = { name: 'ajena', keyPath: 'id', autoIncrement: true, indexes: [], rows: [{ id: 1 }] }
    const existing = await openRelease({ ...raw, stores: [...raw.stores, strange] })
    await read(existing.backend, '/api/obtenerSliders')
    const later = await openRelease({ version: 990, stores: raw.stores })
    const response = await ask(later.backend, '/api/obtenerSliders')
    expect([response.status, await response.json()]).toMatchObject([503, { errors: { base: ['nueva'] } }])
  })
})

describe.each(releases)("every record's life in the database of %s", (_, raw) => {
  const openLife = async () => {
    const databaseName = `release-life-${++count}`
    await restore(databaseName, raw)
    return testBackend({ databaseName })
  }
  lifecycles(inProcess(openLife))
})
