/** Another house's repository: the packed kit is installed in an empty folder, and its journeys run against a demo build and a live one. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonRequest } from '../../mocks/conformance/requests.ts'
import { cookieOf, startProcess } from '../../mocks/http/process.ts'
import { builds } from '../kit/host.ts'
import { packKit } from '../kit/pack.ts'
import { startLive, type LiveBackend } from '../kit/reference.ts'
import { shellLaunch } from './chromium.ts'
import { freePort } from './free-port.ts'
import { serve } from './serve.ts'

const run = promisify(execFile)
const modules = resolve('node_modules')
const house = mkdtempSync(join(tmpdir(), 'otra-casa-'))
const running: { close: () => unknown }[] = []

/** What npm would fetch from its registry is linked to this project's own. */
const link = (name: string) => {
  mkdirSync(join(house, 'node_modules', name, '..'), { recursive: true })
  symlinkSync(join(modules, name), join(house, 'node_modules', name))
}

const { executablePath } = shellLaunch()
const env = { ...process.env, NODE_OPTIONS: '', CHROMIUM_PATH: executablePath ?? '', BASE_URL: '' }

/** Runs the house's journeys; answers what the command said, whether it failed or not. */
const journeys = async (own: Readonly<Record<string, string>>, ...words: string[]): Promise<string> => {
  const command = [join(modules, '@playwright/test/cli.js'), 'test', '--workers=1', ...words]
  const { stdout, stderr } = await run(process.execPath, command, { cwd: house, env: { ...env, ...own } }).catch(
    (error: unknown) => ({ stdout: String(Object(error).stdout), stderr: String(Object(error).stderr) }),
  )
  return stdout + stderr
}

const accounts = { VIDRIERA_EDITOR: 'editor:editor1234', VIDRIERA_CLIENTE: 'cliente:cliente1234' }
let live: LiveBackend

beforeAll(async () => {
  await packKit(house)
  await run('npm', ['init', '--yes'], { cwd: house })
  await run('npm', ['install', '--offline', '--no-audit', '--legacy-peer-deps', './vidriera-e2e.tgz'], { cwd: house })
  cpSync(join(house, 'node_modules/vidriera-e2e/example'), house, { recursive: true })
  for (const name of ['@playwright/test', '@types/node']) link(name)
  live = await startLive('live')
  live.begin()
  running.push(live)
}, 120_000)

afterAll(async () => {
  for (const one of running) await one.close()
  rmSync(house, { recursive: true, force: true })
})

test('the example is typed by the packed kit alone', async () => {
  await run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', house])
  writeFileSync(
    join(house, 'wrong.ts'),
    "import { test } from 'vidriera-e2e'\ntest('', ({ seed }) => seed({ productos: [{ nombr: '' }] }))\n",
  )
  const wrong = await run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', house]).catch(
    (error: unknown) => String(Object(error).stdout),
  )
  rmSync(join(house, 'wrong.ts'))
  expect(wrong).toContain("'nombr' does not exist")
})

test('three journeys pass against a demo build, which the kit names', async () => {
  const demo = await serve(builds.demo, 0)
  running.push(demo)
  const said = await journeys({ BASE_URL: demo.url })
  expect(said).toMatch(new RegExp(`demo build [\\w-]+ at ${demo.url}`))
  expect(said).toContain('3 passed')
}, 180_000)

test('against a live build roles log in by the form, what was made is removed, and the rest says what it needs', async () => {
  const said = await journeys({ BASE_URL: live.url, ...accounts })
  expect(said).toMatch(new RegExp(`live build [\\w-]+ at ${live.url}`))
  expect(said).toContain('1 passed')
  expect(said).toContain('2 skipped')
  const removed = live.calls().filter(({ call }) => call === 'crearFileZona' || call === 'deleteDescarga')
  expect(removed.map(({ call, status }) => [call, status])).toEqual([
    ['crearFileZona', 200],
    ['deleteDescarga', 200],
  ])
}, 180_000)

/** The price lists of a server, as a customer is told them. */
const priceLists = async (url: string): Promise<unknown> => {
  const customer = { nombre: 'cliente', contraseña: 'cliente1234' }
  const login = await fetch(`${url}/api/verificarLoginZona`, jsonRequest(customer))
  return (await fetch(`${url}/api/obtenerFileZonas`, { headers: { Cookie: cookieOf(login) } })).json()
}

test('against `npm run live` with a folder it is the same, and the folder has afterwards what it had before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-'))
  // A build that is older than its sources is made anew, as production has it: vitest sets NODE_ENV to `test`.
  const production = { NODE_ENV: 'production', DATA: folder, OUT_DIR: builds.live }
  const server = await startProcess(production, [resolve('e2e/run/live.ts')])
  running.push({
    close: async () => {
      await server.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  })
  const before = await priceLists(server.url)
  expect(before).toHaveLength(8)
  const said = await journeys({ BASE_URL: server.url, ...accounts })
  expect(said).toMatch(new RegExp(`live build [\\w-]+ at ${server.url}`))
  expect(said).toContain('1 passed')
  expect(said).toContain('2 skipped')
  expect(said).not.toContain('Left at')
  expect(await priceLists(server.url)).toEqual(before)
}, 300_000)

test('an error says what to do', async () => {
  const other = createServer((_, response) => response.end('<h1>Otra cosa</h1>'))
  const [nobody, elsewhere] = [await freePort(), await freePort()]
  await new Promise<void>((listening) => {
    other.listen(elsewhere, '127.0.0.1', () => listening())
  })
  running.push(other)
  const one = (own: Readonly<Record<string, string>>) => journeys(own, 'price-list')
  expect(await one({})).toContain('Say BASE_URL=https://staging.example.com')
  expect(await one({ BASE_URL: 'staging' })).toContain('Say it whole')
  expect(await one({ BASE_URL: `http://127.0.0.1:${nobody}` })).toContain('Start the site, or correct BASE_URL')
  expect(await one({ BASE_URL: `http://127.0.0.1:${elsewhere}` })).toContain('no page of Vidriera')
  expect(await one({ BASE_URL: live.url })).toContain('Say VIDRIERA_EDITOR=account:password')
}, 180_000)
