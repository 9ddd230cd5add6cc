/** `npm start`: builds if needed, serves the build, and prints addresses and accounts. */
import { accounts } from '#mocks/seed/accounts.ts'
import { buildIfStale } from '#build/if-stale.ts'
import { serve } from '#server/files/serve.ts'

const port = Number(process.env['PORT'] ?? 4173)

const explain = (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(taken ? `El puerto ${port} está ocupado. Elegí otro: PORT=${port + 1} npm start` : error)
  process.exit(1)
}

await buildIfStale()
const { url } = await serve('dist', port).catch(explain)
console.log(`\nVidriera está en ${url}\nPanel: ${url}/admin/login\n`)
if (!process.env['VITE_API_URL']) console.table(accounts)
