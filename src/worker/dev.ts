/** The worker in development: one script with everything. */
import { seed } from '#mocks/seed/index.ts'
import { startEmbedded } from './embedded.ts'
import * as onDemand from './on-demand.ts'

startEmbedded({ rare: () => onDemand, readSeed: () => Promise.resolve(seed) })
