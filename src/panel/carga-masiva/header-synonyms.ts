/** The meaning of a column of a company's own price list, by the words of its head and by its cells. Pure. */
import { columns, numberColumns, type Column } from '#contract/bulk-columns.ts'
import { codeHead, nameHead } from '#contract/cell-forms.ts'
import type { Cell } from '#contract/sheet/cell.ts'
import { searchKey } from '#ui/search-key.ts'
import { findRole, headKey, type Role } from '#ui/tables/roles.ts'

/** Data that the site does not keep. */
export type Ignored = 'precio' | 'stock' | 'rubro' | 'otro código' | 'número de fila' | 'unidad' | 'otro dato'
export type Meaning = Column | Ignored

type Synonym = readonly [meaning: Meaning, sure: number, form: RegExp]

/** The heads of columns that the site does not keep. */
const ignoredSynonyms: readonly Synonym[] = [
  [
    'otro código',
    0.6,
    /^(?:cod(?:igo)?s?|ref(?:erencia)?|n|nro|art(?:iculo)?) .*(?:prov|fabric|anter|viej|altern|orig|oem|equiv|aduan|arancel).*$/,
  ],
  [
    'rubro',
    1,
    /^(?:cod(?:igo)? )?(?:(?:sub ?)?rubros?|(?:sub ?)?familias?|lineas?|categorias?|grupos?|seccion|tipo|marcas?|fabricante|proveedor|origen|procedencia|laboratorio|editorial|category|brand)(?: .*)?$/,
  ],
  [
    'stock',
    1,
    /^(?:stock|existencias?|disp(?:onib(?:le|ilidad))?|saldo|deposito|cant(?:idad)? (?:en )?(?:stock|disponible))(?: .*)?$/,
  ],
  [
    'precio',
    1,
    /^(?:.*\b(?:precios?|iva|pvp|importe|neto|costo|contado|efectivo|gremio|mayorista|minorista|usd|us|u s|ars|pesos|dolar(?:es)?|unitario|bonif(?:icacion)?|descuento|dto|margen|utilidad|recargo)\b.*|p (?:unit|lista|publico|venta)|p v p|sugerido|preco|cost|alicuota|(?:lista|publico|final|oferta|total|sub ?total)(?: .*)?)$/,
  ],
  ['número de fila', 0.9, /^(?:n|nro|num|numero|id|item n|renglon|fila|pos(?:icion)?)$/],
  ['otro dato', 0.7, /^(?:anos?|autor|temporada|paginas?|lado|actualizado)$/],
  ['unidad', 0.7, /^(?:um|u m|u medida|unidad(?: de)? medida|unidad|moneda)$/],
]

/** The heads of our columns in lists of companies, without accents and signs. */
const columnSynonyms: readonly Synonym[] = [
  ['orden', 1, /^orden$/],
  ['nombre', 0.8, nameHead],
  ['destacado', 1, /^destacad[oa]s?$/],
  [
    'texto',
    1,
    /^(?:texto|caracteristicas?|aplicacion(?:es)?|ficha(?: tecnica)?|(?:descripcion|detalle)s? (?:larg|ampliad|complet|extendid|tecnic|web|html).*)$/,
  ],
  ['codigo', 0.9, codeHead],
  [
    'tamaño',
    0.9,
    /^(?:med|tam|tamanio|tamano|medidas?|talles?|diam(?:etro)?s?|ø|largos?|longitud|ancho|alto|espesor|calibre|rosca|dimension(?:es)?)(?: .*)?$/,
  ],
  ['tamaño', 0.85, /^(?:litros?|lts?|kilos?|kgs?|cap(?:acidad)?|volumen)$/],
  ['tamaño', 0.5, /^(?:modelos?|variantes?|color(?:es)?|version)$/],
  // 'Cajas, código de barras' is a bar code.
  [
    'pack',
    1,
    /^(?!(?:.* )?(?:barras?|ean(?: ?\d+)?)(?: |$))(?:(?:cant(?:idad)?|u|un|uni|unid|unidad|unidades)(?: (?:x|por|de|en|minim[ao]|min))? (?:bultos?|cajas?|packs?|paq(?:uete)?s?|bolsas?|emb(?:alaje)?|env(?:ase)?|venta)|(?:uxb|uxc|u b)|(?:bultos?|cajas?|packs?|paq(?:uete)?s?|bolsas?|rollos?|emb(?:alaje)?|env(?:ase)?|contenido|cont)(?: (?:x|de|por|cerrad[oa])(?: .*)?)?|x (?:caja|bulto|pack|bolsa)|(?:minimo|multiplo)(?: .*)?)$/,
  ],
  ['codigobarra', 1, /^(?:(?:.* )?(?:barras?|ean(?: ?\d+)?)(?: .*)?|dun ?14|c b)$/],
]

/** Words of trades and of other programs for our columns. Names and codes of `columnSynonyms` are heads also among the rows, where 'Planta' may be a product. */
const tradeSynonyms: readonly Synonym[] = [
  [
    'nombre',
    0.8,
    /^(?:desc(?:r|rip|ripciones)|designacion(?: .*)?|(?:item|product) name|product title|nome|produto|nombres|mercaderias|medicamento|prenda|calzado|repuesto|componente|herramienta|equipo|insumo|pieza|planta|bebida|vino|plato|servicio)$/,
  ],
  ['nombre', 0.5, /^(?:titulo|title|libro|obra)(?: del libro)?$/],
  [
    'codigo',
    0.9,
    /^(?:internal reference|id ?(?:articulo|producto)|codart|codif|(?:(?:n|nro) (?:de )?)?catalogo|clave|interno|identificador|matricula|nomenclador|plu|troquel|part(?: n)?|p ?n)$/,
  ],
  ['codigobarra', 1, /^isbn(?: ?1[03])?$/],
  ['tamaño', 0.9, /^(?:variant values?|valores de las variantes)$/],
  [
    'tamaño',
    0.5,
    /^(?:variants?|variedad(?:es)?|sabor(?:es)?|aroma|fragancia|tono|acabado|terminacion|formato|gramaje|grano|dosis|concentracion|maceta|pulgadas|mm|ml|cc|potencia|watts|tension|voltaje|amper(?:es|aje)|casquillo)$/,
  ],
  ['pack', 1, /^(?:u x b|fardos?)$/],
]

/** A column without words of its own is known by its name. */
const namesAlone = columns
  .filter((column) => !columnSynonyms.some(([meaning]) => meaning === column))
  .map((column): Synonym => [column, 1, new RegExp(`^${headKey(column)}$`)])

const ourSynonyms: readonly Synonym[] = [...columnSynonyms, ...namesAlone, ...tradeSynonyms]
const isSure = ([, sure]: Synonym) => sure === 1

/** The words of heads beyond those that every table of the site knows (`findRole`). The first that fits counts: the sure columns of ours go first. */
const headerSynonyms: readonly Synonym[] = [
  ...ourSynonyms.filter(isSure),
  ...ignoredSynonyms,
  ...ourSynonyms.filter((synonym) => !isSure(synonym)),
]

/** For the shared table of heads; a column of an order says how many pieces a pack of a price list holds. */
const byRole: Readonly<Partial<Record<Role, readonly [Meaning, number]>>> = {
  ean: ['codigobarra', 1],
  codigo: ['codigo', 1],
  nombre: ['nombre', 1],
  tamaño: ['tamaño', 1],
  pack: ['pack', 1],
  cantidad: ['pack', 0.6],
  unidades: ['pack', 0.6],
  nota: ['otro dato', 0.7],
}

/** The meaning of a head, and how sure the head alone is. */
export const findMeaning = (head: string): readonly [Meaning, number] | undefined => {
  if (/[$€]|^\s*%|desc\S*\s*%/i.test(head)) return ['precio', 1]
  const name = headKey(head)
  const synonym = headerSynonyms.find(([, , form]) => form.test(name))
  const role = findRole(head)
  const shared = role && byRole[role]
  // The shared table knows its words exactly.
  if (synonym && (!shared || synonym[1] === 1 || synonym[0] === 'otro código')) return [synonym[0], synonym[1]]
  return shared ?? (role === 'otro' ? ['otro dato', 0.7] : undefined)
}

/** The shape of a column's cells: shares from 0 to 1. */
interface Profile {
  readonly count: number
  readonly distinct: number
  readonly length: number
  readonly share: (form: RegExp) => number
  readonly prices: number
  readonly whole: number
}

const priceForm =
  /^(?:(?:u?\$s?|us\$|usd|ars|€)\s*-?[\d.,]+|-?[\d.,]+\s*(?:\$|€|usd)|-?\d{1,3}(?:\.\d{3})+(?:,\d{1,4})?|-?\d+,\d{1,4}|-?\d+\.\d{1,4})$/i
const eanForm = /^(?:\d{8}|\d{12,14})$/
const sizeForm =
  /["”″½¼¾]|\d+\/\d+|^m\d|\d\s*(?:mm|cm|mts?|metros|lts?|litros|kgs?|grs?|ml|pulg)\b|\d\s*[x×]\s*\d|^n[°º]?\s*\d|^[xsml]{1,4}$|^único|^unica$/i
/** What is in one piece: a size, also below the head of a pack ('Contenido', 'Envase') or of a group ('Sección'). */
const measureForm = /^\d+(?:[.,/]\d+)?\s*(?:mm[2²]?|ml|cc|cm3|l|lts?|litros?|g|grs?|gramos?|kgs?|kilos?|a|w|v|hp)\.?$/i
const packForm =
  /^(?:[1-68]|1[0256]|2[045]|30|36|40|48|50|60|72|80|100|120|144|150|200|250|300|400|500|600|1000|2000|5000)$|(?:caja|bolsa|pack|paq|bulto|blister|docena|par|rollo|unid(?:ad(?:es)?)?|u|un)\b/i
const codeForm = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u

export const profileColumn = (cells: readonly Cell[]): Profile => {
  const texts = cells.map(({ text }) => text.trim())
  const share = (passes: (text: string, index: number) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(passes).length / texts.length
  return {
    count: texts.length,
    distinct: texts.length === 0 ? 0 : new Set(texts).size / texts.length,
    length: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    share: (form) => share((text) => form.test(text)),
    prices: share((text) => priceForm.test(text)),
    whole: share((text) => /^\d+$/.test(text)),
  }
}

/** How well the cells fit a meaning, from -1 to 0.6. */
const fits: readonly (readonly [Meaning, (profile: Profile) => number])[] = [
  ['codigobarra', ({ share }) => (share(eanForm) >= 0.6 ? 0.6 : share(/^\d{6,}$|\de\+/i) >= 0.3 ? 0 : -0.7)],
  [
    'codigo',
    ({ distinct, share, prices, length }) => {
      if (distinct < 0.5 || prices >= 0.6 || length > 30) return -0.6
      if (share(eanForm) >= 0.6) return -0.2
      return distinct >= 0.9 && share(codeForm) >= 0.8 ? 0.4 - (share(sizeForm) >= 0.6 ? 0.3 : 0) : 0
    },
  ],
  [
    'nombre',
    ({ share, length }) => {
      if (share(/\p{L}{3}/u) < 0.5) return -0.8
      return (
        (length > 60 ? -0.2 : length >= 8 ? 0.2 : 0) +
        (share(/\p{L}{3}.*\s/u) >= 0.5 ? 0.2 : 0) -
        (share(codeForm) >= 0.6 ? 0.5 : 0)
      )
    },
  ],
  ['texto', ({ length }) => (length >= 40 ? 0.4 : 0)],
  [
    'tamaño',
    ({ share, length, prices }) =>
      (share(sizeForm) >= 0.5 || share(measureForm) >= 0.5 ? 0.4 : 0) -
      (length > 40 ? 0.5 : 0) -
      (prices >= 0.9 && share(/,\d\d$|\$/) >= 0.6 ? 0.4 : 0),
  ],
  [
    'pack',
    ({ share, prices }) =>
      (share(packForm) >= 0.6 ? 0.3 : share(/\d/) < 0.2 ? -0.4 : 0) -
      (prices >= 0.6 ? 0.6 : 0) -
      (share(measureForm) >= 0.6 ? 0.8 : 0),
  ],
  ['orden', ({ whole }) => (whole >= 0.9 ? 0 : -1)],
  ['destacado', ({ share }) => (share(/^(?:0|1|s[ií]|no|x)$/i) >= 0.9 ? 0 : -1)],
  ['precio', ({ prices, share }) => (prices >= 0.6 ? 0.6 : share(/\d/) < 0.3 ? -0.6 : 0)],
]

/** The lowest score that counts; below, the column is left out. */
export const minScore = 0.3

/** The possible meanings of a column, with a score each: its head and its cells together. */
export const scoreMeanings = (head: string, profile: Profile): ReadonlyMap<Meaning, number> => {
  // The names of the bulk load itself leave no doubt.
  const exactColumn = columns.find((column) => searchKey(column) === searchKey(head).trim())
  if (exactColumn) return new Map([[exactColumn, 2]])
  const headMeaning = findMeaning(head)
  // Each article with a number of its own: codes, also where they look like prices (1.1, 1.2), or else names (6203).
  const { distinct, share } = profile
  const isArticle = headMeaning?.[0] === 'nombre' && /^(?:art|prod|item)\w*$/.test(headKey(head))
  if (isArticle && distinct >= 0.9 && share(/\p{L}/u) === 0 && share(eanForm) < 0.6)
    return new Map<Meaning, number>([
      ['codigo', 0.4],
      ['nombre', 0.2],
    ])
  const meaningScores = new Map<Meaning, number>()
  for (const [meaning, fit] of fits) {
    const count = headMeaning?.[0] === meaning ? headMeaning[1] : 0
    // Without a matching head, order and flags are any small numbers, and a text may be internal.
    if (count === 0 && numberColumns.has(meaning)) continue
    if (count === 0 && meaning === 'texto' && (headMeaning?.[0] !== 'nombre' || profile.length < 40)) continue
    meaningScores.set(meaning, profile.count === 0 ? count : count + fit(profile))
  }
  const isMeasure = headMeaning?.[0] === 'rubro' && profile.share(measureForm) >= 0.6
  if (headMeaning && !isMeasure && !meaningScores.has(headMeaning[0])) meaningScores.set(headMeaning[0], headMeaning[1])
  return meaningScores
}
