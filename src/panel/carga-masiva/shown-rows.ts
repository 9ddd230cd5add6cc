/** The rows of a tab as the page shows them, by the last plan. Pure. */
import { columns as ours } from '#contract/bulk-columns.ts'
import type { Plan } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { loads, toPlace } from './entries.ts'
import type { ListTab } from './list-columns.ts'
import type { Line } from './list-rows.ts'
import type { Question, ShownRow } from './planilla.ts'

interface Planned {
  readonly tabs: readonly ListTab[]
  readonly lines: readonly Line[]
  /** The rows of the lines that load, as they will be stored. */
  readonly rows: readonly SheetRow[]
  readonly plan: Plan
  readonly questions: readonly Question[]
}

type State = Pick<ShownRow, 'becomes' | 'words'>
const planned = [
  ['created', 'nuevo'],
  ['changed', 'cambia'],
  ['unchanged', 'igual'],
] as const

/** What rows become, by their positions. */
const findStates = (plan: Plan): Map<string, State> => {
  const states = new Map<string, State>()
  for (const [becomes, words] of planned)
    for (const { rows } of plan[becomes]) for (const row of rows) states.set(formatPosition(row), { becomes, words })
  for (const cell of plan.rejected) states.set(formatPosition(cell), { becomes: 'rejected', words: cell.reason })
  return states
}

/** Gives some rows of a tab, as the file has them, or as they will be stored. */
export const createShow = ({ tabs, lines, rows, plan, questions }: Planned) => {
  const states = findStates(plan)
  const loading = lines.filter(loads)
  const storedRows = new Map<Line, SheetRow | undefined>(loading.map((line, index) => [line, rows[index]]))
  const linesByPosition = new Map(loading.map((line) => [formatPosition(line.row), line]))
  const doubtful = questions.flatMap(({ sentence: reason, places }) => places.map((place) => ({ ...place, reason })))
  const rejected = plan.rejected.flatMap(({ reason, column, ...position }) => {
    const line = linesByPosition.get(formatPosition(position))
    return line ? { ...toPlace(line, column), reason } : []
  })
  const marks = Map.groupBy([...doubtful, ...rejected], ({ tab, row }) => `${tab} ${row}`)
  const linesByTab = Map.groupBy(lines, ({ tab }) => tab.key)
  return (key: string, from: number, to: number, isStored: boolean): ShownRow[] => {
    const tab = tabs.find((candidate) => candidate.key === key)
    if (!tab) return []
    const toColumn = (column: number) => (isStored ? ours.indexOf(tab.columns[column]?.field ?? 'nombre') : column)
    return tab.page.rows.slice(from, to).map((row, offset): ShownRow => {
      const line = linesByTab.get(key)?.[from + offset]
      const stored = line && storedRows.get(line)
      const { becomes = 'out', words = '' } = (stored && states.get(formatPosition(stored))) ?? line ?? {}
      const asStored = { ...stored?.cells, nombre: stored?.cells.nombreNuevo || stored?.cells.nombre }
      const marked = (marks.get(`${key} ${from + offset}`) ?? []).filter(({ column = -1 }) => column >= 0)
      return {
        number: row.number,
        cells: isStored
          ? ours.map((field) => asStored[field] ?? '')
          : tab.columns.map(({ index }) => row.cells[index]?.text.trim() ?? ''),
        becomes,
        words,
        marks: Object.fromEntries(marked.map(({ column = -1, reason }) => [toColumn(column), reason])),
      }
    })
  }
}
