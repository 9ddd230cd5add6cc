/** `BASE_URL=… npm run e2e -- smoke` against a demo build and a live one that run elsewhere. */
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import { builds } from '../kit/host.ts'
import { startLive } from '../kit/reference.ts'
import { freePort, listen } from '#mocks/listen.ts'
import { serve } from '#server/files/serve.ts'

const run = promisify(execFile)
const running: { close: () => unknown }[] = []
afterAll(async () => {
  for (const one of running) await one.close()
})

/** The output of the command, whether it failed or not. */
const smoke = async (own: Readonly<Record<string, string>>): Promise<string> => {
  const { stdout, stderr } = await run('npm', ['run', 'e2e', '--', 'smoke', '--workers=1', '--reporter=list'], {
    env: { ...process.env, NODE_OPTIONS: '', ...own },
  }).catch((error: unknown) => ({ stdout: String(Object(error).stdout), stderr: String(Object(error).stderr) }))
  return stdout + stderr
}

test('all journeys pass against a demo build, which the output names', async () => {
  const demo = await serve(builds.demo, 0)
  running.push(demo)
  const output = await smoke({ BASE_URL: demo.url })
  expect(output).toMatch(new RegExp(`demo build [\\w-]+ at ${demo.url}`))
  expect(output).toContain('13 passed')
}, 180_000)

test('against a live build nothing is written, and a role without an account is skipped', async () => {
  const live = await startLive('live')
  running.push(live)
  live.begin()
  const output = await smoke({ BASE_URL: live.url, VIDRIERA_EDITOR: 'editor:editor1234' })
  expect(output).toMatch(new RegExp(`live build [\\w-]+ at ${live.url}`))
  expect(output).toContain('12 passed')
  expect(output).toContain('1 skipped')
  const writes = new Set(allEndpoints.filter(({ changes }) => changes.length > 0).map(({ name }) => name))
  expect(live.calls().filter(({ call }) => writes.has(call))).toEqual([])
}, 180_000)

test('an error says what to do', async () => {
  const other = createServer((_, response) => response.end('<h1>Otra cosa</h1>'))
  const [nobody, elsewhere] = [await freePort(), await listen(other)]
  running.push(other)
  expect(await smoke({ BASE_URL: 'staging' })).toContain('Say it whole')
  expect(await smoke({ BASE_URL: `http://127.0.0.1:${nobody}` })).toContain('Start the site, or correct BASE_URL')
  expect(await smoke({ BASE_URL: `http://127.0.0.1:${elsewhere}` })).toContain('no page of Vidriera')
}, 180_000)
