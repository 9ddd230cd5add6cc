/** Adds to a demo build the demo company, its files, and the worker's second script. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { seedRendition } from '#mocks/seed/renditions.ts'
import { seed } from '#mocks/seed/index.ts'
import { widths } from '#contract/widths.ts'
import { gate } from '#review/tab/gate.ts'
import { dropDocs } from './drop-docs.ts'
import { root } from './settings.ts'
import { secondScript, stampSecondScript } from './shell.ts'

const media = 'mocks/seed/media'

const copyMedia = () =>
  existsSync(media) &&
  viteStaticCopy({
    targets: [{ src: `${media}/**/*`, dest: 'demo', rename: { stripBase: media.split('/').length } }],
    silent: true,
  })

/** Writes the demo company as JSON, which worker/demo.ts loads. */
const emitSeed = (): Plugin => ({
  name: 'vidriera:seed',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'demo/seed.json', source: JSON.stringify(seed) })
  },
})

/** Writes the demo company's pictures and video posters in every width, each beside its original, where `mocks/renditions.ts` expects it. */
const emitRenditions = (): Plugin => ({
  name: 'vidriera:renditions',
  apply: 'build',
  async generateBundle() {
    for (const path of seed.files) {
      for (const width of widths) {
        const source = await seedRendition(path, width)
        if (source) this.emitFile({ type: 'asset', fileName: `demo/${path}.${width}.webp`, source })
      }
    }
  },
})

/** Puts the review tools' script into every page, before the inline script of prerendered pages, which reads its marks. */
const reviewGate = (): Plugin => ({
  name: 'vidriera:review',
  transformIndexHtml: () => [{ tag: 'script', children: `(${gate.toString()})()`, injectTo: 'head' }],
})

export const demoFiles = () => [emitSeed(), copyMedia(), emitRenditions(), reviewGate()]

/** Builds a classic script without modules. */
const buildScript = (outDir: string, entry: string, name: string, fileName: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [dropDocs()],
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: resolve(root, entry), name, formats: ['iife'], fileName: () => fileName },
    },
  })

/** Builds the scripts that worker/demo.ts imports and review/worker/review.ts writes into pages. */
export const buildScripts = async (outDir: string) => {
  await buildScript(outDir, 'src/worker/on-demand.ts', 'onDemand', secondScript)
  stampSecondScript(outDir)
  await buildScript(outDir, 'src/review/tab/tab.ts', 'tab', 'demo/tab.js')
}
