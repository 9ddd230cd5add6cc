/** Words in the cells of a list that are none of its contents. Phrases as in vocabulary/heads.ts; `#` is a number. */

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const toTexts = (texts: string): ReadonlySet<string> => new Set(texts.split(', '))

/** What programs write where there is nothing. 'NA' may be a text, and S/D is ours. */
export const nothingTexts = toTexts(
  'nan, nat, null, (null), none, (none), nil, undefined, n/a, n.a., <na>, (en blanco), en blanco, (blank), (vacío), (vacías), vacío, no aplica',
)

/** What people write where an article has no code. */
export const noCodeTexts = toTexts(
  's/c, s/n, s/d, s/cod, s/cod., s/cód, s/cód., s/código, s/codigo, n/c, sin codigo, sin código, sin cod., sin cód., varios, varias, 0, 00, 000, 0000, -, --, ---',
)

/** Between the codes of several articles. */
export const rangeWords = toSet('a al y e o u hasta')

/** Months as spreadsheets shorten them. */
export const months = toSet('ene feb mar abr may jun jul ago sep sept oct nov dic jan apr aug dec')

const pages = 'hoja|pagina|pag'
/** Lines of a paper that are no product: the feet of its pages, its conditions. */
export const paperPhrases = [
  `pagina|pag n|nro|no|numero? # de? #?, hoja # de #`,
  `continua|continuan|sigue|siguen|viene|vienen en|de la? {pages}|proxima|siguiente …`,
  'lista|listas|precio|precios|oferta|ofertas|promocion … valid*|vigente|vigentes hasta|desde|al|del|por|a|para …, valid*|vigente|vigentes hasta|desde …, validez|vigencia …',
  '… sujeto|sujeta|sujetos|sujetas a cambio|cambios|modificaci*|variaci* …, … sin el? iva …, … sin el? i v a …',
]
  .join(', ')
  .replaceAll('{pages}', pages)

/** Lines with a long number behind one of these tell whom to call. */
export const phonePhrases = '… tel|tels|telefono|telefonos|telefax|fax|cel|celular|whatsapp|wsp|wp # …'
/** In digits. */
export const shortestPhone = 6

/** A line of these and numbers is a sum: 'Total general: 35 artículos'. `totals` begin it. */
export const totals = toSet('total totales subtotal subtotales')
export const totalWords = toSet(
  'sub total totales subtotal subtotales general final de por pagina hoja articulos items productos unidades lista u s us',
)
