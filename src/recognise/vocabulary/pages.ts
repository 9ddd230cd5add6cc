/** Words of a list that name no product: at the foot of a page, under a table, in place of the cell above. */

/** How the numbers of pages and the totals begin. */
export const beginnings = ['pag', 'hoja', 'sub', 'total'] as const

/** The number of a page; 0 stands for any number. */
export const pageNumbers = 'pag|pagina n|no|nro? 0, pag|pagina n|no|nro? 0 de? 0, hoja 0 de 0'

/** Remarks about prices; the last word of each may go on. */
export const remarks: readonly string[] = [
  'sin iva',
  'sin el iva',
  'sin i.v.a',
  'sin el i.v.a',
  ...['sujeto', 'sujeta', 'sujetos', 'sujetas'].flatMap((subject) =>
    ['cambio', 'modificaci', 'variaci'].map((change) => `${subject} a ${change}`),
  ),
]

export const totals: ReadonlySet<string> = new Set(['total', 'totales', 'subtotal', 'subtotales'])
/** Words beside a total and its amounts; 'U$S' is two words. */
export const besideTotals: ReadonlySet<string> = new Set(
  'general final de por pagina hoja articulos items productos unidades lista u s'.split(' '),
)

const signs = Array.from('"\'”“″〃´`')
/** Signs that repeat the cell above, one or two of them. */
export const dittoSigns: ReadonlySet<string> = new Set([
  ...signs,
  ...signs.flatMap((first) => signs.map((second) => first + second)),
])
export const dittoWords: ReadonlySet<string> = new Set(
  ['id.', 'íd.', 'idem', 'ídem', 'idem.', 'ídem.'].flatMap((ditto) =>
    ['', ' ant', ' ant.', ' anterior', ' arriba'].map((above) => `${ditto}${above}`),
  ),
)

/** Months as spreadsheets shorten them, in Spanish and in English. */
export const months: ReadonlySet<string> = new Set(
  'ene feb mar abr may jun jul ago sep sept oct nov dic jan apr aug dec'.split(' '),
)
