/** Words of a list that name no product: on the paper around its rows, under a table, in place of the cell above. */
import { toSet } from './to-set.ts'

/** Lines around the rows: the feet of pages, conditions. Phrases as in heads.ts; `#` is a number. */
export const paperPhrases = [
  'pagina|pag n|nro|no|numero? # de? #?, hoja # de #',
  'continua|continuan|sigue|siguen|viene|vienen en|de la? hoja|pagina|pag|proxima|siguiente …',
  'lista|listas|precio|precios|oferta|ofertas|promocion … valid*|vigente|vigentes hasta|desde|al|del|por|a|para …, valid*|vigente|vigentes hasta|desde …, validez|vigencia …',
  '… sujeto|sujeta|sujetos|sujetas a cambio|cambios|modificaci*|variaci* …, … sin el? iva …, … sin el? i v a …',
].join(', ')

/** Lines with a long number behind one of these tell whom to call. */
export const phonePhrases = '… tel|tels|telefono|telefonos|telefax|fax|cel|celular|whatsapp|wsp|wp # …'
/** In digits. */
export const shortestPhone = 6

export const totals = toSet('total totales subtotal subtotales')
/** Words beside a total and its amounts; 'U$S' is two words. */
export const besideTotals = toSet('general final de por pagina hoja articulos items productos unidades lista u s us')

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
export const months = toSet('ene feb mar abr may jun jul ago sep sept oct nov dic jan apr aug dec')
