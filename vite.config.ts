import react from '@vitejs/plugin-react'
import { existsSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { build, defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { seed } from './mocks/seed/index.ts'
import { company } from './src/brand.ts'

const root = import.meta.dirname
const media = 'mocks/seed/media'

/** Shell = what the first screen needs offline; the worker installs it alone and warms all the rest afterwards. */
const shellFiles = new Set(['index.html', 'manifest.webmanifest'])

/**
 * The first screen: a small entry, which asks for the worker while the rest comes; the frame with the home page and all that
 * they import; React, which few deployments change. What other pages have in common comes as one file, not as one each.
 */
const codeSplitting = { groups: [
  { name: 'boot', priority: 2, test: /\/src\/main\.tsx$|vite\/preload-helper|rolldown.runtime/ },
  { name: 'react', priority: 1, test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'app', test: /\/src\/app\/start\.tsx$/ },
  { name: 'common', test: /\/src\/(contract|site\/page|site\/contactos\/draft|ui\/Field|ui\/field-context|ui\/table)\b/ },
] }

const isFirst = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && (file.isEntry || file.name === 'app')

/** Notes the files of the first screen: its chunks, what they import statically, and their styles. */
const noteShell = (): Plugin => ({
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

/** One round trip: the page names the files of the first screen, which its entry would ask for only once it runs. */
const preloadShell = (): Plugin => ({
  name: 'vidriera:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => Object.values(bundle)
      .filter((file) => shellFiles.has(file.fileName) && !isEntry(file) && !html.includes(file.fileName))
      .map(({ fileName }) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: fileName.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: true, href: `/${fileName}` },
      })),
  },
})

type Entry = { url: string; revision: string | null; size: number }

/** Keeps the shell in the precache; lists every other file in warm.json, itself part of the shell. */
const splitWarm = (outDir: string) => (entries: Entry[]) => {
  const shell = entries.filter(({ url }) => shellFiles.has(url))
  const rest = entries.filter(({ url }) => !shellFiles.has(url)).map(({ url, revision }) => ({ url: `/${url}`, revision }))
  const json = JSON.stringify(rest)
  writeFileSync(join(outDir, 'warm.json'), json)
  const revision = createHash('sha256').update(json).digest('hex').slice(0, 16)
  return { manifest: [...shell, { url: 'warm.json', revision, size: json.length }] }
}

const manifest = {
  id: '/',
  name: company.name,
  short_name: company.name,
  description: company.tagline,
  lang: 'es-AR',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  theme_color: '#111214',
  background_color: '#111214',
  categories: ['business', 'shopping'],
  icons: ['192', '512'].flatMap((size) => ['any' as const, 'maskable' as const].map((purpose) => (
    { src: `/icons/icono-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
  ))),
}

/** index.html says who we are before any script runs. */
const nameCompany = (): Plugin => ({
  name: 'vidriera:company',
  transformIndexHtml: (html) => html.replaceAll('%COMPANY%', company.name).replaceAll('%TAGLINE%', company.tagline),
})

/** The demo company as data, and the sheet parsers as a script of their own: what worker/demo.build.ts loads. */
const emitSeed = (): Plugin => ({
  name: 'vidriera:seed',
  apply: 'build',
  async generateBundle() {
    const { firstAnswers } = await import('./mocks/first-answers.ts')
    this.emitFile({ type: 'asset', fileName: 'demo/seed.json', source: JSON.stringify(seed) })
    this.emitFile({ type: 'asset', fileName: 'demo/first.json', source: JSON.stringify(await firstAnswers()) })
  },
})

const buildSheetReader = (outDir: string) => build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    lib: { entry: resolve(root, 'src/contract/bulk-sheet.ts'), name: 'sheetReader', formats: ['iife'], fileName: () => 'sw-sheet.js' },
  },
})

const buildOptions = (outDir: string) => ({
  outDir,
  emptyOutDir: true,
  chunkSizeWarningLimit: 350,
  // Whatever runs service workers preloads modules by itself.
  modulePreload: { polyfill: false },
  rolldownOptions: { output: { codeSplitting } },
})

export default defineConfig(({ mode }) => {
  // A live build starts from another worker entry, which imports nothing of the embedded backend.
  const live = Boolean(loadEnv(mode, root, 'VITE_')['VITE_API_URL'])
  const worker = resolve(root, live ? 'src/worker/live.ts' : 'src/worker.ts')
  const outDir = resolve(root, process.env['OUT_DIR'] ?? 'dist')

  return {
    build: buildOptions(outDir),
    // The worker keeps its own sessions; msw's cookie jar would be nine tenths of its size.
    resolve: { alias: { 'tough-cookie': resolve(root, 'src/worker/no-cookies.ts') } },
    optimizeDeps: { entries: ['index.html', worker] },
    plugins: [
      react(),
      nameCompany(),
      noteShell(),
      preloadShell(),
      !live && emitSeed(),
      !live && existsSync(media) && viteStaticCopy({
        targets: [{ src: `${media}/**/*`, dest: 'demo', rename: { stripBase: media.split('/').length } }],
        silent: true,
      }),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src',
        filename: 'sw.js',
        registerType: 'prompt',
        injectRegister: false,
        includeManifestIcons: false,
        devOptions: { enabled: true, type: 'module' },
        integration: {
          configureCustomSWViteBuild: async ({ build: { lib } = {}, resolve: { alias } = {} }) => {
            if (lib) lib.entry = worker
            if (Array.isArray(alias)) alias.push({ find: './worker/demo.ts', replacement: resolve(root, 'src/worker/demo.build.ts') })
            if (!live) await buildSheetReader(outDir)
          },
        },
        injectManifest: {
          swSrc: worker,
          rollupFormat: 'iife',
          globPatterns: ['**/*'],
          globIgnores: ['sw.js', 'sw-sheet.js', 'warm.json', 'robots.txt', '_*', '**/*.map'],
          maximumFileSizeToCacheInBytes: 50_000_000,
          manifestTransforms: [splitWarm(outDir)],
        },
        manifest,
      }),
    ],
  }
})
