/** Price lists for tests, and what a clerk is asked about them. */
import { doubtWords } from '#recognise/cell-doubts.ts'
import { extraColumns, type ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { readBooks } from '#contract/bulk-sheet.ts'
import type { ListChoices } from './choices.ts'
import { readList, type ReadList } from './read-list.ts'

export const csv = (...lines: string[]) => new Blob([lines.join('\n')])

/** With the heads that most price lists have. */
export const list = (...rows: string[]) => csv('Código;Descripción;Medida;Caja;Código de barras', ...rows)
/** With our own heads. */
export const sheet = (...rows: string[]) => csv('orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra', ...rows)
/** A row of `list` that leaves no doubt. */
export const fine = '1001;Bulón;M6 x 20;100;7790001000019'

export const read = async (
  file: Blob | Promise<Blob>,
  products: readonly StoredProduct[] = [],
  choices?: ListChoices,
  remembered: Readonly<Record<string, ListChoices>> = {},
  extra: readonly ExtraColumn[] = extraColumns,
): Promise<ReadList> => readList(await readBooks(await file), products, choices, remembered, extra)

/** What a clerk is asked, one line a reason. */
export const asked = ({ reasons, taken }: ReadList): string[] => [
  ...(taken?.columns ?? []).flatMap(({ doubt, head, letter }) => (doubt ? [`columna ${head || letter}`] : [])),
  ...reasons.flatMap((reason) =>
    reason.settlement === undefined ? [`${reason.cells.length} ${doubtWords(reason, reason.cells.length)}`] : [],
  ),
]

export const stored = ({ preview }: ReadList): string[] =>
  preview.rows.map(({ cells }) => [cells.nombre, cells.codigo, cells.tamaño, cells.pack, cells.codigobarra].join('|'))
