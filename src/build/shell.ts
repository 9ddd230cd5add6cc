/** Which files the first screen needs, and how the rest is listed for the worker to fetch afterwards. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Shell = what the first screen needs offline; the worker installs it alone and warms all the rest afterwards. */
const shellFiles = new Set(['shell.html', 'manifest.webmanifest'])

/**
 * The first screen: a small entry, which asks for the worker while the rest comes; the frame with the home page and all that
 * they import; React, which few deployments change. What other pages have in common comes as one file, not as one each.
 */
export const codeSplitting = {
  groups: [
    { name: 'boot', priority: 2, test: /\/src\/main\.tsx$|vite\/preload-helper|rolldown.runtime/ },
    {
      name: 'react',
      priority: 1,
      test: /\/node_modules\/(react|react-dom(?!\/(static|cjs\/react-dom-server))|scheduler)\/|\/boot\/react\.ts$/,
    },
    { name: 'app', test: /\/src\/app\/boot\/start\.tsx$/ },
    {
      name: 'common',
      test: /\/src\/(contract(?!\/bulk-sheet)|api\/drift|state\/(farewell|once-per|pedido\/(pedido|linea))|site\/(page|share|contactos\/draft|pedido\/AddButton)|ui\/(Field|Message|field-context|table|icons\/more|search-key|counted|ahead-of-address|parse-url))\b/,
    },
    {
      name: 'catalogue',
      test: /\/src\/(site\/(search\/(words|finder)|productos\/(load-more|narrow\/measure)|pedido\/quick\/codes)|ui\/use-near)\b/,
    },
  ],
}

const isFirst = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && (file.isEntry || file.name === 'app')

/** Notes the files of the first screen: its chunks, what they import statically, and their styles. */
export const noteShell = (): Plugin => ({
  name: 'vidriera:shell',
  apply: 'build',
  generateBundle(_, bundle) {
    const visit = (name: string) => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk' || shellFiles.has(name)) return
      shellFiles.add(name)
      for (const css of chunk.viteMetadata?.importedCss ?? []) shellFiles.add(css)
      for (const imported of chunk.imports) visit(imported)
    }
    for (const file of Object.values(bundle).filter(isFirst)) visit(file.fileName)
  },
})

/** The entry is in the page already, under a name that it gets at the very end. */
const isEntry = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk' && file.isEntry

/** One round trip: the page names the files of the first screen, which its entry would ask for only once it runs. What is seen comes before its code. */
export const preloadShell = (): Plugin => ({
  name: 'vidriera:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      Object.values(bundle)
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
  },
})

const runsFirst = /^(boot|react|app|common)$|Page$/

/** A file that begins so is compiled away from the page's thread, as it comes; any other by and by, whenever a function is called first. */
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

/** What a worker can compute as well, to see whether a file is of its build. */
const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** Keeps the shell in the precache; lists every other file in warm.json, itself part of the shell. */
export const splitWarm = (outDir: string) => (entries: Entry[]) => {
  const shell = entries
    .filter(({ url }) => shellFiles.has(url))
    .map((entry) =>
      entry.url.endsWith('.html') ? { ...entry, revision: digest(readFileSync(join(outDir, entry.url))) } : entry,
    )
  // The build's other pages are for who has nothing of ours yet: the worker must not answer with them.
  const rest = entries
    .filter(({ url }) => !shellFiles.has(url) && !url.endsWith('.html'))
    .map(({ url, revision }) => ({ url: `/${url}`, revision }))
  const json = JSON.stringify(rest)
  writeFileSync(join(outDir, 'warm.json'), json)
  return { manifest: [...shell, { url: 'warm.json', revision: digest(json), size: json.length }] }
}
