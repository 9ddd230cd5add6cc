/** The rows of a tab as the page shows them, by the last plan. Pure. */
import { columns as ours } from '#contract/bulk-columns.ts'
import type { Plan } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import type { ListTab } from './list-columns.ts'
import type { ReadRow } from './list-rows.ts'
import type { Question, ShownRow } from './planilla.ts'
import { toPlaceKey, type Entry } from './entries.ts'

interface Planned {
  readonly tabs: readonly ListTab[]
  readonly readRows: readonly (readonly ReadRow[])[]
  readonly entries: readonly Entry[]
  /** The rows of the entries as they will be stored. */
  readonly rows: readonly SheetRow[]
  /** Why rows do not load, by their places. */
  readonly out: ReadonlyMap<string, string>
  readonly plan: Plan
  readonly questions: readonly Question[]
}

type State = Pick<ShownRow, 'becomes' | 'words'>
const words: Readonly<Record<'created' | 'changed' | 'unchanged', string>> = {
  created: 'nuevo',
  changed: 'cambia',
  unchanged: 'igual',
}

/** What rows become, by their positions. */
const findStates = (plan: Plan): Map<string, State> => {
  const states = new Map<string, State>()
  for (const becomes of ['created', 'changed', 'unchanged'] as const)
    for (const { rows } of plan[becomes])
      for (const row of rows) states.set(formatPosition(row), { becomes, words: words[becomes] })
  for (const cell of plan.rejected) states.set(formatPosition(cell), { becomes: 'rejected', words: cell.reason })
  return states
}

/** Why a cell is marked. */
interface Mark {
  readonly column: number
  readonly reason: string
}

/** The marks of a tab, by the index of the row: what questions are about, and what is rejected. */
const findMarks = (tab: ListTab, { questions, plan, entries }: Planned): ReadonlyMap<number, readonly Mark[]> => {
  const doubtful = questions.flatMap(({ sentence: reason, places }) =>
    places.flatMap(({ tab: key, row, column }) =>
      key === tab.key && column !== undefined ? [{ row, column, reason }] : [],
    ),
  )
  const indexes = new Map(
    entries.flatMap(({ tab: { key }, index, row }) => (key === tab.key ? [[formatPosition(row), index]] : [])),
  )
  const rejected = plan.rejected.flatMap((cell) => {
    const [row, column] = [
      indexes.get(formatPosition(cell)),
      tab.columns.findIndex(({ field }) => field === cell.column),
    ]
    return row === undefined || column < 0 ? [] : [{ row, column, reason: cell.reason }]
  })
  return Map.groupBy([...doubtful, ...rejected], ({ row }) => row)
}

/** Gives some rows of a tab, as the file has them, or as they will be stored. */
export const createShow = (planned: Planned) => {
  const { tabs, readRows, entries, rows, out, plan } = planned
  const states = findStates(plan)
  const storedRows = new Map(entries.map(({ tab, index }, at) => [toPlaceKey(tab.key, index), rows[at]]))
  return (key: string, from: number, to: number, isStored: boolean): ShownRow[] => {
    const at = tabs.findIndex((candidate) => candidate.key === key)
    const tab = tabs[at]
    if (!tab) return []
    const marks = findMarks(tab, planned)
    const toColumn = (column: number) => (isStored ? ours.indexOf(tab.columns[column]?.field ?? 'nombre') : column)
    return tab.page.rows.slice(from, to).map((row, offset): ShownRow => {
      const index = from + offset
      const stored = storedRows.get(toPlaceKey(key, index))
      const reason = out.get(toPlaceKey(key, index))
      const left = reason === undefined ? undefined : { becomes: 'out' as const, words: reason }
      const { becomes = 'out', words: says = '' } =
        left ?? (stored && states.get(formatPosition(stored))) ?? readRows[at]?.[index] ?? {}
      const asStored = { ...stored?.cells, nombre: stored?.cells.nombreNuevo || stored?.cells.nombre }
      return {
        number: row.number,
        cells: isStored
          ? ours.map((field) => asStored[field] ?? '')
          : tab.columns.map(({ index: column }) => row.cells[column]?.text.trim() ?? ''),
        becomes,
        words: says,
        marks: Object.fromEntries((marks.get(index) ?? []).map((mark) => [toColumn(mark.column), mark.reason])),
      }
    })
  }
}
