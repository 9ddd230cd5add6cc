/** Words that announce a code: 'cod. 205', 'ref LE-114'. */
export const codeWords: ReadonlySet<string> = new Set(
  'cod codigo codigos cods art articulo ref referencia sku ean'.split(' '),
)

/** What stands before a number, the longest first: 'N° 38', '#14'. */
export const numberSigns = ['numero', 'num.', 'nro.', 'nro', 'num', 'n.', 'n°', 'nº', 'no', 'n', '#'] as const
