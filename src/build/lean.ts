import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './settings.ts'

/** Library modules that a first page needs little of, each with its importing module and with the file of this site that stands in. */
const standIns: readonly { readonly by: RegExp; readonly module: RegExp; readonly file: string }[] = [
  {
    by: /\/router-core\/dist\/esm\/router\.js$/,
    module: /^\.\/(load-client|new-process-route-tree|scroll-restoration)\.js$/,
    file: 'src/app/routes/router-first.ts',
  },
  {
    by: /\/router-core\/dist\/esm\/index\.js$/,
    module: /^\.\/load-client\.js$/,
    file: 'src/app/routes/router-first.ts',
  },
  {
    by: /\/router-core\/dist\/esm\/router\.js$/,
    module: /^\.\/(searchParams|rewrite)\.js$/,
    file: 'src/app/unused.ts',
  },
  {
    by: /\/query-core\/build\/modern\/query\.js$/,
    module: /^\.\/infiniteQueryBehavior\.js$/,
    file: 'src/app/unused.ts',
  },
]

/** Keeps the libraries' code that a hydrated page does not need out of its way. */
export const leanLibraries = (): Plugin => ({
  name: 'vidriera:lean',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/[\w-]+\.js$/ },
    handler: (id, importer = '') => {
      const standIn = standIns.find(({ by, module }) => by.test(importer) && module.test(id))
      return standIn && resolve(root, standIn.file)
    },
  },
})
