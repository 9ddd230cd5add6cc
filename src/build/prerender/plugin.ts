import type { Plugin } from 'vite'
import type { Settings } from '../settings.ts'
import { script } from './early/script.ts'
import { writePages } from './write.ts'

/** The script that every page carries, the shell too. */
export const earlyScript = (): Plugin => ({
  name: 'vidriera:early',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head' }],
})

/** Every public page and record as HTML beside the shell. Last of all but the worker, whose list the shell is on. */
export const prerenderPages = (settings: Settings): Plugin => ({
  name: 'vidriera:pages',
  apply: 'build',
  writeBundle: { sequential: true, order: 'post', handler: () => writePages(settings) },
})
