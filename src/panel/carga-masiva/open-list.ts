/** Opens a file for the bulk load: its tables stay, and each plan follows from what somebody said about them. Pure. */
import {
  columns as ours,
  fillableColumns,
  sizeNames,
  specifiedColumns,
  type Column as Field,
} from '#contract/bulk-columns.ts'
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { Plan, StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { toSheet, type Sheet } from '#contract/bulk-sheet.ts'
import { toRecord } from '#contract/record.ts'
import type { Book } from '#contract/sheet/book.ts'
import { letters } from '#contract/sheet/page.ts'
import { counted } from '#ui/counted.ts'
import { cellKey, noChoices, type Choices } from './choices.ts'
import { askAboutColumns, describeChoices, type TabColumns } from './column-questions.ts'
import { chooseFields, proposeFields } from './list-columns.ts'
import { readTabRows, title, type ReadRow } from './list-rows.ts'
import { countFilled, findTabs, getCellText, isTelling, listColumns, readHeads, type RawTab } from './list-tabs.ts'
import type { Becomes, Planilla, Question, Sending, ShownRow, Tab, Value } from './planilla.ts'
import { planRows } from './preview.ts'
import { settle, toPlaceKey, type Entry } from './row-questions.ts'
import { findShop } from './shops.ts'
import { fileText, toImportRows } from './to-import-rows.ts'

/** A column with more values offers none. */
const maxValues = 20

const countValues = ({ page: { rows } }: RawTab, from: number, index: number): Value[] => {
  const counts = new Map<string, number>()
  for (const row of rows.slice(from)) {
    const text = getCellText(row.cells[index])
    if (text !== '' && countFilled(row) > 1) counts.set(text, (counts.get(text) ?? 0) + 1)
    if (counts.size > maxValues) return []
  }
  return [...counts].map(([text, count]) => ({ text, count, loads: true }))
}

/** A tab as its heads propose it. */
const propose = (tab: RawTab, chosen: readonly number[] | undefined, isFirst: boolean) => {
  const heads = readHeads(tab, chosen)
  const columns = listColumns(tab, heads, isFirst)
  const shop = findShop(columns.map(({ head }) => head))
  const proposals = proposeFields(columns, shop)
  const values = columns.map(({ index }) => countValues(tab, heads.from, index))
  return { tab, heads, columns, shop, proposals, values }
}
type Proposed = ReturnType<typeof propose>

/** The heads of a list, by which it is known again: those of its tabs that can load by themselves. */
const toListKey = (tabs: readonly Proposed[]): string => {
  const withHeads = tabs.filter(({ heads }) => heads.numbers.length > 0)
  const telling = withHeads.filter(({ proposals }) =>
    proposals.some(({ field, waits }) => [field, ...waits].some(isTelling)),
  )
  const keys = (telling.length > 0 ? telling : withHeads).flatMap(({ columns }) => columns.map(({ key }) => key))
  return [...new Set(keys)].join('|')
}

/** A tab with the cells that somebody put right. */
const withCells = (tab: RawTab, { cells: said }: Choices): RawTab => ({
  ...tab,
  page: {
    ...tab.page,
    rows: tab.page.rows.map((row) => {
      const width = Math.max(row.cells.length, ...(row.uncomputed ?? []).map((column) => column + 1))
      const right = Array.from({ length: width }, (_, column) => said[cellKey(tab.key, row.number, letters(column))])
      if (right.every((text) => text === undefined)) return row
      return {
        ...row,
        cells: right.map((text, column) =>
          text === undefined ? row.cells[column] : text === '' ? undefined : { text },
        ),
        uncomputed: row.uncomputed?.filter((column) => right[column] === undefined) ?? [],
      }
    }),
  },
})

/** What a list lacks until somebody chooses its column. Products without sizes need no code; a list without codes uses its bar codes. */
const findLost = (tabs: readonly TabColumns[], rows: readonly SheetRow[]): string | undefined => {
  if (tabs.length === 0)
    return 'Ninguna hoja tiene títulos que digan cuál columna es el nombre o el código: elegilas en la tabla.'
  const has = (...fields: readonly Field[]) =>
    tabs.some((tab) => tab.fields.some((field) => field && fields.includes(field)))
  const waits = (field: Field) => tabs.some(({ proposals }) => proposals.some((one) => one.waits.includes(field)))
  const isNamed = has('nombre') || (rows.length > 0 && rows.every(({ cells }) => cells.nombre !== ''))
  const isCoded = has('codigo', 'codigobarra') || !(has(...sizeNames) || waits('codigo'))
  const lost = [...(isNamed ? [] : ['nombre']), ...(isCoded ? [] : ['código'])]
  return lost.length === 0 ? undefined : `Elegí cuál de las columnas es el ${lost.join(' y cuál el ')}.`
}

const list = new Intl.ListFormat('es-AR')

/** How many names a sentence has. */
const namesShown = 8
const listNames = (names: readonly string[]): string =>
  list.format(names.length > namesShown ? [...names.slice(0, namesShown), `${names.length - namesShown} más`] : names)

/** What has become of rows, in sentences. */
const describeRows = (tabs: readonly TabColumns[], rows: readonly ReadRow[], equal: number): string[] => {
  const nameless = rows.filter(({ becomes, isChosen }) => becomes === 'out' && !isChosen)
  const borrowed = rows.flatMap(({ borrowed: name }) => (name === undefined ? [] : `«${name}»`))
  const has = (field: Field) => tabs.some(({ fields }) => fields.includes(field))
  return [
    ...[...Map.groupBy(nameless, ({ words }) => words)].map(
      ([words, { length }]) => `${counted(length, 'fila', 'filas')}: ${words}.`,
    ),
    ...(equal === 0
      ? []
      : [`${counted(equal, 'fila está repetida, y se carga una vez', 'filas están repetidas, y se cargan una vez')}.`]),
    ...(borrowed.length === 0
      ? []
      : [
          `${counted(borrowed.length, 'fila sin nombre lleva', 'filas sin nombre llevan')} el de arriba: ${listNames([...new Set(borrowed)])}.`,
        ]),
    ...(!has('codigo') && has('codigobarra') ? ['La lista no trae códigos: va el de barras.'] : []),
  ]
}

const nothing = toRecord(fillableColumns, () => 0)
const becomesWords: Readonly<Record<string, string>> = { created: 'nuevo', changed: 'cambia', unchanged: 'igual' }

/** What each row becomes, by its position. */
const findBecomes = ({
  created,
  changed,
  unchanged,
  rejected,
}: Plan): ReadonlyMap<string, Pick<ReadRow, 'becomes' | 'words'>> =>
  new Map(
    (
      [
        ['created', created],
        ['changed', changed],
        ['unchanged', unchanged],
      ] as const
    )
      .flatMap(([becomes, planned]) =>
        planned.flatMap(({ rows }) =>
          rows.map((row): [string, { becomes: Becomes; words: string }] => [
            formatPosition(row),
            { becomes, words: becomesWords[becomes] ?? '' },
          ]),
        ),
      )
      .concat(rejected.map((cell) => [formatPosition(cell), { becomes: 'rejected', words: cell.reason }])),
  )

/** The rows as the backend reads them from the file itself, at their places in the tabs. */
const readOwnRows = (
  tabs: readonly TabColumns[],
  readRows: readonly (readonly ReadRow[])[],
  sheet: Sheet,
): ReadRow[][] => {
  const isWhole = ({ fields }: TabColumns) => specifiedColumns.every((field) => fields.includes(field))
  const home = tabs.find(isWhole)?.tab.page.name ?? ''
  const rows = new Map(sheet.rows.map((row) => [toPlaceKey(row.sheet ?? home, row.number), row]))
  return tabs.map(({ tab: { page } }, at) =>
    page.rows.map(({ number }, index): ReadRow => {
      const [row, read = title] = [rows.get(toPlaceKey(page.name, number)), readRows[at]?.[index]]
      if (row && !read.isChosen) return { becomes: 'created', words: '', row }
      return read.becomes === 'created' ? title : read
    }),
  )
}

/** What the last plan says of a row. */
interface Planned {
  readonly tabs: readonly TabColumns[]
  readonly readRows: readonly (readonly ReadRow[])[]
  readonly stored: ReadonlyMap<string, SheetRow>
  readonly out: ReadonlyMap<string, string>
  readonly becomes: ReturnType<typeof findBecomes>
  readonly questions: readonly Question[]
  readonly rows: readonly SheetRow[]
}

export const openList = (
  books: readonly Book[],
  products: readonly StoredProduct[],
  remembered: Readonly<Record<string, Choices>> = {},
  extra: readonly ExtraColumn[] = [],
) => {
  const rawTabs = findTabs(
    books,
    Object.keys(remembered).map((heads) => new Set(heads.split('|'))),
  )
  const ownSheet = toSheet(books)
  const cached = new Map<string, Proposed>()
  const toProposed = (tab: RawTab, index: number, { heads }: Choices): Proposed => {
    const key = `${index} ${heads[tab.key]?.join()}`
    const proposed = cached.get(key) ?? propose(tab, heads[tab.key], index === 0)
    cached.set(key, proposed)
    return proposed
  }
  const listKey = toListKey(rawTabs.map((tab, index) => toProposed(tab, index, noChoices)))
  const earlier = remembered[listKey]
  const isOwnFile =
    ownSheet.lost === undefined &&
    ownSheet.missing.length === 0 &&
    new Set(rawTabs.map(({ page }) => page.name)).size === rawTabs.length
  let last: Planned | undefined

  const plan = (choices: Choices = earlier ?? noChoices): Planilla => {
    const proposed = rawTabs.map((tab, index) => toProposed(tab, index, choices))
    const isOwn =
      isOwnFile && ![choices.columns, choices.heads, choices.tabs].some((said) => Object.keys(said).length > 0)
    const hasCells = Object.keys(choices.cells).length > 0
    const withFields = proposed.map((one) => {
      const fields = chooseFields(one.columns, one.proposals, choices.columns)
      const canLoad = fields.some(isTelling)
      const loads = choices.tabs[one.tab.key] ?? canLoad
      return { ...one, tab: hasCells ? withCells(one.tab, choices) : one.tab, fields, canLoad, loads: canLoad && loads }
    })
    const loading = withFields.filter(({ loads }) => loads)
    const several = new Set(loading.map(({ tab }) => tab.page.name)).size > 1
    const tabs = withFields.map((tab) => ({ ...tab, several }))
    const listRows = tabs.map((tab) => (tab.loads ? readTabRows(tab, choices) : []))
    const readRows = isOwn
      ? readOwnRows(
          tabs,
          listRows,
          hasCells ? toSheet([{ pages: tabs.map(({ tab }) => tab.page), hiddenSheets: [] }]) : ownSheet,
        )
      : listRows
    const entries = tabs.flatMap((tab, at) =>
      (readRows[at] ?? []).flatMap(({ row }, index): Entry[] => (row ? [{ tab, index, row }] : [])),
    )
    const settled = settle(entries, { products, choices, extra })
    const { rows, filled } = isOwn
      ? { rows: settled.entries.map(({ row }) => row), filled: nothing }
      : toImportRows(
          settled.entries.map(({ row }) => row),
          products,
          choices.fills,
        )
    const loadingTabs = tabs.filter(({ loads }) => loads)
    const lost = isOwn ? undefined : findLost(loadingTabs, rows)
    const told = lost === undefined ? describeRows(loadingTabs, readRows.flat(), settled.equal) : []
    const all = readRows.flat()
    const { preview, plan: planned } = planRows(
      {
        rows,
        hidden: ownSheet.hidden,
        messages: [...told, ...settled.messages],
        titles: all.filter(({ becomes, words }) => becomes === 'title' && words !== '').length,
        out: all.filter(({ isChosen }) => isChosen).length + settled.out.size - settled.equal,
        lost,
      },
      products,
    )
    const questions = new Map(
      [...tabs.flatMap((tab) => (tab.loads || !isOwn ? askAboutColumns(tab, choices) : [])), ...settled.questions].map(
        (question) => [question.key, question],
      ),
    )
    last = {
      tabs,
      readRows,
      stored: new Map(
        settled.entries.flatMap(({ tab, index }, at) =>
          rows[at] ? [[toPlaceKey(tab.tab.key, index), rows[at]] as const] : [],
        ),
      ),
      out: settled.out,
      becomes: findBecomes(planned),
      questions: [...questions.values()],
      rows,
    }
    const isSame = rows.length === ownSheet.rows.length && rows.every((row, index) => row === ownSheet.rows[index])
    return {
      list: toListKey(proposed),
      tabs: tabs.map((tab): Tab => toTab(tab, choices)),
      questions: last.questions,
      preview,
      filled,
      choices,
      told: earlier && describeChoices(choices),
      asItIs: loadingTabs.length === 0 || (isOwn && isSame),
    }
  }

  /** Some rows of a tab by the last plan, as the file has them, or as they will be stored. */
  const rows = (key: string, from: number, to: number, isStored: boolean): ShownRow[] => {
    const at = last?.tabs.findIndex(({ tab }) => tab.key === key) ?? -1
    const tab = last?.tabs[at]
    if (!last || !tab) return []
    const { readRows, stored, out, becomes, questions } = last
    const marks = Map.groupBy(
      questions.flatMap(({ sentence, places }) =>
        places.flatMap(({ tab: other, row, column }) =>
          other === key && column !== undefined ? [{ row, column, sentence }] : [],
        ),
      ),
      ({ row }) => row,
    )
    return tab.tab.page.rows.slice(from, to).map((row, offset) => {
      const index = from + offset
      const place = toPlaceKey(key, index)
      const storedRow = stored.get(place)
      const reason = out.get(place)
      const read = readRows[at]?.[index]
      const become = reason === undefined ? storedRow && becomes.get(formatPosition(storedRow)) : undefined
      const toColumn = (column: number) => (isStored ? ours.indexOf(tab.fields[column] ?? 'nombre') : column)
      return {
        number: row.number,
        cells: isStored
          ? ours.map((field) => storedRow?.cells[field] ?? '')
          : tab.columns.map(({ index: column }) => row.cells[column]?.text.trim() ?? ''),
        becomes: reason === undefined ? (become?.becomes ?? read?.becomes ?? 'out') : 'out',
        words: reason ?? become?.words ?? read?.words ?? '',
        marks: Object.fromEntries((marks.get(index) ?? []).map(({ column, sentence }) => [toColumn(column), sentence])),
      }
    })
  }

  const send = async (): Promise<Sending> => {
    const sent = last?.rows ?? []
    return {
      text: await fileText(sent, extra),
      positions: sent.map(({ number, sheet }) => ({ number, ...(sheet !== undefined && { sheet }) })),
    }
  }
  return { plan, rows, send }
}

const toTab = (tab: TabColumns & { readonly loads: boolean; readonly canLoad: boolean }, choices: Choices): Tab => ({
  key: tab.tab.key,
  name: tab.tab.name,
  loads: tab.loads,
  canLoad: tab.canLoad,
  heads: tab.heads.numbers,
  rowCount: tab.tab.page.rows.length,
  columns: tab.columns.map(({ key, letter, head }, at) => ({
    key,
    letter,
    head,
    field: tab.fields[at],
    ...(tab.proposals[at]?.waits.length && choices.columns[key] === undefined && { question: `columna ${key}` }),
    values: (tab.values[at] ?? []).map((value) => ({
      ...value,
      loads: !choices.valuesOut[key]?.includes(value.text),
    })),
  })),
})
