import { isRecord } from '../../contract/record.ts'
import { parse } from '../../contract/reading/parse.ts'
import { isMark, type Marked } from '../screens/marked.ts'
import type { Comment, ElementMark, Entry, Gone, Reply, Said, Seen, Spot } from './comment.ts'

/** The reason why a file is refused, as the person who chose the file reads it. */
export class Refused extends Error {}

export const format = 'vidriera-comentarios'
export const formatVersion = 1
/** The most that a file may hold. */
export const limits = {
  entries: 5_000,
  replies: 500,
  text: 10_000,
  name: 200,
  address: 2_000,
  picture: 2_000_000,
  file: 60_000_000,
} as const
/** How far clocks may differ. An edit dated later would win over every other edit until then. */
const ahead = 24 * 60 * 60 * 1000

type Read<Value> = (value: unknown, where: string) => Value
type Shape = Readonly<Record<string, unknown>>

const refuse = (where: string, what: string): never => {
  throw new Refused(`${where}: ${what}.`)
}

const record: Read<Shape> = (value, where) => (isRecord(value) ? value : refuse(where, 'no es lo que se esperaba'))

const text =
  (most: number, least = 0): Read<string> =>
  (value, where) => {
    if (typeof value !== 'string') return refuse(where, 'falta, o no es texto')
    if (value.length > most) return refuse(where, `pasa de ${most.toLocaleString('es-AR')} caracteres`)
    return value.trim().length < least ? refuse(where, 'está vacío') : value
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
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100_000
    ? value
    : refuse(where, 'no es un número')

const flag: Read<boolean> = (value, where) => (typeof value === 'boolean' ? value : refuse(where, 'no es sí o no'))

const list =
  <Value>(most: number, read: Read<Value>, name: string): Read<Value[]> =>
  (value, where) => {
    if (!Array.isArray(value)) return refuse(where, 'no es una lista')
    if (value.length > most) return refuse(where, `tiene más de ${most.toLocaleString('es-AR')}`)
    const ids = new Set<unknown>()
    return value.map((item: unknown, at) => {
      if (isRecord(item) && ids.size === ids.add(item['id']).size) refuse(`${name} ${at + 1}`, 'está dos veces')
      return read(item, `${name} ${at + 1}`)
    })
  }

/** Whether an address is a path of this site. */
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

const said: Read<Said> = (value, where) => {
  const { text: words, at } = record(value, where)
  return { text: text(limits.text, 1)(words, `${where}, texto`), at: time(at, `${where}, fecha`) }
}

const orGone =
  <Value>(read: Read<Value>): Read<Value | Gone> =>
  (value, where) => {
    const entry = record(value, where)
    return 'gone' in entry
      ? { id: id(entry['id'], `${where}, id`), gone: time(entry['gone'], `${where}, fecha de baja`) }
      : read(value, where)
  }

const reply: Read<Reply> = (value, where) => {
  const entry = record(value, where)
  return {
    id: id(entry['id'], `${where}, id`),
    author: text(limits.name, 1)(entry['author'], `${where}, autor`),
    made: time(entry['made'], `${where}, fecha`),
    said: said(entry['said'], where),
  }
}

const element: Read<ElementMark> = (value, where) => {
  const mark = record(value, where)
  return {
    role: text(limits.name)(mark['role'], `${where}, rol`),
    name: text(limits.name)(mark['name'], `${where}, nombre`),
    nth: natural(mark['nth'], `${where}, lugar`),
    selector: text(limits.address)(mark['selector'], `${where}, selector`),
    listed: flag(mark['listed'], `${where}, en lista`),
  }
}

const readSeen: Read<Seen> = (value, where) => {
  const place = record(value, where)
  return {
    address: address(place['address'], `${where}, dirección`),
    title: text(limits.name)(place['title'], `${where}, título`),
    scenario: text(limits.address)(place['scenario'], `${where}, escenario`),
    width: natural(place['width'], `${where}, ancho`),
    height: natural(place['height'], `${where}, alto`),
    build: text(limits.name)(place['build'], `${where}, versión`),
  }
}

const spot: Read<Spot> = (value, where) => ({
  ...readSeen(value, where),
  element: element(record(value, where)['element'], `${where}, elemento`),
})

const state: Read<Comment['state']> = (value, where) => {
  const entry = record(value, where)
  return {
    resolved: flag(entry['resolved'], `${where}, resuelto`),
    by: text(limits.name)(entry['by'], `${where}, por quién`),
    at: time(entry['at'], `${where}, fecha`),
  }
}

const comment: Read<Comment> = (value, where) => {
  const entry = record(value, where)
  return {
    ...reply(value, where),
    state: state(entry['state'], `${where}, estado`),
    spot: spot(entry['spot'], `${where}, lugar`),
    picture: picture(entry['picture'], `${where}, imagen`),
    replies: list(limits.replies, orGone(reply), `${where}, respuesta`)(entry['replies'], `${where}, respuestas`),
  }
}

const entries = list(limits.entries, orGone(comment), 'Comentario')

const marked: Read<Marked> = (value, where) => {
  const entry = record(value, where)
  const { as } = entry
  if (as !== null && !isMark(as)) return refuse(where, 'no es una marca')
  return {
    id: text(limits.name, 1)(entry['id'], `${where}, pantalla`),
    as,
    at: time(entry['at'], `${where}, fecha`),
    by: text(limits.name)(entry['by'], `${where}, por quién`),
  }
}

const allMarked = list(limits.entries, marked, 'Marca')

/** The comments and marks of one reviewer. */
export interface Review {
  readonly comments: readonly Entry[]
  readonly marks: readonly Marked[]
}

/** The comments and marks of a file. Throws `Refused` with the reason at the first fault, so that nothing is imported. */
export const readReview = (json: string): Review => {
  if (json.length > limits.file) return refuse('El archivo', 'es demasiado grande')
  const file: unknown = parse(json)
  if (!isRecord(file) || file['format'] !== format) return refuse('El archivo', 'no es de comentarios de Vidriera')
  if (file['version'] !== formatVersion)
    return refuse(
      'El archivo',
      `es de otra versión (${String(file['version']).slice(0, 20)}); este sitio lee la ${formatVersion}`,
    )
  // Older files have no marks.
  return { comments: entries(file['comments'], 'Los comentarios'), marks: allMarked(file['marks'] ?? [], 'Las marcas') }
}
