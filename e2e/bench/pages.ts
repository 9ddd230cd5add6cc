/** The yardsticks of a visit's figures: the build's own pages without some of their parts, and the minimal page. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress, dropTwins } from '#build/compress.ts'
import type { Bench } from './bench.ts'
import { buildMinimal } from './minimal.ts'

export const pages = [
  { path: '/', file: 'index.html' },
  { path: '/productos', file: 'productos.html' },
] as const

/** A copy of the build; its pages lack every match. */
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
