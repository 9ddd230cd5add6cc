/** `npm run release -- NAME`: keeps the data that this build leaves in a browser, on a server and with people, for later builds to open. */
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { getFixture } from './fixtures.ts'

const [name = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
const folder = getFixture(name).path('')
if (existsSync(folder)) {
  console.error(`${folder} is there already. The fixtures of a release are never made anew.`)
  process.exit(1)
}
// The page's own code stores a page's data, and so needs the build tools.
const { status } = spawnSync('vitest run --project unit mocks/releases/make.test.ts', {
  stdio: 'inherit',
  shell: true,
  env: { ...process.env, RELEASE_NAME: name },
})
// Half of the fixtures are of no use.
if (status !== 0) rmSync(folder, { recursive: true, force: true })
process.exitCode = status ?? 1
