/** Builds of the app that differ from the one under test. Each in a process of its own: vite wants its environment. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './host.ts'

const run = (dir: string, ...args: string[]): string => {
  const env = { ...process.env, OUT_DIR: dir, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(process.execPath, [import.meta.filename, ...args], { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The next version did not build: ${stderr}`)
  return dir
}

const newDir = () => mkdtempSync(join(tmpdir(), 'version-'))

/** The version that follows: the same app, one text changed. Into a directory, by default one of its own, which is returned. */
export const nextBuild = (from: string, to: string, dir = newDir()): string => run(dir, from, to)

/** The same version on React's development build, which says aloud where a page is not what it renders. */
export const talkativeBuild = (): string => run(newDir(), '--talkative')

if (import.meta.main) {
  const [from = '', to = ''] = process.argv.slice(2)
  await build({
    logLevel: 'error',
    ...(from === '--talkative'
      ? { define: { 'process.env.NODE_ENV': '"development"' } }
      : { plugins: [{ name: 'vidriera:next', enforce: 'pre', transform: (code) => code.replaceAll(from, to) }] }),
  })
}
