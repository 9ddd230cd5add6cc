/** The demo backend's seed and its rare functions. In a build demo.build.ts replaces this file. */
export { bulkLoad, doTask, makeRenditions, manifest, near, openReview, readSheet, withoutPlace } from './on-demand.ts'
import { seed } from '../../mocks/seed/index.ts'

export const readSeed = () => Promise.resolve(seed)
