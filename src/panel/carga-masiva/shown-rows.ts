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

/** The reasons of marked cells, by row, and there by column. */
const findMarks = (questions: readonly Question[], tab: string): Map<number, Record<number, string>> => {
  const marks = new Map<number, Record<number, string>>()
  for (const { sentence, places } of questions)
    for (const { tab: other, row, column } of places)
      if (other === tab && column !== undefined) marks.set(row, { ...marks.get(row), [column]: sentence })
  return marks
}

/** Gives some rows of a tab, as the file has them, or as they will be stored. */
export const createShow = ({ tabs, readRows, entries, rows, out, plan, questions }: Planned) => {
  const states = findStates(plan)
  const storedRows = new Map(entries.map(({ tab, index }, at) => [toPlaceKey(tab.key, index), rows[at]]))
  return (key: string, from: number, to: number, isStored: boolean): ShownRow[] => {
    const at = tabs.findIndex((candidate) => candidate.key === key)
    const tab = tabs[at]
    if (!tab) return []
    const marks = findMarks(questions, key)
    const toColumn = (column: number) => (isStored ? ours.indexOf(tab.columns[column]?.field ?? 'nombre') : column)
    return tab.page.rows.slice(from, to).map((row, offset): ShownRow => {
      const place = toPlaceKey(key, from + offset)
      const stored = storedRows.get(place)
      const reason = out.get(place)
      const state =
        reason === undefined
          ? ((stored && states.get(formatPosition(stored))) ?? readRows[at]?.[from + offset])
          : { becomes: 'out' as const, words: reason }
      const { nombreNuevo } = stored?.cells ?? {}
      return {
        number: row.number,
        cells: isStored
          ? ours.map((field) => (field === 'nombre' && nombreNuevo) || (stored?.cells[field] ?? ''))
          : tab.columns.map(({ index }) => row.cells[index]?.text.trim() ?? ''),
        becomes: state?.becomes ?? 'out',
        words: state?.words ?? '',
        marks: Object.fromEntries(
          Object.entries(marks.get(from + offset) ?? {}).map(([column, text]) => [toColumn(Number(column)), text]),
        ),
      }
    })
  }
}
