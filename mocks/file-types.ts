/** What a file is: by its content where it may be shown as a picture or a video, by its extension otherwise. */

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', gif: 'image/gif',
  mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm',
  pdf: 'application/pdf', txt: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8',
  xls: 'application/vnd.ms-excel', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword', docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
}

/** Raster images, video, PDF and plain text may open in the browser; anything else is an attachment (design). */
const inline = /^(image\/(jpeg|png|gif)|video\/|application\/pdf|text\/plain)/

export const fileNameOf = (path: string) => path.split('/').at(-1) ?? path
export const extensionOf = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
export const contentTypeOf = (name: string) => types[extensionOf(name)] ?? 'application/octet-stream'
export const opensInline = (type: string) => inline.test(type)

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const signatures: readonly [extension: string, matches: (bytes: Uint8Array) => boolean][] = [
  ['jpg', (b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff],
  ['png', (b) => b[0] === 0x89 && ascii(b, 1, 8) === 'PNG\r\n\x1a\n'],
  ['gif', (b) => /^GIF8[79]a/.test(ascii(b, 0, 6))],
  ['mov', (b) => ascii(b, 4, 8) === 'moov' || ascii(b, 4, 12) === 'ftypqt  '],
  ['mp4', (b) => ascii(b, 4, 8) === 'ftyp'],
  ['webm', (b) => b[0] === 0x1a && b[1] === 0x45 && b[2] === 0xdf && b[3] === 0xa3],
]

/** The extension that a picture's or a video's first bytes speak for. */
export const sniff = async (file: Blob): Promise<string | undefined> => {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return signatures.find(([, matches]) => matches(bytes))?.[0]
}
export const isImageExtension = (extension: string) => ['jpg', 'png', 'gif'].includes(extension)
