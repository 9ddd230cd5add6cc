import type { Plugin } from 'vite'

/** What the contract says in English is for OpenAPI: the page and its worker are kilobytes smaller without. */
export const dropDocs = (): Plugin => ({
  name: 'vidriera:docs',
  apply: 'build',
  enforce: 'pre',
  transform: {
    // Those of a check are for people.
    filter: { id: /\/src\/contract\/(?!check|bulk)[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(/'[A-Z](?:[^'\\\n]|\\.)*\.'/g, "''"), map: null }),
  },
})
