import { toSet } from './to-set.ts'

/** Words that announce a size: 'talle M', 'medida 38'. */
export const sizeWords = toSet('talle talles tamano medida medidas size')

/** Units of a length. */
export const lengthUnits = toSet('m cm mm')
