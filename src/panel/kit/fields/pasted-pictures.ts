import { fileUrl } from '#ui/media-url.ts'
import { parseUrl } from '#ui/parse-url.ts'

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }
const toPictureFile = (bytes: BlobPart, type: string): File =>
  new File([bytes], `imagen-pegada.${extensions[type] ?? type.split('/')[1] ?? 'png'}`, { type })
/** Every picture gets its own name. */
const numbered = (file: File, index: number): File =>
  new File([file], file.name.replace('imagen-pegada', `imagen-pegada-${index + 1}`), { type: file.type })

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** In HTML, Word and LibreOffice name files of their own; the pictures are in their RTF copy. */
export const picturesInRtf = (rtf: string): File[] =>
  [...rtf.matchAll(/\\(png|jpeg)blip\b([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)].flatMap(([, kind = 'png', contents = '']) => {
    const hex = /(?:^|[\s}])([\da-f\s]{32,})$/i.exec(contents)?.[1]?.replaceAll(/\s/g, '')
    return hex ? [toPictureFile(fromHex(hex), `image/${kind}`)] : []
  })

/** Only a picture within the text or a file of this site is fetched. */
const fetchPicture = async (source: string): Promise<File | undefined> => {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.+)$/is.exec(source) ?? []
  try {
    if (type !== undefined && data !== undefined) return toPictureFile(fromBase64(data), type.toLowerCase())
    const url = parseUrl(source, location.href)?.href
    if (!url?.startsWith(new URL(fileUrl(''), location.href).href)) return undefined
    const answer = await fetch(url)
    const blob = await answer.blob()
    return answer.ok ? new File([blob], url.split('/').at(-1) ?? 'imagen', { type: blob.type }) : undefined
  } catch {
    return undefined
  }
}

/** The pictures among pasted text, as far as they can be fetched. */
export const fetchPastedPictures = async (sources: readonly string[], rtf: string) => {
  const read = await Promise.all(sources.map(fetchPicture))
  const fetched = read.filter((picture) => picture !== undefined)
  const missing = sources.length - fetched.length
  const pictures = [...fetched, ...picturesInRtf(rtf).slice(0, missing)].map(numbered)
  // The lost pictures are on another site, or in the program that the text comes from.
  return { pictures, lost: sources.length - pictures.length }
}
