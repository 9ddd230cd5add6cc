/** Groups the code into files, and lists the first screen's files for the precache and all others for later. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The shell: what the first screen needs offline. The worker installs the shell alone and fetches all other files afterwards. */
const shellFiles = new Set(['shell.html', 'manifest.webmanifest'])

/** The code and styles of the public pages, which reading offline needs. */
const wordFiles = new Set<string>()

/**
 * The first screen's files: a small entry, which registers the worker while the rest loads; the frame, with what nearly every page
 * shows; React, which few deployments change. Code shared by other pages is one file, since the first screen names every file, and
 * hashed names do not compress.
 */
export const codeSplitting = {
  groups: [
    { name: 'boot', priority: 2, test: /\/src\/main\.tsx$|vite\/preload-helper|rolldown.runtime/ },
    {
      name: 'react',
      priority: 1,
      test: /\/node_modules\/(react|react-dom(?!\/(static|cjs\/react-dom-server))|scheduler)\/|\/boot\/react\.ts$/,
    },
    {
      name: 'app',
      test: /\/src\/(app\/boot\/start\.tsx|contract\/(banner|novedad|producto)\.ts(?!\?panel)|site\/(cards|Loaded|page\/PageHead)|ui\/(Empty|Media|Retry|RichText|SectionHeading|VisuallyHidden|calm|media-kind))\b/,
    },
    // The product page and the home share the carousel. A file of its own would cost the home more than the product page saves.
    { name: 'HomePage', test: /\/src\/(site\/home\/|ui\/Carousel)/ },
    {
      name: 'common',
      test: /\/src\/(contract\/(?![\w-]+\.ts\?panel|bulk-|formula|unzip|reading|sheet|names|(archivo|cambio|carga-masiva|carta|cliente|company|endpoint-at|file-zona|historial|imagen|index|letter|papelera|registros|resources|sesion|undelivered|uploads|usuario)\.ts)|api\/drift|state\/(farewell|once-per|pedido\/(pedido|linea))|site\/(page|share|contactos\/draft|pedido\/AddButton)|ui\/(Field|Message|field-context|table|icons\/more|search-key|counted|ahead-of-address|parse-url))\b/,
    },
    // Calls that only panel and zone make, and the panel's sections. A file of their own would be named on every public page.
    {
      name: 'inside',
      test: /\/src\/(panel\/sections\/[\w-]+|contract\/(cambio|carga-masiva|carta|cliente|endpoint-at|file-zona|historial|imagen|index|letter|papelera|registros|resources|sesion|undelivered|uploads|usuario))\.ts$|\/src\/contract\/[\w-]+\.ts\?panel$/,
    },
    // Before 'sheet', whose `today` would take the time zone along: the notices load this file on every page, and that one on none.
    {
      name: 'outbox',
      test: /\/src\/(state\/outbox|site\/contactos\/carried|ui\/time-zone)\b|\/node_modules\/idb-keyval\//,
    },
    // What panel, tools and quick order read and write tables with. Each file would be named on every public page.
    { name: 'sheet', test: /\/src\/(contract\/formula|ui\/(csv|today|tables\/copied)|panel\/kit\/text)\.ts$/ },
    {
      name: 'pedido',
      test: /\/src\/(state\/pedido\/(number|kept-number|link|gone|sender)|site\/pedido\/(AmountField|AskedAmount|next-amount))\b/,
    },
    {
      name: 'catalogue',
      test: /\/src\/(site\/(search\/(words(?!-ahead)|keys|is-marked)|productos\/(load-more|narrow\/measure)|pedido\/quick\/codes)|ui\/use-near)\b/,
    },
  ],
}

/** The preload list of a chunk without the first screen's files, which are there before any other chunk. */
export const withoutShell = (deps: string[]): string[] =>
  deps.filter((name) => !/^assets\/(app|react|boot|rolldown-runtime)-/.test(name))

const isFirst = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && (file.isEntry || file.name === 'app')

const isPublic = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' &&
  file.moduleIds.some((id) => /\/src\/(site\/\w+\/\w+Page\.tsx|app\/routes\/router-later\.ts)$/.test(id))

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
    for (const file of Object.values(bundle).filter(isPublic)) visit(file.fileName, wordFiles)
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

const runsFirst = /^(boot|react|app|common)$|Page$/

/** Marks files whose functions all run at once. Chromium compiles such a file in the background while it loads, other files function by function. */
export const compileAhead = (): Plugin => ({
  name: 'vidriera:compile-ahead',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && runsFirst.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

type Entry = { url: string; revision: string | null; size: number }

/** The revision of a file. The worker computes the same hash to see whether a file belongs to its build. */
const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Puts the shell into the precache, and all other files into warm.json, which is part of the shell. */
export const splitWarm = (outDir: string) => (entries: Entry[]) => {
  const shell = entries
    .filter(({ url }) => shellFiles.has(url))
    .map((entry) =>
      entry.url.endsWith('.html') ? { ...entry, revision: digest(readFileSync(join(outDir, entry.url))) } : entry,
    )
  // Prerendered pages are for first visits. The worker must not serve them.
  const rest = entries
    .filter(({ url }) => !shellFiles.has(url) && !url.endsWith('.html'))
    .map(({ url, revision }) => ({ url: `/${url}`, revision, ...(wordFiles.has(url) && { words: true }) }))
  const json = JSON.stringify(rest)
  writeFileSync(join(outDir, 'warm.json'), json)
  return { manifest: [...shell, { url: 'warm.json', revision: digest(json), size: json.length }] }
}
