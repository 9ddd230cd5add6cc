/** `npm run live`: a live build and its API on one origin. `npm run live -- WORD …`: src/server/commands. */
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fail } from './http/fail.ts'
import type { Options } from './http/options.ts'

// The compile cache makes the second start quicker. Only modules imported after this line are cached.
enableCompileCache('node_modules/.cache/compiled')

const dir = process.env['OUT_DIR'] || 'dist-live'

/** Without the build tools (`npm ci --omit=dev`) the existing build is served. */
const build = async () => {
  if (!existsSync('node_modules/vite-plugin-pwa')) {
    if (existsSync(`${dir}/sw.js`)) return
    throw new Error(`Falta el sitio: copiá acá la carpeta ${dir}, que se hace donde se pueda correr «npm run build».`)
  }
  Object.assign(process.env, { VITE_API_URL: '/', OUT_DIR: dir })
  const { buildIfStale } = await import('#build/if-stale.ts')
  await buildIfStale(dir)
}

const serve = async (options: Options) => {
  await build()
  const [{ startApi }, { publishing }, { readLetterhead }] = await Promise.all([
    import('./http/start.ts'),
    import('./publishing/index.ts'),
    import('./letterhead.ts'),
  ])
  const { url } = await startApi(options, {
    company: readLetterhead,
    ...publishing(dir),
  })
  console.log(`\nVidriera, con una API de verdad, está en ${url}\nPanel: ${url}/admin/login\n`)
}

const command = async (args: readonly string[], options: Options) => {
  const { runCommand } = await import('./commands/index.ts')
  await runCommand(args, options)
}

try {
  const { readOptions } = await import('./http/options.ts')
  const options = readOptions({ ...process.env, PORT: process.env['PORT'] || '4173' })
  const args = process.argv.slice(2)
  await (args.length === 0 ? serve(options) : command(args, options))
  flushCompileCache()
} catch (error) {
  fail(error)
}
