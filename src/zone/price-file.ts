import { timeZone } from '#ui/time-zone.ts'
import type { FileZona } from '#contract/file-zona.ts'
import { originalName } from '#ui/file-name.ts'
import { createTextMatcher } from '#ui/text-matcher.ts'

/**
 * §2.13 to the letter: the first four characters of the stored text plus 'Kb'. '1234.5' becomes '1234Kb', '123.45'
 * becomes '123.Kb'.
 */
export const shortSize = (peso: string): string => `${peso.slice(0, 4)}Kb`

const kilobytes = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** The stored size, for the tooltip. */
export const exactSize = (peso: string): string => {
  const number = Number(peso)
  return peso.trim() === '' || Number.isNaN(number) ? peso : `${kilobytes.format(number)} KB`
}

export const fileName = ({ file }: Pick<FileZona, 'file'>): string => originalName(file)

/** Whether the file is a workbook, which the app shows itself. */
export const isBook = (file: Pick<FileZona, 'formato' | 'file'>): boolean =>
  /^\.?xlsx$/i.test(file.formato.trim()) || (file.formato.trim() === '' && /\.xlsx$/i.test(file.file))

const getTimestamp = ({ created_at }: FileZona): number => Date.parse(created_at ?? '') || 0
const day = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone,
})

/** '8/10/2026', or '' without a date. */
export const formatDate = (file: FileZona): string => (getTimestamp(file) === 0 ? '' : day.format(getTimestamp(file)))

const byOrden = (a: FileZona, b: FileZona) => a.orden - b.orden || a.id - b.id

/** By `orden`, ties by id (§3), whatever order the API has. */
export const inOrder = (files: readonly FileZona[]): FileZona[] => files.toSorted(byOrden)

/** The latest upload first; without dates, the highest id. */
export const newestFirst = (files: readonly FileZona[]): FileZona[] =>
  files.toSorted((a, b) => getTimestamp(b) - getTimestamp(a) || (getTimestamp(a) === 0 ? b.id - a.id : byOrden(a, b)))

/** The files with every word of `query` in their number or name. */
export const findFiles = (files: readonly FileZona[], query: string): readonly FileZona[] => {
  const isFound = createTextMatcher(query)
  return query.trim() === ''
    ? files
    : files.filter((file) => isFound(`${file.numeropedido} ${fileName(file)} ${file.formato}`))
}
