import type { Plugin } from 'vite'
import { ofList } from '../../site/page/of-list.ts'
import { shownOfTab } from '../../state/storage.ts'
import type { Settings } from '../settings.ts'
import { early } from './early.ts'
import { writePages } from './write.ts'

/** The script that every page carries, the shell too. */
export const earlyScript = (): Plugin => ({
  name: 'vidriera:early',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', children: `(${early.toString()})(${JSON.stringify({ ...shownOfTab, list: ofList })})`, injectTo: 'head' }],
})

/** Every public page and record as HTML beside the shell. Last of all but the worker, whose list the shell is on. */
export const prerenderPages = (settings: Settings): Plugin => ({
  name: 'vidriera:pages',
  apply: 'build',
  writeBundle: { sequential: true, order: 'post', handler: () => writePages(settings) },
})
