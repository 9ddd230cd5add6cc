/** The site's search over the rows of a price list. */
import type { Producto } from '../../contract/producto.ts'
import { createFinder } from '../../finder/finder.ts'
import { withoutZeros } from '../../finder/words.ts'
import { isPrice, rowsWith, type Sheet } from './sheet.ts'

const labels = {
  codigo: /^c[oó]d(?!.*barra)|^art|^ref|^sku/i,
  codigobarra: /barra|ean/i,
  tamaño: /medida|tama/i,
  pack: /pack|envase|presentaci/i,
} as const
type Field = keyof typeof labels

/** The field of a column, by its label; prices and amounts are not searched by words. */
const fieldOf = ({ label, numeric }: Sheet['columns'][number]): Field | 'nombre' | undefined => {
  if (labels.codigobarra.test(label)) return 'codigobarra'
  if (labels.codigo.test(label)) return 'codigo'
  if (labels.tamaño.test(label)) return 'tamaño'
  if (labels.pack.test(label)) return 'pack'
  return numeric || isPrice(label) ? undefined : 'nombre'
}

/** The product of each code: its name is searched as well as the list's own text. */
const productsByCode = (productos: readonly Producto[]): ReadonlyMap<string, Producto> =>
  new Map(
    productos.flatMap((producto) =>
      producto.sub_productos.map(({ codigo }) => [withoutZeros(codigo), producto] as const),
    ),
  )

/** Only the norms of a description are searched: with any other word nobody could see why a row matches. */
const normsIn = (texto = ''): string =>
  texto.match(/\b(?:DIN|ISO|IRAM|ASTM|ASME|SAE|UNI|EN)\s?[A-Z]?\d+/gi)?.join(' ') ?? ''

interface Listed {
  readonly producto: Producto
  readonly rows: number[]
}

/** The rows as products; rows of one name are sizes of one product. */
const listedIn = (sheet: Sheet, productos: readonly Producto[]): Listed[] => {
  const existing = productsByCode(productos)
  const fields = sheet.columns.map(fieldOf)
  const textOf = (row: readonly string[], field: Field | 'nombre') =>
    row.filter((_, at) => fields[at] === field).join(' ')
  const listed = new Map<string, Listed>()
  for (const [at, row] of sheet.rows.entries()) {
    const codigo = textOf(row, 'codigo')
    const product = existing.get(withoutZeros(codigo))
    const nombre = [product?.nombre ?? '', textOf(row, 'nombre')].join(' ').trim()
    const one = listed.get(nombre) ?? {
      producto: {
        id: listed.size,
        orden: 0,
        nombre,
        texto: normsIn(product?.texto),
        destacado: 0 as const,
        imagenes: [],
        sub_productos: [],
      },
      rows: [],
    }
    one.producto.sub_productos.push({
      codigo,
      codigobarra: textOf(row, 'codigobarra'),
      tamaño: textOf(row, 'tamaño'),
      pack: textOf(row, 'pack'),
    })
    one.rows.push(at)
    listed.set(nombre, one)
  }
  return [...listed.values()]
}

/**
 * Finds rows as the site finds sizes. A question that the site's search cannot read, such as a price, is searched as
 * plain text.
 */
export const rowFinder = (sheet: Sheet, productos: readonly Producto[]): ((query: string) => readonly number[]) => {
  let made:
    | { readonly find: ReturnType<typeof createFinder>['find']; readonly rows: ReadonlyMap<number, readonly number[]> }
    | undefined
  const make = () => {
    const listed = listedIn(sheet, productos)
    return {
      find: createFinder(listed.map(({ producto }) => producto)).find,
      rows: new Map(listed.map(({ producto, rows }) => [producto.id, rows])),
    }
  }
  return (query) => {
    if (query.trim() === '') return rowsWith(sheet, '')
    made ??= make()
    const { find, rows } = made
    const { matches, nearest } = find(query)
    if (nearest) return rowsWith(sheet, query)
    const found = matches.flatMap(({ producto, sizes }) =>
      sizes.length > 0 ? sizes.flatMap((size) => rows.get(producto.id)?.[size] ?? []) : (rows.get(producto.id) ?? []),
    )
    return found.toSorted((a, b) => a - b)
  }
}
