/** What the demo backend seldom needs: a script of its own in a build (demo.build.ts). */
export { readRows as readSheet } from '../contract/bulk-sheet.ts'
export { makeRenditions } from './renditions.ts'
export { withPoint } from './room/bulk.ts'
export { openRoom } from './room/room.ts'
export { doTask } from './room/tasks.ts'
