import { textlessHeader, wholeHeader } from '#contract/upload-headers.ts'

const sentences = [
  [wholeHeader, 'Una imagen quedó entera: no se pudo achicar, y tarda más en verse'],
  [textlessHeader, 'Un video quedó sin subtítulos'],
] as const

/** What an answer says of its upload. */
export const readUploadNotes = (headers: Headers): string[] =>
  sentences.flatMap(([name, sentence]) => (headers.has(name) ? [sentence] : []))
