import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig, loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest, nameCompany } from './src/build/company.ts'
import { buildSheetReader, copyMedia, emitSeed } from './src/build/demo.ts'
import { dropDocs } from './src/build/drop-docs.ts'
import { securePages } from './src/build/secure-pages.ts'
import { codeSplitting, noteShell, preloadShell, splitWarm } from './src/build/shell.ts'
import project from './package.json' with { type: 'json' }

const root = import.meta.dirname

const buildOptions = (outDir: string) => ({
  outDir,
  target: project.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
  emptyOutDir: true,
  chunkSizeWarningLimit: 350,
  // Whatever runs service workers preloads modules by itself.
  modulePreload: { polyfill: false },
  rolldownOptions: { output: { codeSplitting } },
})

const aliases = {
  // The worker keeps its own sessions; msw's cookie jar would be nine tenths of its size.
  'tough-cookie': resolve(root, 'src/worker/no-cookies.ts'),
  // React has had what this stands in for since 18.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  // Its modules, of which we take what we use; its main entry is one script for browsers of ten years ago.
  'dexie': 'dexie/dist/modern/dexie.mjs',
}

export default defineConfig(({ mode }) => {
  // A live build starts from another worker entry, which imports nothing of the embedded backend.
  const { VITE_API_URL: api = '', VITE_CAPTCHA_SITE_KEY: captcha = '' } = loadEnv(mode, root, 'VITE_')
  const live = api !== ''
  const worker = resolve(root, live ? 'src/worker/live.ts' : 'src/worker.ts')
  const outDir = resolve(root, process.env['OUT_DIR'] ?? 'dist')

  return {
    build: buildOptions(outDir),
    resolve: { alias: aliases },
    optimizeDeps: { entries: ['index.html', worker] },
    plugins: [
      react(),
      dropDocs(),
      nameCompany(),
      noteShell(),
      preloadShell(),
      !live && emitSeed(),
      !live && copyMedia(),
      securePages({ api, captcha: captcha !== '' }),
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
          buildPlugins: { vite: [dropDocs()] },
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
