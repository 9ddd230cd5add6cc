import type { FileZona } from '../contract/file-zona.ts'
import { searchKey } from '../ui/search-key.ts'

/** §2.13 to the letter: the first four characters of the stored text plus 'Kb', so '1234.5' is '1234Kb' and '123.45' is '123.Kb'. */
export const shortSize = (peso: string): string => `${peso.slice(0, 4)}Kb`

const kilobytes = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

/** The size as stored, for who wants to know. */
export const exactSize = (peso: string): string => {
  const number = Number(peso)
  return peso.trim() === '' || Number.isNaN(number) ? peso : `${kilobytes.format(number)} KB`
}

/** The name that the file had: the backend adds eight characters of its own to an upload's. */
export const fileName = ({ file }: Pick<FileZona, 'file'>): string =>
  (file.split(/[/\\]/).at(-1) ?? '').replace(/-[0-9a-f]{8}(?=\.\w+$)/, '')

/** A workbook, which the app shows itself; whatever else there is, the browser does. */
export const isBook = (file: Pick<FileZona, 'formato' | 'file'>): boolean =>
  /^\.?xlsx$/i.test(file.formato.trim()) || (file.formato.trim() === '' && /\.xlsx$/i.test(file.file))

const momentOf = ({ created_at }: FileZona): number => Date.parse(created_at ?? '') || 0
const day = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'America/Argentina/Buenos_Aires',
})

/** '8/10/2026'; nothing where the API does not say. */
export const dateOf = (file: FileZona): string => (momentOf(file) === 0 ? '' : day.format(momentOf(file)))

const byOrden = (a: FileZona, b: FileZona) => a.orden - b.orden || a.id - b.id

/** Ascending, ties by id (§3), whatever order a backend lists them in. */
export const inOrder = (files: readonly FileZona[]): FileZona[] => files.toSorted(byOrden)

/** The last to be uploaded first; of an API that says no dates, the last to be made. */
export const newestFirst = (files: readonly FileZona[]): FileZona[] =>
  files.toSorted((a, b) => momentOf(b) - momentOf(a) || (momentOf(a) === 0 ? b.id - a.id : byOrden(a, b)))

/** Those whose number or name has every word of it. */
export const named = (files: readonly FileZona[], query: string): readonly FileZona[] => {
  const words = searchKey(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return files
  return files.filter((file) => {
    const text = searchKey(`${file.numeropedido} ${fileName(file)} ${file.formato}`)
    return words.every((word) => text.includes(word))
  })
}
