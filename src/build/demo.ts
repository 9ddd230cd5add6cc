/** What a demo build has beside the app: the demo company, its files, and what its worker seldom needs. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { seedRendition } from '../../mocks/http/renditions.ts'
import { seed } from '../../mocks/seed/index.ts'
import { widths } from '../contract/widths.ts'
import { gate } from '../demo/tab/gate.ts'
import { root } from './settings.ts'

const media = 'mocks/seed/media'

/** The demo company's files, where they are. */
const copyMedia = () =>
  existsSync(media) &&
  viteStaticCopy({
    targets: [{ src: `${media}/**/*`, dest: 'demo', rename: { stripBase: media.split('/').length } }],
    silent: true,
  })

/** The demo company as data: what worker/demo.build.ts loads. */
const emitSeed = (): Plugin => ({
  name: 'vidriera:seed',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'demo/seed.json', source: JSON.stringify(seed) })
  },
})

/** The demo company's pictures, and those of its videos, in every width: beside each, as `mocks/renditions.ts` looks for them. */
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

/** The room's script in every page: before that of the prerendered ones, which heeds what it finds. */
const roomGate = (): Plugin => ({
  name: 'vidriera:room',
  transformIndexHtml: () => [{ tag: 'script', children: `(${gate.toString()})()`, injectTo: 'head' }],
})

/** What it has beside the app's own files. */
export const demoFiles = () => [emitSeed(), copyMedia(), emitRenditions(), roomGate()]

/** A script of its own, without modules. */
const buildScript = (outDir: string, entry: string, name: string, fileName: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      lib: { entry: resolve(root, entry), name, formats: ['iife'], fileName: () => fileName },
    },
  })

/** What worker/demo.build.ts loads, and what worker/room/page.ts writes into a page. */
export const buildScripts = async (outDir: string) => {
  await buildScript(outDir, 'src/worker/seldom.ts', 'seldom', 'sw-seldom.js')
  await buildScript(outDir, 'src/demo/tab/tab.ts', 'tab', 'demo/tab.js')
}
