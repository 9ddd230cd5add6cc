/** Writes `NAME.br` and `NAME.gz` beside a build's files. A host sends them to clients that accept them and compresses nothing itself. */
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** In bytes: the list of thousands of products. */
const huge = 1_000_000

/**
 * Brotli's 11 saves 1.8 % more of this build than 10 and takes three times as long. A huge page, which visitors wait for after every write,
 * gets 9: a tenth of the time.
 */
const quality = (size: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: size > huge ? 9 : 10 } })

/** The compressors, by the ending of their files. */
export const ways: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) => brotli(content, quality(content.length)),
  '.gz': (content) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
}

/** Text files. Pictures, films, fonts and workbooks are compressed formats already. */
const isText = (name: string) => !name.startsWith('.') && /\.(html|js|css|json|svg|txt|xml|webmanifest|ico)$/.test(name)

export const isTwin = (name: string): boolean => /\.(br|gz)$/.test(name)

/** In bytes: a compressed file that saves less is not written. */
const worth = 0.95

/** Deletes a file's compressed twins before the file changes, so that no host sends the old text. */
export const dropTwins = (file: string): void => {
  for (const ending of Object.keys(ways)) rmSync(file + ending, { force: true })
}

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file)
  dropTwins(file)
  for (const [ending, compress] of Object.entries(ways)) {
    const twin = await compress(content)
    if (twin.length > content.length * worth) continue
    writeFileSync(`${file}.new`, twin)
    renameSync(`${file}.new`, file + ending)
  }
}

/** How many files are compressed at a time: as many as the thread pool runs, so that a large site is never in memory at once. */
const atOnce = 8

/** Compresses the text files of a directory anew; with `meant`, only the files that it accepts by name. */
export const compress = async (dir: string, meant: (name: string) => boolean = () => true): Promise<void> => {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => isText(name) && meant(name))
    .values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const name of names) await compressFile(join(dir, name))
    }),
  )
}

/** The last step of a build, so that sw.js is compressed too. */
export const compressBuild = (outDir: string): Plugin => ({
  name: 'vidriera:compress',
  apply: 'build',
  enforce: 'post',
  closeBundle: { sequential: true, order: 'post', handler: () => compress(outDir) },
})
