import { isRecord } from '../../../contract/record.ts'

/** A chosen file that waits for the save of its form. */
export interface Waiting {
  readonly file: File
  /** What its record will be called, where each file makes a record with a name. */
  readonly title?: string
  /** The reason why it cannot be saved, or was not. */
  readonly reason?: string | undefined
  /** How often it failed: the value of a form that saved without it differs from the one before. */
  readonly tries?: number
}

export const isWaiting = (value: unknown): value is Waiting => isRecord(value) && value['file'] instanceof File

/** The files of a form value. A draft of an earlier release has bare ones. */
export const waitingIn = (value: unknown): Waiting[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) =>
    one instanceof File ? [{ file: one }] : isWaiting(one) ? [one] : [],
  )

/** The form values of files after the first, which the save does not send: records with a name, and pictures. */
export const moreFiles = 'archivos_otros'
export const morePictures = 'imagen_otras'

export const keyOfFile = (of: File | string): string =>
  typeof of === 'string' ? of : `${of.name} ${of.size} ${of.lastModified}`
