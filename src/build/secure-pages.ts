import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { headerRules, headersFile, scriptHashes, withPolicy, type Reach } from './policy.ts'
import { formatRedirects } from './redirects.ts'

/** Puts into every page the policy for its own inline scripts, into `_headers` the policy for all of them, and to `_redirects` the addresses of calls. Pages made from the shell carry the shell's script and policy. */
export const securePages = (reach: Reach): Plugin => ({
  name: 'vidriera:policy',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'pre',
    handler({ dir = '' }, bundle) {
      const scripts = new Set<string>()
      for (const name of Object.keys(bundle).filter((file) => file.endsWith('.html'))) {
        const html = readFileSync(join(dir, name), 'utf8')
        for (const hash of scriptHashes(html)) scripts.add(hash)
        writeFileSync(join(dir, name), withPolicy(html, reach))
      }
      writeFileSync(join(dir, '_headers'), headersFile(headerRules(reach, [...scripts])))
      appendFileSync(join(dir, '_redirects'), formatRedirects(reach))
    },
  },
})
