/** The code of filters, order and table, loaded on demand. */
export { restoreListing } from '../../catalogue-worker/placed.ts'
export { listWith } from './listing.ts'
export { Options } from './Options.tsx'
export { SizesTable } from './SizesTable.tsx'
