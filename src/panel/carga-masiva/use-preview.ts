import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { useExtensions } from '#api/extensions.ts'
import { extraColumns, type ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { workbookTooLarge } from '#contract/workbook-limit.ts'
import { askWorker } from '#ui/ask-worker.ts'
import { useMarca } from '#ui/brand/marca.ts'
import type { ListChoices } from './choices.ts'
import { storedProducts } from './download.ts'
import type { ReadList } from './read-list.ts'
import { remembered } from './remembered.ts'

export interface Question {
  readonly file: File
  readonly products: readonly StoredProduct[]
  /** The choices about this file. */
  readonly choices: ListChoices | undefined
  /** The earlier choices about lists, by heads. */
  readonly remembered: Readonly<Record<string, ListChoices>>
  /** The columns that the API has beyond the specification. */
  readonly extra: readonly ExtraColumn[]
}

const problems: Readonly<Record<string, string>> = {
  UnfoldsTooFar: workbookTooLarge,
  /** The errors of browsers for a file that was edited after the choice. */
  NotReadableError: 'El archivo cambió desde que lo elegiste. Elegilo de nuevo.',
  NotFoundError: 'El archivo ya no está donde estaba. Elegilo de nuevo.',
}

/** The reason, for people, why a file cannot be read. */
export const describeProblem = ({ name, message }: Error): string => {
  if (name === 'UnreadableSheet' && message !== '') return `No pudimos leer la planilla: ${message}`
  return problems[name] ?? 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.'
}

/**
 * The effect of loading the file. The key starts with that of the products, so that a change of products makes the preview anew. A worker
 * reads the sheet: 20,000 rows of XLSX would block the page for two seconds. The worker also keeps both parsers out of the app's chunks.
 */
export const usePreview = (file: File | undefined, choices: ListChoices | undefined) => {
  const { columnas } = useMarca()
  const extensions = useExtensions()
  const extra = extraColumns.filter((column) => extensions.includes(column))
  return useQuery({
    queryKey: ['productos', 'vista previa', file?.name, file?.size, file?.lastModified, choices, extra],
    queryFn: async ({ signal }) => {
      if (!file) throw new Error('There is no file.')
      const products = storedProducts(await call(obtenerProductos, {}, { signal }))
      const worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' })
      const question = { file, products, choices, remembered: remembered(columnas), extra }
      return askWorker<Question, ReadList>(worker, question, signal)
    },
    enabled: file !== undefined,
    // The last preview stays in sight while the next one is made.
    placeholderData: (previous) => (choices ? previous : undefined),
    // The preview is as large as the sheet, is not stored, and needs no comparison with the last one.
    gcTime: 0,
    structuralSharing: false,
  })
}
