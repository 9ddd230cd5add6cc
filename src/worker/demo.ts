/** The demo backend's seed and its rare functions. In a build demo.build.ts replaces this file. */
import { seed } from '#mocks/seed/index.ts'
import * as onDemand from './on-demand.ts'

export const rare = () => onDemand

export const readSeed = () => Promise.resolve(seed)
