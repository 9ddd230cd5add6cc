/** Lists the first screen's files for the precache, and all others for later. */
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { publicPages } from './chunks.ts'

/** The shell: the files that the first screen needs offline. The worker installs the shell alone and fetches all other files afterwards. */
const shellFiles = new Set(['shell.html', 'manifest.webmanifest'])

/** The code and styles of the public pages, which reading offline needs. */
const wordFiles = new Set<string>()

/** The preload list of a chunk without the first screen's files, which are there before any other chunk. */
export const withoutShell = (deps: string[]): string[] =>
  deps.filter((name) => !/^assets\/(app|react|boot|rolldown-runtime)-/.test(name))

const isFirst = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && (file.isEntry || file.name === 'app')

/** Notes the first screen's files and the public pages' files: their chunks, the chunks' static imports, and their styles. */
export const noteShell = (): Plugin => ({
  name: 'vidriera:shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const visit = (name: string, noted: Set<string>) => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || noted.has(name)) return
      noted.add(name)
      for (const css of chunk.viteMetadata?.importedCss ?? []) noted.add(css)
      for (const imported of chunk.imports) visit(imported, noted)
    }
    for (const file of Object.values(bundle).filter(isFirst)) visit(file.fileName, shellFiles)
    const pages = new Set(publicPages(this))
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.facadeModuleId && pages.has(file.facadeModuleId))
        visit(file.fileName, wordFiles)
  },
})

/** Whether a file is the entry, which the page names itself, under a hash that is known last. */
const isEntry = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk' && file.isEntry

/** Names the first screen's files in the page, which saves a round trip. Styles come before code. */
export const preloadShell = (): Plugin => ({
  name: 'vidriera:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      // The typeface of a first visit is loaded after the words (inline/code.ts).
      html: html.replace('<link rel="preload"', '<link data-rel="preload"'),
      tags: Object.values(bundle)
        .filter((file) => shellFiles.has(file.fileName) && !isEntry(file) && !html.includes(file.fileName))
        .map(({ fileName }) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: {
            ...(fileName.endsWith('.css') ? { rel: 'stylesheet' } : { rel: 'modulepreload', fetchpriority: 'low' }),
            crossorigin: true,
            href: `/${fileName}`,
          },
        })),
    }),
  },
})

/** Marks the files of first pages, since nearly all their functions run at once. Chromium compiles such a file in the background while it loads, other files function by function. */
export const compileAhead = (): Plugin => ({
  name: 'vidriera:compile-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (shellFiles.has(file.fileName) || wordFiles.has(file.fileName)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

type Entry = { url: string; revision: string | null; integrity?: string; size: number }

type Content = string | Buffer

const digest = (content: Content): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The worker computes the same (worker/host.ts), to see whether a file belongs to its build. */
const hash = (content: Content): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

const isCompared = (url: string) => /\.(js|css|json)$/.test(url)

/** Enough to tell a file of one build from another's. */
const shortHash = 'sha256-'.length + 11

/**
 * The demo worker's second script, with its revision at its end: an installation reads whether it got this build's. The worker lists the
 * script, and no cache keeps it.
 */
export const secondScript = 'sw-seldom.js'
export const stampSecondScript = (outDir: string): void => {
  const file = join(outDir, secondScript)
  appendFileSync(file, `onDemand.revision="${digest(readFileSync(file))}"`)
}
const readStamp = (outDir: string) =>
  /onDemand\.revision="(\w+)"$/.exec(readFileSync(join(outDir, secondScript), 'utf8'))?.[1] ?? null

/** Puts the shell into the precache, and all other files into warm.json, which is part of the shell. */
export const splitWarm = (outDir: string) => (entries: Entry[]) => {
  const read = (url: string) => readFileSync(join(outDir, url))
  const withIntegrity = (entry: Entry) =>
    isCompared(entry.url) ? { ...entry, integrity: hash(read(entry.url)) } : entry
  const shell = entries.filter(({ url }) => shellFiles.has(url)).map(withIntegrity)
  const second = entries
    .filter(({ url }) => url === secondScript)
    .map((entry) => ({ ...entry, revision: readStamp(outDir) }))
  // Prerendered pages are for first visits. The worker must not serve them.
  const warmFiles = entries
    .filter(({ url }) => !shellFiles.has(url) && url !== secondScript && !url.endsWith('.html'))
    .map(withIntegrity)
    .map(({ url, revision, integrity }) => ({
      url: `/${url}`,
      ...(revision && { revision }),
      integrity: integrity?.slice(0, shortHash),
      ...(wordFiles.has(url) && { words: true }),
    }))
  const json = JSON.stringify(warmFiles)
  writeFileSync(join(outDir, 'warm.json'), json)
  const list = { url: 'warm.json', revision: digest(json), integrity: hash(json), size: json.length }
  return { manifest: [...shell, ...second, list] }
}
