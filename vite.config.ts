import react from '@vitejs/plugin-react'
import { existsSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { viteStaticCopy } from 'vite-plugin-static-copy'

const root = import.meta.dirname
const media = 'mocks/seed/media'

/** Shell = what the first screen needs offline; the worker installs it alone and warms all the rest afterwards. */
const shellFiles = new Set(['index.html', 'manifest.webmanifest', 'favicon.svg', 'favicon.png', 'favicon.ico', 'icons/icono-192.png'])
const firstScreen = /\/src\/(app\/start\.tsx|site\/home\/)/

const isFirst = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' && (file.isEntry || firstScreen.test(file.facadeModuleId ?? ''))

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
  name: 'Bulonera Quebracho S.A.',
  short_name: 'Quebracho',
  description: 'Catálogo de bulonería y elementos de fijación de Bulonera Quebracho S.A.',
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

export default defineConfig(({ mode }) => {
  // A live build starts from another worker entry, which imports nothing of the embedded backend.
  const live = Boolean(loadEnv(mode, root, 'VITE_')['VITE_API_URL'])
  const worker = resolve(root, live ? 'src/worker/live.ts' : 'src/worker.ts')
  const outDir = resolve(root, process.env['OUT_DIR'] ?? 'dist')

  return {
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 300 },
    // The worker keeps its own sessions; msw's cookie jar would be nine tenths of its size.
    resolve: { alias: { 'tough-cookie': resolve(root, 'src/worker/no-cookies.ts') } },
    optimizeDeps: { entries: ['index.html', worker] },
    plugins: [
      react(),
      noteShell(),
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
          configureCustomSWViteBuild: ({ build }) => {
            if (build?.lib) build.lib.entry = worker
          },
        },
        injectManifest: {
          swSrc: worker,
          rollupFormat: 'iife',
          globPatterns: ['**/*'],
          globIgnores: ['sw.js', 'warm.json', 'robots.txt', '_*', '**/*.map'],
          maximumFileSizeToCacheInBytes: 50_000_000,
          manifestTransforms: [splitWarm(outDir)],
        },
        manifest,
      }),
    ],
  }
})
