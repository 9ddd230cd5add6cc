/** Half a year of a server that nobody watches, by a clock that is moved forward: what grows, and what does not. Prints a line a table. */
import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { endAll, enterAsAdmin, say, startProcess } from './http/process.ts'
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
const main = (file: string) => ['--import', clock, resolve(import.meta.dirname, file)]

interface Size {
  readonly rows: number
  readonly kilobytes: number
}

const measure = (folder: string): ReadonlyMap<string, Size> => {
  const base = new DatabaseSync(join(folder, 'vidriera.sqlite'), { readOnly: true })
  const readNumber = (sql: string, ...values: string[]) => Number(base.prepare(sql).get(...values)?.['number'])
  const names = base
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    .all()
    .map(({ name }) => String(name))
  const sizes = names.map((name): [string, Size] => [
    name,
    {
      rows: readNumber(`SELECT count(*) AS number FROM "${name}"`),
      kilobytes: readNumber('SELECT sum(pgsize) / 1024 AS number FROM dbstat WHERE name = ?', name),
    },
  ])
  base.close()
  return new Map(sizes)
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
  const { id: idServicio }: { id: number } = await (await send('/api/crearServicio', formRequest(values))).json()
  await send('/api/updateServicio', formRequest({ ...values, idServicio }))
  expect((await send('/api/deleteServicio', jsonRequest({ idServicio }))).status).toBe(200)
  for (const index of visitors) {
    const post = (path: string, body: object) =>
      fetch(url + path, {
        ...jsonRequest(body),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${index}` },
      })
    await post('/api/verificarLogin', { usuario: index % 2 ? 'admin' : `nadie${day}${index}`, contraseña: 'x' })
    await post('/enviarCorreo', { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' })
  }
  await expect.poll(() => got.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(visitors.length)
  got.splice(0, visitors.length)
}

test('half a year: copies, letters, sessions, trash, limits and the size of every table', async () => {
  const [DATA, copies] = [newFolder(), newFolder()]
  const sizes: ReadonlyMap<string, Size>[] = []
  for (let day = 0; day <= 182; day += fortnight) {
    const env = { DATA, CLOCK_DAYS: String(day), ...mailEnv(port) }
    const { url, kill } = await startProcess(env, main('http/main.ts'))
    if (day === 0) sizes.push(measure(DATA))
    await live(url, day)
    expect(await kill('SIGTERM')).toBe(0)
    await promisify(execFile)(process.execPath, [...main('main.ts'), 'copia', copies], {
      env: { ...process.env, ...env },
    })
    sizes.push(measure(DATA))
  }
  const [before, middle, last] = [sizes[0], sizes.at(-6), sizes.at(-1)]
  const describe = (size: Size | undefined) => `${size?.rows} rows, ${size?.kilobytes} kB`
  for (const [name, size] of last ?? [])
    say(
      `${name}: ${describe(before?.get(name))}; after 112 days ${describe(middle?.get(name))}; after 182 ${describe(size)}`,
    )
  // Beside the copies lies who left the newsletter.
  const names = readdirSync(copies).filter((name) => name !== 'bajas')
  say(`copies: ${names.map((name) => `${name}, ${statSync(join(copies, name)).size >> 10} kB`).join('; ')}`)
  expect(names).toHaveLength(sizes.length - 1)
  // Only the history goes on: it is kept for two years.
  const grown = [...(last ?? [])].filter(([name, { rows }]) => rows > 1.1 * (middle?.get(name)?.rows ?? 0) + 2)
  expect(grown.map(([name]) => name)).toEqual(['historial'])
}, 600_000)
