/** `npm run api`: the contract over HTTP. docs/live-api.md lists the environment variables. */
import { fail } from './fail.ts'
import { readOptions } from './options.ts'
import { startApi } from './start.ts'

try {
  const { url } = await startApi(readOptions(process.env))
  console.log(`\nLa API está en ${url}\n`)
} catch (error) {
  fail(error)
}
