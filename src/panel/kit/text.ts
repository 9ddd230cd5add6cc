import { counted } from '#ui/counted.ts'

/** Said before a file is deleted: browsers and CDNs keep what they showed for a day. */
export const stillSeen = 'Donde ya se abrió, puede verse hasta un día más.'

/** A text cut to the length of a question or a label. */
export const brief = (text: string, max = 60): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' })
export type Sortable = string | number

/** Numbers by value, words in Spanish order. */
export const compare = (a: Sortable, b: Sortable): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** The position after the last one, for a new record. */
export const nextOrden = (rows: readonly { orden: number }[]): number =>
  rows.reduce((last, { orden }) => Math.max(last, orden), 0) + 1

/** '240 KB', '1,5 MB'; a file that is not empty has 1 KB at least. */
export const fileSize = (bytes: number): string => {
  const mega = bytes >= 1024 * 1024
  const amount = mega ? bytes / (1024 * 1024) : Math.max(bytes / 1024, Math.sign(bytes))
  return `${new Intl.NumberFormat('es-AR', { maximumFractionDigits: mega ? 1 : 0 }).format(amount)} ${mega ? 'MB' : 'KB'}`
}

const list = new Intl.ListFormat('es-AR')

/** 'Bulón U, Tuerca y Clavo' */
export const joined = (names: readonly string[]): string => list.format(names)

/** 'Bulón U, Tuerca y 3 más' */
export const listNames = (names: readonly string[], max = 5): string =>
  joined([...names.slice(0, max), ...(names.length > max ? [`${names.length - max} más`] : [])])

const parts: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  sub_productos: ['medida', 'medidas'],
  imagenes: ['imagen', 'imágenes'],
}

/** '6 medidas y 4 imágenes': the parts that are deleted with a record. */
export const describeParts = (record: object): string =>
  joined(
    Object.entries(parts).flatMap(([name, [singular, plural]]) => {
      const held: unknown = Reflect.get(record, name)
      return Array.isArray(held) && held.length > 0 ? [counted(held.length, singular, plural)] : []
    }),
  )
