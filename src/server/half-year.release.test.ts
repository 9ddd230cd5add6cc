/** Half a year of a server that nobody watches, by a clock that is moved forward: what grows, and what does not. Prints a line a table. */
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { getBaseFile } from '#mocks/store/sql/sqlite.ts'
import { readId } from '#mocks/testing.ts'
import { endAll, enterAsAdmin, say, startProcess } from './http/process.ts'
import { jsonWith } from './http/testing.ts'
import { mailEnv, mailServer } from './mail/testing.ts'

afterAll(endAll)

const { got, port } = await mailServer({}, afterAll)

/** Moves a process's clock. */
const clock = `data:text/javascript,${encodeURIComponent(`
const shift = Number(process.env.CLOCK_DAYS) * 864e5
const Real = Date
globalThis.Date = class extends Real {
  constructor(...values) {
    super(...(values.length ? values : [Real.now() + shift]))
  }
  static now() {
    return Real.now() + shift
  }
}`)}`

/** The number of rows of every table. */
const countRows = (folder: string): ReadonlyMap<string, number> => {
  const base = new DatabaseSync(getBaseFile(folder), { readOnly: true })
  const counts = base
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all()
    .map(({ name }): [string, number] => {
      const counted = base.prepare(`SELECT count(*) AS rows FROM "${String(name)}"`).get()
      return [String(name), Number(counted?.['rows'])]
    })
  base.close()
  return new Map(counts)
}

const fortnight = 14
const visitors = Array.from({ length: 20 }, (_, index) => index)

/** What a fortnight brings: a picture that is replaced and deleted, wrong logins, letters of visitors, a newsletter. */
const live = async (url: string, day: number) => {
  const send = await enterAsAdmin(url)
  const png = await sharp({ create: { width: 900, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const values = { orden: 1, titulo: 'Corte', texto: 'x', foto: new File([new Uint8Array(png)], 'foto.png') }
  const idServicio = await readId(send('/api/crearServicio', formRequest(values)))
  await send('/api/updateServicio', formRequest({ ...values, idServicio }))
  expect((await send('/api/deleteServicio', jsonRequest({ idServicio }))).status).toBe(200)
  for (const index of visitors) {
    const post = (path: string, body: object) =>
      fetch(url + path, jsonWith({ 'X-Forwarded-For': `203.0.113.${index}` }, body))
    await post('/api/verificarLogin', { usuario: index % 2 ? 'admin' : `nadie${day}${index}`, contraseña: 'x' })
    await post('/enviarCorreo', { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' })
  }
  await expect.poll(() => got.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(visitors.length)
  got.splice(0, visitors.length)
}

test('half a year: letters, sessions, trash, limits and the rows of every table', async () => {
  const DATA = newFolder()
  const counts: ReadonlyMap<string, number>[] = []
  for (let day = 0; day <= 182; day += fortnight) {
    const env = { DATA, CLOCK_DAYS: String(day), ...mailEnv(port) }
    const { url, kill } = await startProcess(env, ['--import', clock, resolve(import.meta.dirname, 'http/main.ts')])
    if (day === 0) counts.push(countRows(DATA))
    await live(url, day)
    expect(await kill('SIGTERM')).toBe(0)
    counts.push(countRows(DATA))
  }
  const [before, middle, last] = [counts[0], counts.at(-6), counts.at(-1)]
  for (const [name, rows] of last ?? [])
    say(`${name}: ${before?.get(name)} rows; after 112 days ${middle?.get(name)}; after 182 ${rows}`)
  // Only the history goes on: it is kept for two years.
  const grown = [...(last ?? [])].filter(([name, rows]) => rows > 1.1 * (middle?.get(name) ?? 0) + 2)
  expect(grown.map(([name]) => name)).toEqual(['historial'])
}, 600_000)
