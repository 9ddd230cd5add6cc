/** Functions that the demo backend rarely needs. In a build they are a script of their own (demo.build.ts). */
export { nearIn as near } from '../finder/near.ts'
export { readPlanned as readSheet } from '../contract/planned-sheet.ts'
export { leftOf } from '../../mocks/company/left.ts'
export { withoutPlace } from '../../mocks/photo-place.ts'
export { manifest } from './manifest.ts'
export { makeRenditions } from './renditions.ts'
export { openReview } from '../review/worker/review.ts'
export { bulkLoad, doTask } from '../review/worker/tasks.ts'
