/** Words of packs and pieces, in singular and plural, as people and systems shorten them. */
import { toSet } from './to-set.ts'

/** What pieces are packed in, in any text. */
export const containers =
  'caja cajas cj cjs bolsa bolsas paquete paquetes paq paqs pack packs bulto bultos rollo rollos balde baldes ' +
  'blister blisters fardo fardos box boxes bag bags package packages'
/** Things of their own too: a search for 'bandeja 20' asks for a tray, while '3 bandejas' beside a code are packs. */
const thingsToo =
  'cartucho cartuchos estuche estuches bandeja bandejas display displays pallet pallets botella botellas lata latas frasco frascos ' +
  'resma resmas bidon bidones tarro tarros pote potes tambor tambores cajon cajones maple maples'
/** A head names the packing itself; no amount is told in it. */
export const packing = 'emb embalaje env envase case carton'

/** What counts pieces, in any text. */
export const pieces =
  'u ud uds uni unis und unds unid unids unidades unit units pz pzs pza pzas piezas pc pcs pce pces pieces'
/** Pieces beside a code and below a head; a search for '20 sueltos' asks for no pack of 20. */
export const loose = 'suelto suelta sueltos sueltas'
/** Behind a number alone: as heads they name a unit, a product or a currency, and a search for them is about no pack. */
const piecesToo = 'us unidad unidads pieza piece each ea item items articulos productos elementos ejemplares'

/** The containers and pieces of a search: '20 un' are pieces, where 'un' alone is an article. */
export const searchedContainers = toSet(containers)
export const searchedPieces = toSet(`${pieces} un`)

/** The containers and pieces of an order's lines and of packs. */
export const containerWords = toSet(`${containers} ${thingsToo}`)
export const unitWords = toSet(`${pieces} ${loose} ${piecesToo}`)

/** Parts and measures of what is sold: '20 hojas' beside a code are no packs. */
export const partWords = toSet('hojas pliegos tiras tramos planchas bobinas carretes damajuanas curvas litros gramos')

/** Words between a container and its number. */
export const packJoints = toSet('x por de con of')

/** Words for a pack of any kind. */
export const anyPack = toSet('pack packs paq')
