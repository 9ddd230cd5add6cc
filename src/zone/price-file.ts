import type { FileZona } from '../contract/file-zona.ts'

/** §2.13 to the letter: the first four characters of the stored text plus 'Kb', so '1234.5' is '1234Kb' and '123.45' is '123.Kb'. */
export const shortSize = (peso: string): string => `${peso.slice(0, 4)}Kb`

const kilobytes = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** The size as stored, for who wants to know. */
export const exactSize = (peso: string): string => {
  const number = Number(peso)
  return peso.trim() === '' || Number.isNaN(number) ? peso : `${kilobytes.format(number)} KB`
}

/** Ascending, ties by id (§3), whatever order a backend lists them in. */
export const inOrder = (files: readonly FileZona[]): FileZona[] =>
  files.toSorted((a, b) => a.orden - b.orden || a.id - b.id)
