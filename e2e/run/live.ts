/** `npm run live`: a live build and the reference that it talks to, on one origin. */
import 'fake-indexeddb/auto'
import { accounts } from '../../mocks/seed/accounts.ts'
import { readOptions } from '../../mocks/http/options.ts'
import { startApi } from '../../mocks/http/start.ts'
import { buildIfStale } from './build.ts'
import { staticFiles } from './serve.ts'

const dir = 'dist-live'

try {
  const options = readOptions({ PORT: '4173', ...process.env })
  Object.assign(process.env, { VITE_API_URL: '/', OUT_DIR: dir })
  await buildIfStale(dir)
  const { url } = await startApi(options, staticFiles(dir))
  console.log(`\nVidriera, con una API de verdad, está en ${url}\nPanel: ${url}/admin/login\n`)
  console.table(accounts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
