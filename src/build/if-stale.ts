/** Builds the app when the build is missing, older than its sources, or of the other kind (live or demo). */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'mocks', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json']

const newest = (path: string): number => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** Whether a build's last file is there, and newer than its sources. */
export const isNewer = (last: string, inputs: readonly string[]): boolean =>
  existsSync(last) && statSync(last).mtimeMs > Math.max(...inputs.map(newest))

// A build writes its worker last, and only a demo build has /demo.
export const isCurrent = (dir: string, apiUrl = process.env['VITE_API_URL'] ?? '') => {
  const wantsDemo = apiUrl === ''
  return existsSync(join(dir, 'demo')) === wantsDemo && isNewer(join(dir, 'sw.js'), sources)
}

/** Builds if needed, with `OUT_DIR` and `VITE_API_URL` of the environment. */
export const buildIfStale = async (dir = 'dist') => {
  if (isCurrent(dir)) return
  console.log('Construyendo la aplicación…')
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
}
