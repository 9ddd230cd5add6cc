import { isRecord } from '#contract/record.ts'
import { parse } from '#contract/reading/parse.ts'
import { isMark, type Marked } from '../screens/marked.ts'
import type { Comment, ElementMark, Entry, Gone, Reply, Spot } from './comment.ts'
import { mostChanges, type DatedText, type EditedText } from './texts.ts'

/** The reason why a file is refused, as the person who chose the file reads it. */
export class Refused extends Error {}

export const format = 'vidriera-comentarios'
/** Version 1 has no earlier texts, and one mark for each state. */
export const formatVersion = 2
export const limits = {
  entries: 5_000,
  replies: 500,
  text: 10_000,
  name: 200,
  address: 2_000,
  picture: 2_000_000,
  file: 60_000_000,
} as const
/** How far clocks may differ. A mark dated later would stand over every other mark of its reviewer until then. */
const ahead = 24 * 60 * 60 * 1000

type Read<Value> = (value: unknown, where: string) => Value

const refuse = (where: string, reason: string): never => {
  throw new Refused(`${where}: ${reason}.`)
}

/** Reads a record: each field with its words for people, or with '' where the record's own name tells enough. */
const shape =
  <Value>(fields: { readonly [Key in keyof Value]-?: readonly [words: string, read: Read<Value[Key]>] }): Read<Value> =>
  (value, where) => {
    if (!isRecord(value)) return refuse(where, 'no es lo que se esperaba')
    const read = Object.entries<readonly [string, Read<unknown>]>(fields).map(([name, [words, readField]]) => {
      const field = readField(value[name], words === '' ? where : `${where}, ${words}`)
      return field === undefined ? {} : { [name]: field }
    })
    return Object.assign({}, ...read)
  }

const optional =
  <Value>(read: Read<Value>): Read<Value | undefined> =>
  (value, where) =>
    value === undefined ? undefined : read(value, where)

const text =
  (maxLength: number, minLength = 0): Read<string> =>
  (value, where) => {
    if (typeof value !== 'string') return refuse(where, 'falta, o no es texto')
    if (value.length > maxLength) return refuse(where, `pasa de ${maxLength.toLocaleString('es-AR')} caracteres`)
    return value.trim().length < minLength ? refuse(where, 'está vacío') : value
  }

const id: Read<string> = (value, where) =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : refuse(where, 'no es un identificador')

const time: Read<string> = (value, where) => {
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ||
    Number.isNaN(Date.parse(value))
  )
    return refuse(where, 'no es una fecha')
  return Date.parse(value) > Date.now() + ahead ? refuse(where, 'es una fecha que todavía no llegó') : value
}

const natural: Read<number> = (value, where) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostChanges
    ? value
    : refuse(where, 'no es un número')

const flag: Read<boolean> = (value, where) => (typeof value === 'boolean' ? value : refuse(where, 'no es sí o no'))

/** A list of records that differ in one of these fields. */
const list =
  <Value>(maxCount: number, read: Read<Value>, keys: readonly string[] = ['id']): Read<Value[]> =>
  (value, where) => {
    if (!Array.isArray(value)) return refuse(where, 'no es una lista')
    if (value.length > maxCount) return refuse(where, `tiene más de ${maxCount.toLocaleString('es-AR')}`)
    const seen = new Set<string>()
    return value.map((item: unknown, index) => {
      if (isRecord(item) && seen.size === seen.add(JSON.stringify(keys.map((key) => item[key]))).size)
        refuse(`${where} ${index + 1}`, 'está dos veces')
      return read(item, `${where} ${index + 1}`)
    })
  }

const address: Read<string> = (value, where) => {
  const path = text(limits.address, 1)(value, where)
  return /^\/(?![/\\])[^\s\\<>"]*$/.test(path) ? path : refuse(where, 'no es una dirección de este sitio')
}

const picture: Read<string> = (value, where) => {
  const url = text(limits.picture)(value, where)
  return url === '' || /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/.test(url)
    ? url
    : refuse(where, 'no es una imagen')
}

const name = text(limits.name)
const someone = text(limits.name, 1)

const goneEntry = shape<Gone>({ id: ['id', id], gone: ['fecha de baja', time] })
const orGone =
  <Value>(read: Read<Value>): Read<Value | Gone> =>
  (value, where) =>
    isRecord(value) && 'gone' in value ? goneEntry(value, where) : read(value, where)

const dated = {
  text: ['texto', text(limits.text, 1)],
  at: ['fecha', time],
  changes: ['cambios', optional(natural)],
} as const
const reply = {
  id: ['id', id],
  author: ['autor', someone],
  made: ['fecha', time],
  said: [
    '',
    shape<EditedText>({
      ...dated,
      previous: ['texto anterior', optional(list(limits.entries, shape<DatedText>(dated), ['text']))],
    }),
  ],
  textOf: ['texto de', optional(id)],
} as const

const spot = shape<Spot>({
  address: ['dirección', address],
  title: ['título', name],
  scenario: ['escenario', text(limits.address)],
  width: ['ancho', natural],
  height: ['alto', natural],
  build: ['versión', name],
  element: ['elemento', shape<ElementMark>({ role: ['rol', name], name: ['nombre', name] })],
})

const entries = list(
  limits.entries,
  orGone(
    shape<Comment>({
      ...reply,
      state: [
        'estado',
        shape<Comment['state']>({ resolved: ['resuelto', flag], by: ['por quién', name], at: ['fecha', time] }),
      ],
      spot: ['lugar', spot],
      picture: ['imagen', picture],
      replies: ['respuesta', list(limits.replies, orGone(shape<Reply>(reply)))],
    }),
  ),
)

const mark: Read<Marked['as']> = (value, where) =>
  value === null || isMark(value) ? value : refuse(where, 'no es una marca')
const allMarked = list(
  limits.entries,
  shape<Marked>({ id: ['pantalla', someone], as: ['', mark], at: ['fecha', time], by: ['por quién', name] }),
  ['id', 'by'],
)

export interface Review {
  readonly comments: readonly Entry[]
  readonly marks: readonly Marked[]
}

/** The comments and marks of a file. Throws `Refused` with the reason at the first fault, so that nothing is imported. */
export const readReview = (json: string): Review => {
  if (json.length > limits.file) return refuse('El archivo', 'es demasiado grande')
  const file: unknown = parse(json)
  if (!isRecord(file) || file['format'] !== format) return refuse('El archivo', 'no es de comentarios de Vidriera')
  const { version } = file
  if (version !== 1 && version !== formatVersion)
    return refuse(
      'El archivo',
      `es de otra versión (${String(version).slice(0, 20)}); este sitio lee hasta la ${formatVersion}`,
    )
  // Older files have no marks.
  return { comments: entries(file['comments'], 'Comentario'), marks: allMarked(file['marks'] ?? [], 'Marca') }
}
