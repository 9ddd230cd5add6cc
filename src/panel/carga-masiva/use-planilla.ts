import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#api/client.ts'
import { useExtensions } from '#api/extensions.ts'
import { lostFileReason } from '#api/lost-file.ts'
import { extraColumns } from '#contract/bulk-extra.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { workbookTooLarge } from '#contract/workbook-limit.ts'
import { keepWorker, type Thread } from '#ui/ask-worker.ts'
import { useMarca } from '#ui/brand/marca.ts'
import type { Choices } from './choices.ts'
import { storedProducts } from './download.ts'
import type { Planilla, Requests, ShownRow } from './planilla.ts'
import { remember, remembered } from './remembered.ts'

/** A chosen file; `at` tells two choices of the same file apart. */
export interface Chosen {
  readonly file: File
  readonly at: number
}

/** A plan, and the thread that answers further questions about it. */
export interface Reading {
  readonly thread: Thread<Requests>
  readonly planilla: Planilla
  /** Tells the plans apart. */
  readonly id: number
}

let plans = 0
const toReading = (thread: Thread<Requests>, planilla: Planilla): Reading => ({ thread, planilla, id: ++plans })

const problems: Readonly<Record<string, string>> = {
  UnreadableSheet: 'No pudimos leer la planilla. Usá un archivo CSV o XLSX.',
  UnfoldsTooFar: workbookTooLarge,
}

/** The reason, for people, why a file cannot be read; undefined where the file is not to blame. */
export const describeProblem = (error: Error): string | undefined =>
  error.name === 'UnreadableSheet' && error.message !== ''
    ? `No pudimos leer la planilla: ${error.message}`
    : (problems[error.name] ?? lostFileReason(error))

// A plan is as large as the sheet, is not stored, and needs no comparison with the last one.
const once = { gcTime: 0, staleTime: Infinity, structuralSharing: false } as const

const beginReading = () => new Worker(new URL('./planilla.worker.ts', import.meta.url), { type: 'module' })

/**
 * What loading the file does, by the choices about it. A thread reads the file once, since 20,000 rows of XLSX would block the page for two
 * seconds; it also keeps both parsers out of the app's chunks. The key starts with that of the products, whose change reads the file anew.
 */
export const usePlanilla = (chosen: Chosen | undefined, choices: Choices | undefined) => {
  const { columnas } = useMarca()
  const extensions = useExtensions()
  const extra = extraColumns.filter((column) => extensions.includes(column))
  const opening = useQuery({
    ...once,
    queryKey: ['productos', 'planilla', chosen?.at, extra],
    queryFn: async ({ signal }) => {
      if (!chosen) throw new Error('There is no file.')
      const products = storedProducts(await call(obtenerProductos, {}, { signal }))
      const thread = keepWorker<Requests>(beginReading, ['open', 'plan'])
      signal.addEventListener('abort', thread.end)
      const question = { file: chosen.file, products, remembered: remembered(columnas), extra }
      return toReading(thread, await thread.ask('open', question))
    },
    enabled: chosen !== undefined,
  })
  const opened = opening.data
  useEffect(() => () => opened?.thread.end(), [opened])
  const planning = useQuery({
    ...once,
    queryKey: ['planilla', opened?.id, choices],
    queryFn: async () => {
      if (!opened || !choices) throw new Error('There is nothing to plan.')
      const planilla = await opened.thread.ask('plan', { choices })
      // Other rows of heads make another list.
      remember(planilla.list, choices)
      return toReading(opened.thread, planilla)
    },
    enabled: opened !== undefined && choices !== undefined,
    // The last plan stays in sight while the next one is made.
    placeholderData: (previous) => (previous?.thread === opened?.thread ? previous : undefined),
  })
  const latest = choices && opened ? planning : opening
  return {
    reading: choices ? (planning.data ?? opened) : opened,
    isPending: latest.isFetching,
    error: latest.error,
    retry: () => void latest.refetch(),
    /** The plan by the latest choices, also where it is still being made. */
    whenRead: async () => (latest.isFetching ? await latest.refetch({ cancelRefetch: false }) : latest),
  }
}

const pageSize = 100

/** A row of a tab by its index; undefined until it comes. */
export const useRow = ({ thread, id }: Reading, tab: string, index: number, stored: boolean): ShownRow | undefined => {
  const from = index - (index % pageSize)
  const { data } = useQuery({
    queryKey: ['planilla', id, 'filas', tab, from, stored],
    queryFn: ({ signal }) => thread.ask('rows', { tab, from, to: from + pageSize, stored }, signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return data?.[index - from]
}
