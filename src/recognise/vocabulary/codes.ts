/** Words that announce a code: 'cod. 205', 'ref LE-114'. */
export const codeWords: ReadonlySet<string> = new Set(
  'cod codigo codigos cods art articulo ref referencia sku ean'.split(' '),
)
