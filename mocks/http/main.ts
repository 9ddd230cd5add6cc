/** `npm run api`: the contract over HTTP. README says what the environment may ask for. */
import 'fake-indexeddb/auto'
import { accounts } from '../seed/accounts.ts'
import { readOptions } from './options.ts'
import { startApi } from './start.ts'

try {
  const { url } = await startApi(readOptions(process.env))
  console.log(`\nLa API está en ${url}\n`)
  console.table(accounts)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
