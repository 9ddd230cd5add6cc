/** Builds the app when the build is missing, older than its sources, or of the other kind (live or demo). */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const sources = ['src', 'mocks', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']

const newest = (path: string): number => {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

// The build writes its worker last, and only a demo build has demo media.
const isCurrent = (dir: string) => {
  const worker = join(dir, 'sw.js')
  const wantsDemo = !process.env['VITE_API_URL']
  return existsSync(worker)
    && existsSync(join(dir, 'demo')) === wantsDemo
    && statSync(worker).mtimeMs > Math.max(...sources.map(newest))
}

export const buildIfStale = async () => {
  if (isCurrent('dist')) return
  console.log('Construyendo la aplicación…')
  await build({ logLevel: 'warn' })
}
