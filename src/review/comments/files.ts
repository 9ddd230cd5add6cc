import { strFromU8, strToU8, zipSync } from 'fflate'
import { UnfoldsTooFar, unzipAtMost } from '../../contract/unzip.ts'
import { csvOf } from '../../ui/csv.ts'
import { markNames, type Marked } from '../screens/marked.ts'
import { placeOf } from '../screens/screens.ts'
import { present, type Comment, type Entry } from './comment.ts'
import { commentsMarkdown, pictureFile } from './markdown.ts'
import { format, formatVersion, limits, readReview, Refused, type Review } from './review-json.ts'

/** The JSON file that another reviewer imports, with the pictures. */
export const commentsJson = (entries: readonly Entry[], marked: readonly Marked[] = []): string =>
  JSON.stringify({ format, version: formatVersion, comments: entries, marks: marked }, null, 1)

const jsonName = 'comentarios.json'

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.codePointAt(0) ?? 0)

/** A zip with the page for reading, its pictures, and the file for import. */
export const commentsZip = (
  entries: readonly Entry[],
  origin: string,
  marked: readonly Marked[] = [],
): Uint8Array<ArrayBuffer> => {
  const pictures = present(entries).flatMap((comment, at) => {
    const name = pictureFile(comment, at + 1)
    // Pictures are stored without compression.
    return name === undefined ? [] : [[name, [bytesOf(comment.picture), { level: 0 }]] as const]
  })
  return zipSync({
    'comentarios.md': strToU8(commentsMarkdown(entries, origin, marked)),
    [jsonName]: strToU8(commentsJson(entries, marked)),
    ...Object.fromEntries(pictures),
  })
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Unpacks only the JSON file of a zip and ignores all other entries. */
const jsonOf = (bytes: Uint8Array): string => {
  if (!isZip(bytes)) return strFromU8(bytes)
  const files = unzip(bytes)
  const file = files[jsonName]
  if (!file) throw new Refused(`El archivo: no tiene ${jsonName} adentro.`)
  return strFromU8(file)
}

const unzip = (bytes: Uint8Array) => {
  try {
    return unzipAtMost(bytes, limits.file, (name) => name === jsonName)
  } catch (error) {
    throw new Refused(
      error instanceof UnfoldsTooFar ? 'El archivo: es demasiado grande.' : 'El archivo: está dañado o incompleto.',
    )
  }
}

/** The comments and marks of a chosen file, a JSON or a zip of these, or `Refused` with the reason. */
export const readFile = async (file: Blob): Promise<Review> => {
  if (file.size > limits.file) throw new Refused('El archivo: es demasiado grande.')
  return readReview(jsonOf(new Uint8Array(await file.arrayBuffer())))
}

/** A mark as a row; a removed mark has none. */
const markRows = (mark: Marked) =>
  mark.as === null
    ? []
    : [{ title: mark.id, path: '', scenario: '', ...placeOf(mark.id), ...mark, as: markNames[mark.as] }]

const columns: readonly (readonly [
  title: string,
  of: (comment: Comment, at: number) => string,
  ofMark?: (mark: ReturnType<typeof markRows>[number]) => string,
])[] = [
  ['N°', (_, at) => String(at + 1)],
  ['Estado', ({ state }) => (state.resolved ? 'Resuelto' : 'Abierto'), ({ as }) => as],
  ['Quién', ({ author }) => author, ({ by }) => by],
  ['Fecha', ({ made }) => made, ({ at }) => at],
  ['Comentario', ({ said: value }) => value.text],
  ['Pantalla', ({ spot }) => spot.title, ({ title }) => title],
  ['Dirección', ({ spot }) => spot.address, ({ path }) => path],
  ['Escenario', ({ spot }) => spot.scenario, ({ scenario }) => scenario],
  ['Ventana', ({ spot }) => `${spot.width} x ${spot.height}`],
  ['Rol', ({ spot }) => spot.element.role],
  ['Elemento', ({ spot }) => spot.element.name],
  ['Selector', ({ spot }) => spot.element.selector],
  ['Versión', ({ spot }) => spot.build],
  [
    'Respuestas',
    (one) =>
      present(one.replies)
        .map(({ author, said: value }) => `${author}: ${value.text}`)
        .join('\n'),
  ],
]

/** The comments as CSV, one a row, followed by the marks, which have no number. */
export const commentsCsv = (entries: readonly Entry[], marked: readonly Marked[] = []): Promise<string> =>
  csvOf(
    columns.map(([title]) => title),
    [
      ...present(entries).map((comment, at) => columns.map(([, of]) => of(comment, at))),
      ...marked.flatMap(markRows).map((mark) => columns.map(([, , ofMark]) => ofMark?.(mark) ?? '')),
    ],
  )
