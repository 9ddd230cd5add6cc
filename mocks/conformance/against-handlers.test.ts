import { createEntornoLookup } from '#finder/near.ts'
import { withoutPlace } from '../place.ts'
import { isPart } from '../runs.ts'
import { testBackend } from '../testing.ts'
import { inProcess } from './in-process.ts'
import { conformance } from './suite.ts'

let count = 0
/** The embedded backend: whole on the database that browsers have, in part in memory, which takes a third of the time. */
const embedded = () =>
  testBackend({ near: createEntornoLookup, withoutPlace, ...(!isPart && { databaseName: `conformance-${++count}` }) })

conformance(inProcess(embedded))
