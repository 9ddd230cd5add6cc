import { toSet } from './to-set.ts'

/** Words that announce a code: 'cod. 205', 'ref LE-114'. */
export const codeWords = toSet('cod codigo codigos cods art articulo ref referencia sku ean nro numero producto item')

/** What follows one of these where the code is a bar code. */
export const barWords = toSet('de barra, de barras', ', ')
