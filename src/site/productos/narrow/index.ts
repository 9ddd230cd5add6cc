/** What a list is narrowed, ordered and shown as a table with: loaded when it is asked for. */
export { catalogueOf } from './catalogue.ts'
export { Filters } from './Filters.tsx'
export { chosenIn, narrow } from './narrow.ts'
export { createSorter, orderIn } from './order.ts'
export { SizesTable } from './SizesTable.tsx'
