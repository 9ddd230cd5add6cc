import { fileUrl } from '../../../ui/media-url.ts'
import { parseUrl } from '../../../ui/parse-url.ts'

const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }
const fileOf = (bytes: BlobPart, type: string): File =>
  new File([bytes], `imagen-pegada.${extensions[type] ?? type.split('/')[1] ?? 'png'}`, { type })
/** Every picture gets its own name. */
const numbered = (file: File, at: number): File =>
  new File([file], file.name.replace('imagen-pegada', `imagen-pegada-${at + 1}`), { type: file.type })

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** In HTML, Word and LibreOffice name files of their own; the pictures are in their RTF copy. */
export const picturesInRtf = (rtf: string): File[] =>
  [...rtf.matchAll(/\\(png|jpeg)blip\b([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)].flatMap(([, kind = 'png', rest = '']) => {
    const hex = /(?:^|[\s}])([\da-f\s]{32,})$/i.exec(rest)?.[1]?.replaceAll(/\s/g, '')
    return hex ? [fileOf(fromHex(hex), `image/${kind}`)] : []
  })

/** Only a picture within the text or a file of this site is fetched. */
const pictureAt = async (source: string): Promise<File | undefined> => {
  const [, type, data] = /^data:(image\/[\w.+-]+);base64,(.+)$/is.exec(source) ?? []
  try {
    if (type !== undefined && data !== undefined) return fileOf(fromBase64(data), type.toLowerCase())
    const url = parseUrl(source, location.href)?.href
    if (!url?.startsWith(new URL(fileUrl(''), location.href).href)) return undefined
    const answer = await fetch(url)
    const blob = await answer.blob()
    return answer.ok ? new File([blob], url.split('/').at(-1) ?? 'imagen', { type: blob.type }) : undefined
  } catch {
    return undefined
  }
}

/** The pictures among pasted words, as far as they can be fetched. */
export const bring = async (sources: readonly string[], rtf: string) => {
  const read = await Promise.all(sources.map(pictureAt))
  const here = read.filter((picture) => picture !== undefined)
  const missing = sources.length - here.length
  const pictures = [...here, ...picturesInRtf(rtf).slice(0, missing)].map(numbered)
  // The lost pictures are on another site, or in the program that the words come from.
  return { pictures, lost: sources.length - pictures.length }
}
