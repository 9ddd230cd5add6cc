/** The contract on PostgreSQL. */
import { describe } from 'vitest'
import { seed } from '../seed/index.ts'
import { noPostgres } from '../store/sql/cluster.ts'
import { postgresStore } from '../store/sql/postgres.ts'
import { testCluster } from '../store/sql/testing.ts'
import { testBackend } from '../testing.ts'
import { inProcess } from './in-process.ts'
import { conformance } from './suite.ts'

const readSeed = () => Promise.resolve(seed)

const { database } = testCluster(['fsync=off', 'max_connections=400'])
/** The seed is loaded once; each test starts with a copy. */
const firstDay = async () => {
  const store = postgresStore(await database(), readSeed)
  await store.start()
  store.close()
}

describe.skipIf(noPostgres)('the same rules on PostgreSQL', () => {
  let made: Promise<void> | undefined
  conformance(
    inProcess(async () => {
      await (made ??= firstDay())
      return testBackend({ store: postgresStore(await database('d1'), readSeed) })
    }),
  )
})
