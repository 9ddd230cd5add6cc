/** The contract on PostgreSQL. */
import { tmpdir } from 'node:os'
import { afterAll, describe } from 'vitest'
import { seed } from '../seed/index.ts'
import { newCluster, noPostgres, type Cluster } from '../store/sql/cluster.ts'
import { postgresStore } from '../store/sql/postgres.ts'
import { testBackend } from '../testing.ts'
import { inProcess } from './in-process.ts'
import { conformance } from './suite.ts'

const readSeed = () => Promise.resolve(seed)

/** The seed is loaded once; each test starts with a copy. */
const firstDay = async (): Promise<Cluster> => {
  const cluster = await newCluster(tmpdir(), ['fsync=off', 'max_connections=400'])
  const store = postgresStore(await cluster.database(), readSeed)
  await store.start()
  store.close()
  return cluster
}

describe.skipIf(noPostgres)('the same rules on PostgreSQL', () => {
  let made: Promise<Cluster> | undefined
  afterAll(async () => (await made)?.remove())
  conformance(
    inProcess(async () => {
      made ??= firstDay()
      return testBackend({ store: postgresStore(await (await made).database('d1'), readSeed) })
    }),
  )
})
