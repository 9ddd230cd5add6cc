/** File types by name. contract/uploads.ts recognises pictures and videos by content. */

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
}

/** Raster images, video, PDF and plain text may open in the browser; other files are attachments (design). */
const inline = /^(image\/(jpeg|png|gif|webp)|video\/|application\/pdf|text\/plain)/

export const getFileName = (path: string) => path.split('/').at(-1) ?? path
export const getExtension = (name: string) => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
export const getContentType = (name: string) => types[getExtension(name)] ?? 'application/octet-stream'
export const opensInline = (type: string) => inline.test(type)
