/** What a build is told, and what stands for what in it: for the page, and for the same code where it renders the pages. */
import { resolve } from 'node:path'
import { loadEnv } from 'vite'

export const root = resolve(import.meta.dirname, '../..')

export const aliases = {
  // The worker keeps its own sessions; msw's cookie jar would be nine tenths of its size.
  'tough-cookie': resolve(root, 'src/worker/no-cookies.ts'),
  // React has had what this stands in for since 18.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  // Its modules, of which we take what we use; its main entry is one script for browsers of ten years ago.
  dexie: 'dexie/dist/modern/dexie.mjs',
}

export interface Settings {
  readonly outDir: string
  /** `VITE_API_URL`: where a live build's API is; empty for a demo. */
  readonly api: string
  /** Whether forms ask a captcha for a token. */
  readonly captcha: boolean
  /** `VITE_SITE_URL`: where the site will live; empty where nobody said. */
  readonly site: string
}

export const settingsOf = (mode: string): Settings => {
  const {
    VITE_API_URL: api = '',
    VITE_CAPTCHA_SITE_KEY: captcha = '',
    VITE_SITE_URL: site = '',
  } = loadEnv(mode, root, 'VITE_')
  return { api, site, captcha: captcha !== '', outDir: resolve(root, process.env['OUT_DIR'] || 'dist') }
}
