import type { Producto } from '#contract/producto.ts'

const few = 6

const describeCodes = (codes: readonly string[]): string => {
  const [first] = codes
  if (first === undefined) return ''
  if (codes.length === 1) return ` (código ${first})`
  return codes.length > few ? ` (códigos ${first} a ${codes.at(-1)})` : ` (códigos ${codes.join(', ')})`
}

/** The message of 'Consultar por este producto': with the searched rows, or else with all rows of the product. */
export const inquiryText = ({ nombre, sub_productos }: Producto, rows: ReadonlySet<number>): string => {
  const about = rows.size === 0 ? sub_productos : sub_productos.filter((_, i) => rows.has(i))
  return `Hola, quería consultar por ${nombre}${describeCodes(about.map(({ codigo }) => codigo))}.`
}
