import { isRecord } from '#contract/record.ts'

/** A chosen file that waits for the save of its form. */
export interface Waiting {
  readonly file: File
  /** The title of its record, where each file makes a record with a name. */
  readonly title?: string
  /** The reason why it cannot be saved, or was not. */
  readonly reason?: string | undefined
  /** The number of failures: the value of a form that saved without the file differs from the one before. */
  readonly tries?: number
}

export const isWaiting = (value: unknown): value is Waiting => isRecord(value) && value['file'] instanceof File

/** The files of a form value. */
export const getWaitingFiles = (value: unknown): Waiting[] => (Array.isArray(value) ? value.filter(isWaiting) : [])

/** The form values of files after the first, which the save does not send: records with a name, and pictures. */
export const moreFiles = 'archivos_otros'
export const morePictures = 'imagen_otras'

export const getFileKey = (fileOrPath: File | string): string =>
  typeof fileOrPath === 'string' ? fileOrPath : `${fileOrPath.name} ${fileOrPath.size} ${fileOrPath.lastModified}`

/** The outcome of sending files. */
export interface Tried {
  readonly files: readonly File[]
  /** The ids of the new records, where the API names them. */
  readonly ids: ReadonlyMap<File, number>
  readonly failures: readonly (Waiting & { readonly reason: string })[]
}
