import { strToU8, zipSync } from 'fflate'
import { isZip, UnfoldsTooFar, unzipTexts } from '#contract/unzip.ts'
import type { Marked } from '../screens/marked.ts'
import { present, type Entry } from './comment.ts'
import { commentsMarkdown, pictureFile } from './markdown.ts'
import { format, formatVersion, limits, readReview, Refused, type Review } from './review-json.ts'

/** The JSON file that another reviewer imports, with the pictures. */
export const commentsJson = (entries: readonly Entry[], marked: readonly Marked[] = []): string =>
  JSON.stringify({ format, version: formatVersion, comments: entries, marks: marked }, null, 1)

const jsonName = 'comentarios.json'

const toBytes = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.codePointAt(0) ?? 0)

/** A zip with the page for reading, its pictures, and the file for import. */
export const commentsZip = (
  entries: readonly Entry[],
  origin: string,
  marked: readonly Marked[] = [],
): Uint8Array<ArrayBuffer> => {
  const pictures = present(entries).flatMap((comment, index) => {
    const name = pictureFile(comment, index + 1)
    // Pictures are stored without compression.
    return name === undefined ? [] : [[name, [toBytes(comment.picture), { level: 0 }]] as const]
  })
  return zipSync({
    'comentarios.md': strToU8(commentsMarkdown(entries, origin, marked)),
    [jsonName]: strToU8(commentsJson(entries, marked)),
    ...Object.fromEntries(pictures),
  })
}

/** Unpacks only the JSON file of a zip and ignores all other entries. */
const readJson = async (file: Blob): Promise<string> => {
  if (!(await isZip(file))) return file.text()
  const texts = await unzipTexts(file, limits.file, (name) => name === jsonName).catch((error: unknown) => {
    throw new Refused(
      error instanceof UnfoldsTooFar ? 'El archivo: es demasiado grande.' : 'El archivo: está dañado o incompleto.',
    )
  })
  const text = texts.get(jsonName)
  if (text === undefined) throw new Refused(`El archivo: no tiene ${jsonName} adentro.`)
  return text
}

/** The comments and marks of a chosen file, a JSON or a zip of these, or `Refused` with the reason. */
export const readFile = async (file: Blob): Promise<Review> => {
  if (file.size > limits.file) throw new Refused('El archivo: es demasiado grande.')
  return readReview(await readJson(file))
}
