import { createEntornoLookup } from '#finder/near.ts'
import { testBackend } from '../testing.ts'
import { inProcess } from './in-process.ts'
import { conformance } from './suite.ts'

let count = 0
/** The embedded backend as browsers have it. */
const inBrowser = () => testBackend({ databaseName: `conformance-${++count}`, near: createEntornoLookup })

conformance(inProcess(inBrowser))
