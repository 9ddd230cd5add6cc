import { counted } from '../../ui/counted.ts'

const words: Readonly<Record<string, readonly [one: string, more: string]>> = {
  sub_productos: ['medida', 'medidas'],
  imagenes: ['imagen', 'imágenes'],
}
const list = new Intl.ListFormat('es-AR')

/** '6 medidas y 4 imágenes': the parts that are deleted with a record. */
export const partsOf = (record: object): string =>
  list.format(
    Object.entries(words).flatMap(([name, [one, more]]) => {
      const held: unknown = Reflect.get(record, name)
      return Array.isArray(held) && held.length > 0 ? [counted(held.length, one, more)] : []
    }),
  )
