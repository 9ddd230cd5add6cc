/** The settings and aliases of a build, for the page and for the prerenderer, which runs the same code. */
import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { replacedPackages } from '../worker/msw-parts.ts'

export const root = resolve(import.meta.dirname, '../..')

/** The parts of msw that a service worker has no use for: nine tenths of msw's bytes are its cookie jar. */
const partsOfMsw = Object.fromEntries(replacedPackages.map((name) => [name, resolve(root, 'src/worker/msw-parts.ts')]))

export const aliases = {
  ...partsOfMsw,
  // A polyfill of a hook that React has had since 18.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  // The ES modules, which can be tree-shaken. The main entry is one script for old browsers.
  dexie: 'dexie/dist/modern/dexie.mjs',
  // The library exports the way through a worker made from a blob alone, which the site's policy refuses.
  'write-excel-file/here': resolve(root, 'node_modules/write-excel-file/modules/export/writeXlsxFileUniversal.js'),
}

export interface Settings {
  readonly outDir: string
  /** `VITE_API_URL`: the address of a live build's API; '' for a demo. */
  readonly api: string
  readonly captcha: boolean
  /** `VITE_SITE_URL`: the address of the published site; '' where it is not set. */
  readonly site: string
}

export const readSettings = (mode: string): Settings => {
  const {
    VITE_API_URL: api = '',
    VITE_CAPTCHA_SITE_KEY: captcha = '',
    VITE_SITE_URL: site = '',
  } = loadEnv(mode, root, 'VITE_')
  return { api, site, captcha: captcha !== '', outDir: resolve(root, process.env['OUT_DIR'] || 'dist') }
}
