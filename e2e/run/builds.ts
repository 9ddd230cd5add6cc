/** Makes the journeys' builds side by side and keeps current ones. `node e2e/run/builds.ts [name…]` makes some of them; with `BASE_URL` none is made. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { builds, crossApi } from '../kit/host.ts'
import { isCurrent } from '#build/if-stale.ts'

const variant = 'node e2e/run/variant.ts'
const recipes: Readonly<Record<keyof typeof builds, { api?: string; command?: string }>> = {
  demo: {},
  live: { api: '/' },
  cross: { api: crossApi },
  next: { command: `${variant} next` },
  talkative: { command: `${variant} talkative` },
}

const make = async (
  dir: string,
  { api = '', command = 'vite build --logLevel warn' }: (typeof recipes)['demo'],
): Promise<boolean> => {
  if (isCurrent(dir, api)) return true
  // Each in its own process, since vite reads the process's environment.
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: dir, VITE_API_URL: api }
  const building = spawn(command, { stdio: 'inherit', shell: true, env })
  const [status] = await once(building, 'close')
  // The worker may be there before the pages are.
  if (status !== 0) rmSync(join(dir, 'sw.js'), { force: true })
  return status === 0
}

const names = Object.keys(recipes).filter((name): name is keyof typeof builds => name in builds)
const args = process.argv.slice(2)
const isElsewhere = Boolean(process.env['BASE_URL'])
const wanted = names.filter((name) => !isElsewhere && (args.length === 0 || args.includes(name)))
const built = await Promise.all(wanted.map((name) => make(builds[name], recipes[name])))
process.exitCode = built.every(Boolean) ? 0 : 1
