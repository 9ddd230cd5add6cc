/** The version that follows the one under test: the same app, one text changed. Built in a process of its own: vite wants its environment. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './host.ts'

/** Builds it into a directory, by default one of its own, which is returned. */
export const nextBuild = (from: string, to: string, dir = mkdtempSync(join(tmpdir(), 'version-'))): string => {
  const env = { ...process.env, OUT_DIR: dir, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(process.execPath, [import.meta.filename, from, to], { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The next version did not build: ${stderr}`)
  return dir
}

if (import.meta.main) {
  const [from = '', to = ''] = process.argv.slice(2)
  await build({
    logLevel: 'error',
    plugins: [{ name: 'vidriera:next', enforce: 'pre', transform: (code) => code.replaceAll(from, to) }],
  })
}
