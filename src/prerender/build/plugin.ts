import { minifySync, type Plugin } from 'vite'
import type { Settings } from '#build/settings.ts'
import { script } from './inline/script.ts'
import { writePages } from './write.ts'

/** Puts the inline script into every page, the shell included. */
export const inlineScript = (): Plugin => ({
  name: 'vidriera:inline',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', children: minifySync('inline.js', script).code, injectTo: 'head' }],
})

/** Writes every public page and record as HTML. Runs after everything but the worker's build, since the worker lists the shell. */
export const prerenderPages = (settings: Settings): Plugin => ({
  name: 'vidriera:pages',
  apply: 'build',
  writeBundle: { sequential: true, order: 'post', handler: () => writePages(settings) },
})
