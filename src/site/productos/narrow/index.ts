/** The code of filters, order and table, loaded on demand. */
export { cataloguing } from './catalogue.ts'
export { Options } from './Options.tsx'
export { narrow } from './narrow.ts'
export { createSorter, orderIn } from './order.ts'
export { SizesTable } from './SizesTable.tsx'
