/** What a demo build has beside the app: the demo company, its files, and the sheet parsers. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { seed } from '../../mocks/seed/index.ts'

const media = 'mocks/seed/media'

/** The demo company's files, where they are. */
export const copyMedia = () => existsSync(media) && viteStaticCopy({
  targets: [{ src: `${media}/**/*`, dest: 'demo', rename: { stripBase: media.split('/').length } }],
  silent: true,
})

/** The demo company as data, and the sheet parsers as a script of their own: what worker/demo.build.ts loads. */
export const emitSeed = (): Plugin => ({
  name: 'vidriera:seed',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'demo/seed.json', source: JSON.stringify(seed) })
  },
})

export const buildSheetReader = (outDir: string) => build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    lib: { entry: resolve(import.meta.dirname, '../contract/bulk-sheet.ts'), name: 'sheetReader', formats: ['iife'], fileName: () => 'sw-sheet.js' },
  },
})
