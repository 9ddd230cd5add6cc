/** Words that announce a code: 'cod. 205', 'ref LE-114'. */
export const codeWords: ReadonlySet<string> = new Set(
  'cod codigo codigos cods art articulo ref referencia sku ean nro numero producto'.split(' '),
)

/** What follows one of these where the code is a bar code. */
export const barWords: ReadonlySet<string> = new Set(['de barra', 'de barras'])
