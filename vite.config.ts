import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest, nameCompany } from './src/build/company.ts'
import { buildScripts, demoFiles } from './src/build/demo.ts'
import { dropDocs } from './src/build/drop-docs.ts'
import { earlyScript, prerenderPages } from './src/build/prerender/plugin.ts'
import { securePages } from './src/build/secure-pages.ts'
import { aliases, root, settingsOf } from './src/build/settings.ts'
import { codeSplitting, compileAhead, noteShell, preloadShell, splitWarm } from './src/build/shell.ts'
import project from './package.json' with { type: 'json' }

const buildOptions = (outDir: string) => ({
  outDir,
  target: project.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
  emptyOutDir: true,
  chunkSizeWarningLimit: 350,
  // Whatever runs service workers preloads modules by itself.
  modulePreload: { polyfill: false },
  rolldownOptions: { output: { codeSplitting } },
})

/** What msw carries with it in another module format nobody here asks for: a logger. */
const treeshake = { manualPureFunctions: ['__toESM', '__commonJSMin'] }

/** A live build starts from another worker entry, which imports nothing of the embedded backend. */
const workerOf = (live: boolean) => resolve(root, live ? 'src/worker/live.ts' : 'src/worker.ts')

export default defineConfig(({ mode }) => {
  const settings = settingsOf(mode)
  const { api, outDir } = settings
  const live = api !== ''
  const worker = workerOf(live)

  return {
    build: buildOptions(outDir),
    resolve: { alias: aliases },
    optimizeDeps: { entries: ['index.html', worker] },
    plugins: [
      react(),
      dropDocs(),
      nameCompany(),
      !live && demoFiles(),
      earlyScript(),
      noteShell(),
      preloadShell(),
      compileAhead(),
      securePages(settings),
      prerenderPages(settings),
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
            if (Array.isArray(alias))
              alias.push({ find: './worker/demo.ts', replacement: resolve(root, 'src/worker/demo.build.ts') })
            if (!live) await buildScripts(outDir)
          },
        },
        injectManifest: {
          swSrc: worker,
          rollupFormat: 'iife',
          rollupOptions: { treeshake },
          buildPlugins: { vite: [dropDocs()] },
          globPatterns: ['**/*'],
          globIgnores: [
            'sw.js',
            'sw-seldom.js',
            'warm.json',
            'robots.txt',
            'sitemap.xml',
            'previews/**',
            '_*',
            '**/*.map',
          ],
          maximumFileSizeToCacheInBytes: 50_000_000,
          manifestTransforms: [splitWarm(outDir)],
        },
        manifest,
      }),
    ],
  }
})
