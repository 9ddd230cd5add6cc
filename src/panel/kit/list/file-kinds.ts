import { extensionOf } from '../../../ui/media-kind.ts'
import type { Filter } from './Filters.tsx'

const sheets: ReadonlySet<string> = new Set(['xlsx', 'xls', 'csv', 'ods'])

interface Filed {
  readonly file: string
}

/** The filter of a list of files by their kind. */
export const fileKinds: Filter<Filed> = {
  label: 'Tipo',
  options: {
    PDF: ({ file }) => extensionOf(file) === 'pdf',
    Planillas: ({ file }) => sheets.has(extensionOf(file)),
    Otros: ({ file }) => extensionOf(file) !== 'pdf' && !sheets.has(extensionOf(file)),
  },
}
