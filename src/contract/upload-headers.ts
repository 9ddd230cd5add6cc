/** What an answer to an upload says of the stored file, each in a header of its own. Answers literally `{id}` have no room for it. */
export const uploadHeaders = {
  /** The picture was stored as it is, and cannot be made small. */
  whole: 'X-Entera',
  /** The film lost its tracks of text, which may say where it was made. */
  textless: 'X-Sin-Texto',
} as const

export type UploadNote = keyof typeof uploadHeaders

export const readUploadNotes = (headers: Headers): UploadNote[] => {
  const notes: UploadNote[] = []
  if (headers.has(uploadHeaders.whole)) notes.push('whole')
  if (headers.has(uploadHeaders.textless)) notes.push('textless')
  return notes
}
