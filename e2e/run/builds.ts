/** The builds that the journeys run against, side by side; those that are current stay. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { builds, crossApi } from '../kit/host.ts'
import { isCurrent } from './build.ts'

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
  // Each in a process of its own: vite takes its environment from there.
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: dir, VITE_API_URL: api }
  const building = spawn(command, { stdio: 'inherit', shell: true, env })
  const [status] = await once(building, 'close')
  // Its worker may stand there without its pages.
  if (status !== 0) rmSync(join(dir, 'sw.js'), { force: true })
  return status === 0
}

const all = ['demo', 'live', 'cross', 'next', 'talkative'] as const
const built = await Promise.all(all.map((name) => make(builds[name], recipes[name])))
process.exitCode = built.every(Boolean) ? 0 : 1
