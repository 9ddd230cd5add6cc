/** What a column of a company's own price list is, by the words of its head and by what it holds. Pure. */
import { columns, type Column } from '../../contract/carga-masiva.ts'
import type { Cell } from '../../contract/sheet/cell.ts'
import { searchKey } from '../../ui/search-key.ts'
import { roleOf, type Role } from '../../ui/tables/roles.ts'

/** What the site does not keep. */
export type Ignored = 'precio' | 'stock' | 'rubro' | 'otro código' | 'número de fila' | 'unidad' | 'otro dato'
export type Meaning = Column | Ignored

/** The words of heads beyond those that every table of the site knows (`roleOf`), the surest first: [meaning, how sure, form]. */
const words: readonly (readonly [Meaning, number, RegExp])[] = [
  ['orden', 1, /^orden$/],
  ['destacado', 1, /^destacad[oa]s?$/],
  [
    'texto',
    1,
    /^(?:texto|caracteristicas?|aplicacion(?:es)?|ficha(?: tecnica)?|(?:descripcion|detalle)s? (?:larg|ampliad|complet|extendid|tecnic|web|html).*)$/,
  ],
  ['codigobarra', 1, /^(?:(?:.* )?(?:barras?|ean(?: ?\d+)?)(?: .*)?|dun ?14|c b)$/],
  [
    'otro código',
    0.6,
    /^(?:cod(?:igo)?s?|ref(?:erencia)?|n|nro|art(?:iculo)?) .*(?:prov|fabric|anter|viej|altern|orig|oem|equiv|aduan|arancel).*$/,
  ],
  [
    'rubro',
    1,
    /^(?:cod(?:igo)? )?(?:(?:sub ?)?rubros?|(?:sub ?)?familias?|lineas?|categorias?|grupos?|seccion|tipo|marcas?|fabricante|proveedor|origen|procedencia)(?: .*)?$/,
  ],
  [
    'stock',
    1,
    /^(?:stock|existencias?|disp(?:onib(?:le|ilidad))?|saldo|deposito|cant(?:idad)? (?:en )?(?:stock|disponible))(?: .*)?$/,
  ],
  [
    'pack',
    1,
    /^(?:(?:cant(?:idad)?|u|un|uni|unid|unidad|unidades)(?: (?:x|por|de|en|minim[ao]|min))? (?:bultos?|cajas?|packs?|paq(?:uete)?s?|bolsas?|emb(?:alaje)?|env(?:ase)?|venta)|(?:uxb|uxc|u b)|(?:bultos?|cajas?|packs?|paq(?:uete)?s?|bolsas?|emb(?:alaje)?|env(?:ase)?|contenido|cont)(?: (?:x|de|por|cerrad[oa])(?: .*)?)?|x (?:caja|bulto|pack|bolsa)|(?:minimo|multiplo)(?: .*)?)$/,
  ],
  [
    'precio',
    1,
    /^(?:.*\b(?:precios?|iva|pvp|importe|neto|costo|contado|efectivo|gremio|mayorista|minorista|usd|us|u s|ars|pesos|dolar(?:es)?|unitario|bonif(?:icacion)?|descuento|dto|margen|utilidad|recargo)\b.*|p (?:unit|lista|publico|venta)|(?:lista|publico|final|oferta|total|sub ?total)(?: .*)?)$/,
  ],
  ['número de fila', 0.9, /^(?:n|nro|num|numero|item n|renglon|fila|pos(?:icion)?)$/],
  ['unidad', 0.7, /^(?:um|u m|u medida|unidad(?: de)? medida|unidad|moneda)$/],
  [
    'tamaño',
    0.9,
    /^(?:med|tam|tamanio|tamano|medidas?|talles?|diam(?:etro)?s?|ø|largos?|longitud|ancho|alto|espesor|calibre|rosca|dimension(?:es)?)(?: .*)?$/,
  ],
  ['tamaño', 0.5, /^(?:modelos?|variantes?|color(?:es)?|version)$/],
  ['codigo', 0.9, /^(?:cod(?:igo)?s?|sku|ref(?:erencia)?)(?: .*)?$/],
  ['nombre', 0.8, /^(?:nombre|descripcion|denominacion|detalle|desc|art(?:iculo)?|prod(?:ucto)?)(?: .*)?$/],
]

/** For the shared table of heads; a column of an order says how many pieces a pack of a price list holds. */
const byRole: Readonly<Partial<Record<Role, readonly [Meaning, number]>>> = {
  ean: ['codigobarra', 1],
  codigo: ['codigo', 1],
  nombre: ['nombre', 1],
  tamaño: ['tamaño', 1],
  pack: ['pack', 1],
  cantidad: ['pack', 0.7],
  unidades: ['pack', 0.7],
  nota: ['otro dato', 0.7],
}

/** The meaning of a head, and how sure the word alone is. */
export const meaningOf = (head: string): readonly [Meaning, number] | undefined => {
  if (/[$€]/.test(head)) return ['precio', 1]
  const name = searchKey(head)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const found = words.find(([, , form]) => form.test(name))
  const role = roleOf(head)
  const shared = role && byRole[role]
  // The shared table knows its words exactly.
  if (found && (!shared || found[1] === 1 || found[0] === 'otro código')) return [found[0], found[1]]
  return shared ?? (role === 'otro' ? ['otro dato', 0.7] : undefined)
}

/** What the cells of a column are like: shares from 0 to 1. */
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
const packForm =
  /^(?:[1-68]|1[0256]|2[045]|30|36|40|48|50|60|72|80|100|120|144|150|200|250|300|400|500|600|1000|2000|5000)$|(?:caja|bolsa|pack|paq|bulto|blister|docena|par|rollo|unid(?:ad(?:es)?)?|u|un)\b/i
const codeForm = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u

export const profileOf = (cells: readonly Cell[]): Profile => {
  const texts = cells.map(({ text }) => text.trim())
  const share = (passes: (text: string, at: number) => boolean) =>
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
      (share(sizeForm) >= 0.5 ? 0.4 : 0) -
      (length > 40 ? 0.5 : 0) -
      (prices >= 0.9 && share(/,\d\d$|\$/) >= 0.6 ? 0.4 : 0),
  ],
  [
    'pack',
    ({ share, prices }) => (share(packForm) >= 0.6 ? 0.3 : share(/\d/) < 0.2 ? -0.4 : 0) - (prices >= 0.6 ? 0.6 : 0),
  ],
  ['orden', ({ whole }) => (whole >= 0.9 ? 0 : -1)],
  ['destacado', ({ share }) => (share(/^(?:0|1|s[ií]|no|x)$/i) >= 0.9 ? 0 : -1)],
  ['precio', ({ prices, share }) => (prices >= 0.6 ? 0.6 : share(/\d/) < 0.3 ? -0.6 : 0)],
]

/** From here a meaning is taken; below, the column is left out. */
export const enough = 0.3

/** The meanings that a column may have, with a score each: its word and its cells together. */
export const scores = (head: string, profile: Profile): ReadonlyMap<Meaning, number> => {
  // The names of the bulk load itself leave no doubt.
  const own = columns.find((column) => searchKey(column) === searchKey(head).trim())
  if (own) return new Map([[own, 2]])
  const word = meaningOf(head)
  const all = new Map<Meaning, number>()
  for (const [meaning, fit] of fits) {
    const count = word?.[0] === meaning ? word[1] : 0
    // Without a word, order and flags are any small numbers, and a text may be internal.
    if (count === 0 && (meaning === 'orden' || meaning === 'destacado')) continue
    if (count === 0 && meaning === 'texto' && (word?.[0] !== 'nombre' || profile.length < 40)) continue
    all.set(meaning, profile.count === 0 ? count : count + fit(profile))
  }
  if (word && !all.has(word[0])) all.set(word[0], word[1])
  return all
}
