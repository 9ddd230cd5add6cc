/** What a visit's figures are measured against: the build's own pages without some of what they hold, and the minimal page. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress, dropTwins } from '../../src/build/compress.ts'
import type { Bench } from './bench.ts'
import { buildMinimal } from './minimal.ts'

export const pages = [
  { path: '/', file: 'index.html' },
  { path: '/productos', file: 'productos.html' },
] as const

/** A copy of the build, whose pages lack what matches. */
export const buildWithout = ({ dist, tempDir }: Bench, what: RegExp): string => {
  const dir = tempDir()
  cpSync(dist, dir, { recursive: true })
  for (const { file } of pages) {
    dropTwins(join(dir, file))
    writeFileSync(join(dir, file), readFileSync(join(dist, file), 'utf8').replaceAll(what, ''))
  }
  return dir
}

/** The minimal page on its own origin, compressed where the line counts. */
export const hostMinimal = async ({ tempDir, host }: Bench, isCompressed = false): Promise<string> => {
  const dir = tempDir()
  await buildMinimal(dir)
  if (isCompressed) await compress(dir)
  return host(dir)
}
