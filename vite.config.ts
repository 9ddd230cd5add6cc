import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest, nameCompany } from './src/build/company.ts'
import { compressBuild } from './src/build/compress.ts'
import { codeSplitting } from './src/build/chunks.ts'
import { buildScripts, demoFiles } from './src/build/demo.ts'
import { dropDocs } from './src/build/drop-docs.ts'
import { brandIcons } from './src/build/icons.ts'
import { inlineScript, prerenderPages } from './src/prerender/build/plugin.ts'
import { securePages } from './src/build/secure-pages.ts'
import { aliases, root, readSettings } from './src/build/settings.ts'
import { compileAhead, noteShell, preloadShell, splitWarm, withoutShell } from './src/build/shell.ts'
import project from './package.json' with { type: 'json' }

const buildOptions = (outDir: string) => ({
  outDir,
  target: project.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
  emptyOutDir: true,
  chunkSizeWarningLimit: 350,
  // Whatever runs service workers preloads modules by itself.
  modulePreload: { polyfill: false, resolveDependencies: (_: string, deps: string[]) => withoutShell(deps) },
  rolldownOptions: { output: { codeSplitting } },
})

/** Where the worker starts: `live` imports nothing of the embedded backend, `demo` has scripts beside it, `dev` has none. */
const workerOf = (live: boolean, isBuild: boolean) =>
  resolve(root, `src/worker/${live ? 'live' : isBuild ? 'demo' : 'dev'}.ts`)

/** What goes into the worker, and what it keeps. */
const injectManifest = (worker: string, outDir: string) => ({
  swSrc: worker,
  rollupFormat: 'iife' as const,
  buildPlugins: { vite: [dropDocs()] },
  globPatterns: ['**/*'],
  // The plugin puts the manifest on the list by itself.
  globIgnores: [
    'manifest.webmanifest',
    'sw.js',
    'sw-leave.js',
    'warm.json',
    'robots.txt',
    '404.txt',
    'sitemap.xml',
    'previews/**',
    '_*',
    '**/*.map',
    '**/*.{br,gz}',
  ],
  maximumFileSizeToCacheInBytes: 50_000_000,
  manifestTransforms: [splitWarm(outDir)],
})

export default defineConfig(({ mode, command }) => {
  const settings = readSettings(mode)
  const { api, outDir } = settings
  const live = api !== ''
  const worker = workerOf(live, command === 'build')

  return {
    build: buildOptions(outDir),
    resolve: { alias: aliases },
    optimizeDeps: { entries: ['index.html', worker] },
    worker: { plugins: () => [dropDocs()] },
    plugins: [
      react(),
      dropDocs(),
      nameCompany(),
      brandIcons(),
      !live && demoFiles(),
      inlineScript(),
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
        // A host may ask for a password (Basic), also for the manifest.
        useCredentials: true,
        devOptions: { enabled: true, type: 'module' },
        integration: {
          configureCustomSWViteBuild: async ({ build: { lib } = {} }) => {
            if (lib) lib.entry = worker
            if (!live) await buildScripts(outDir)
          },
        },
        injectManifest: injectManifest(worker, outDir),
        manifest,
      }),
      compressBuild(outDir),
    ],
  }
})
