/** The three builds that the journeys run against, side by side; those that are current stay. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { builds, crossApi, type Build } from '../support/host.ts'
import { isCurrent } from './build.ts'

const apis: Readonly<Record<Build, string>> = { demo: '', live: '/', cross: crossApi }

const make = async (dir: string, api: string): Promise<boolean> => {
  if (isCurrent(dir, api)) return true
  // Each in a process of its own: vite takes its environment from there.
  const env = { ...process.env, NODE_ENV: 'production', OUT_DIR: dir, VITE_API_URL: api }
  const building = spawn('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env })
  const [status] = await once(building, 'close')
  // Its worker may stand there without its pages.
  if (status !== 0) rmSync(join(dir, 'sw.js'), { force: true })
  return status === 0
}

const all: readonly Build[] = ['demo', 'live', 'cross']
const built = await Promise.all(all.map((name) => make(builds[name], apis[name])))
process.exitCode = built.every(Boolean) ? 0 : 1
