/** The code of the search and the filters, loaded when an address or a visitor needs it. */
export { finderOf } from '../../finder/finder.ts'
export { marksOf } from '../search/marks.ts'
export { sizesListed } from './sizes-listed.ts'
