/** The site's search over the rows of a price list. */
import { getBlankRecord } from '#contract/blank.ts'
import { Producto } from '#contract/producto.ts'
import { createFinder } from '#finder/finder.ts'
import { findClaims } from '#recognise/claims.ts'
import { toExactKey } from '#recognise/code.ts'
import { spelled } from '#recognise/words.ts'
import { withoutSpareZeros } from '#recognise/zeros.ts'
import { once } from '#ui/once.ts'
import { rowsWith, type Field, type Sheet } from './sheet.ts'

/** A list takes the same code for one, and one that differs in its zeros. */
const toListKey = (code: string): string => withoutSpareZeros(toExactKey(code))

/** The product of each code: its name is searched as well as the list's own text. */
const productsByCode = (productos: readonly Producto[]): ReadonlyMap<string, Producto> =>
  new Map(
    productos
      .flatMap((producto) => producto.sub_productos.map(({ codigo }) => [toListKey(codigo), producto] as const))
      .filter(([key]) => key !== ''),
  )

/** Only the norms of a description are searched: with any other word nobody could see why a row matches. */
const extractNorms = (texto = ''): string => {
  const plain = spelled(texto)
  return findClaims(plain, ['norm'])
    .map(({ start, end }) => plain.slice(start, end))
    .join(' ')
}

interface Listed {
  readonly producto: Producto
  readonly rows: number[]
}

/** The rows as products, each at its id; rows of one name are sizes of one product. */
const groupRows = (sheet: Sheet, productos: readonly Producto[]): Listed[] => {
  const byCode = productsByCode(productos)
  const getFieldText = (row: readonly string[], field: Field) =>
    row.filter((_, index) => sheet.columns[index]?.field === field).join(' ')
  const listed = new Map<string, Listed>()
  for (const [index, row] of sheet.rows.entries()) {
    const codigo = getFieldText(row, 'codigo')
    const product = byCode.get(toListKey(codigo))
    const nombre = [product?.nombre ?? '', getFieldText(row, 'nombre')].join(' ').trim()
    const entry = listed.get(nombre) ?? {
      producto: { ...getBlankRecord(Producto), id: listed.size, nombre, texto: extractNorms(product?.texto) },
      rows: [],
    }
    entry.producto.sub_productos.push({
      codigo,
      codigobarra: getFieldText(row, 'codigobarra'),
      tamaño: getFieldText(row, 'tamaño'),
      pack: getFieldText(row, 'pack'),
    })
    entry.rows.push(index)
    listed.set(nombre, entry)
  }
  return [...listed.values()]
}

/**
 * Finds rows as the site finds sizes. A question that the site's search cannot read, such as a price, is searched as
 * plain text.
 */
export const rowFinder = (sheet: Sheet, productos: readonly Producto[]): ((query: string) => readonly number[]) => {
  const made = once(() => {
    const listed = groupRows(sheet, productos)
    return { listed, find: createFinder(listed.map(({ producto }) => producto)).find }
  })
  return (query) => {
    if (query.trim() === '') return rowsWith(sheet, '')
    const { listed, find } = made()
    const { matches, nearest } = find(query)
    if (nearest) return rowsWith(sheet, query)
    const matchedRows = matches.flatMap(({ producto, sizes }) => {
      const rows = listed[producto.id]?.rows ?? []
      return sizes.length > 0 ? sizes.flatMap((size) => rows[size] ?? []) : rows
    })
    return matchedRows.toSorted((a, b) => a - b)
  }
}
