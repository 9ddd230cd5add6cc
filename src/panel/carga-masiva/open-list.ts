/** Opens a file for the bulk load. The tables are read once; each change of the choices makes a new plan. Pure. */
import { fillableColumns, sizeNames, specifiedColumns, type Column as Field } from '#contract/bulk-columns.ts'
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { toSheet, type Sheet } from '#contract/bulk-sheet.ts'
import { toRecord } from '#contract/record.ts'
import type { Book } from '#contract/sheet/book.ts'
import { counted } from '#ui/counted.ts'
import { noChoices, type Choices } from './choices.ts'
import { askAboutColumns, describeRemembered } from './column-questions.ts'
import { loads, toRow } from './entries.ts'
import { proposeTab, toListKey, withCells, withChoices, type ListTab, type ProposedTab } from './list-columns.ts'
import { readTabRows, title, type Line } from './list-rows.ts'
import { findTabs } from './list-tabs.ts'
import type { Planilla, Sending, Tab } from './planilla.ts'
import { planRows } from './preview.ts'
import { findFirstDoubts, settle } from './row-questions.ts'
import { createShow } from './shown-rows.ts'
import { fileText, toImportRows } from './to-import-rows.ts'

/** Whether some column of the tabs is one of these fields. */
const hasField = (tabs: readonly ListTab[], ...fields: readonly Field[]): boolean =>
  tabs.some(({ columns }) => columns.some(({ field }) => field && fields.includes(field)))

/** What a list lacks until somebody chooses its column. Products without sizes need no code; a list without codes uses its bar codes. */
const findLost = (tabs: readonly ListTab[], rows: readonly SheetRow[]): string | undefined => {
  if (tabs.length === 0)
    return 'Ninguna hoja tiene títulos que digan cuál columna es el nombre o el código: elegilas en la tabla.'
  const canBe = (field: Field) => tabs.some(({ columns }) => columns.some(({ waits }) => waits.includes(field)))
  const isNamed = hasField(tabs, 'nombre') || (rows.length > 0 && rows.every(({ cells }) => cells.nombre !== ''))
  const isCoded = hasField(tabs, 'codigo', 'codigobarra') || !(hasField(tabs, ...sizeNames) || canBe('codigo'))
  const lost = [...(isNamed ? [] : ['nombre']), ...(isCoded ? [] : ['código'])]
  return lost.length === 0 ? undefined : `Elegí cuál de las columnas es el ${lost.join(' y cuál el ')}.`
}

const describe = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${counted(count, one, many)}.`]

/** What has become of rows, in sentences. */
const describeLines = (tabs: readonly ListTab[], lines: readonly Line[]): string[] => {
  const nameless = lines.filter(({ becomes, isChosen, isEqual }) => becomes === 'out' && !isChosen && !isEqual)
  const equal = lines.filter(({ isEqual }) => isEqual)
  const borrowed = lines.filter(({ isBorrowed }) => isBorrowed)
  const hasOnlyBars = !hasField(tabs, 'codigo') && hasField(tabs, 'codigobarra')
  return [
    ...[...Map.groupBy(nameless, ({ words }) => words)].flatMap(([words, { length }]) =>
      describe(length, `fila: ${words}`, `filas: ${words}`),
    ),
    ...describe(equal.length, 'fila está repetida, y se carga una vez', 'filas están repetidas, y se cargan una vez'),
    ...describe(borrowed.length, 'fila sin nombre lleva el de arriba', 'filas sin nombre llevan el de arriba'),
    ...(hasOnlyBars ? ['La lista no trae códigos: va el de barras.'] : []),
  ]
}

/** The lines as the backend reads them from the file itself. */
const toOwnLines = (tabs: readonly ListTab[], lines: readonly Line[], { rows }: Sheet): Line[] => {
  const isWhole = (tab: ListTab) => specifiedColumns.every((field) => hasField([tab], field))
  const home = tabs.find(isWhole)?.page.name ?? ''
  const rowsByPlace = new Map(rows.map((row) => [formatPosition({ sheet: home, ...row }), row]))
  return lines.map((line): Line => {
    const { tab, index } = line
    const { number = 0 } = tab.page.rows[index] ?? {}
    const row = rowsByPlace.get(formatPosition({ number, sheet: tab.page.name }))
    if (row && !line.isChosen) return { tab, index, becomes: 'created', words: '', row }
    return line.becomes === 'created' ? { tab, index, ...title } : line
  })
}

const nothing = toRecord(fillableColumns, () => 0)
const isSaid = (said: object): boolean => Object.keys(said).length > 0

/** The last that somebody said about the heads of this list. Where their rows have moved, the numbers of these hold no more. */
const findEarlier = (
  remembered: Readonly<Record<string, Choices>>,
  propose: (heads: Choices['heads']) => readonly ProposedTab[],
): Choices | undefined => {
  const list = toListKey(propose({}))
  const there = Object.entries(remembered).findLast(
    ([key, { heads }]) => key === (isSaid(heads) ? toListKey(propose(heads)) : list),
  )
  const { [list]: moved } = remembered
  return there?.[1] ?? (moved && { ...moved, heads: {} })
}

export const openList = (
  books: readonly Book[],
  products: readonly StoredProduct[],
  remembered: Readonly<Record<string, Choices>> = {},
  extra: readonly ExtraColumn[] = [],
) => {
  const known = Object.keys(remembered).map((heads) => new Set(heads.split('|')))
  const rawTabs = findTabs(books, known)
  const ownSheet = toSheet(books)
  const isOwnFile =
    ownSheet.lost === undefined &&
    ownSheet.missing.length === 0 &&
    new Set(rawTabs.map(({ page }) => page.name)).size === rawTabs.length
  const propose = (heads: Choices['heads']): ProposedTab[] =>
    rawTabs.map((tab, index) => proposeTab(tab, heads[tab.key], index === 0))
  const earlier = findEarlier(remembered, propose)

  /** The tabs and their lines by all that is said but the answers. */
  const readTabs = (choices: Choices) => {
    const isOwn = isOwnFile && ![choices.columns, choices.heads, choices.tabs].some(isSaid)
    const tabs = withChoices(propose(choices.heads), choices).map((tab) => withCells(tab, choices))
    const lines = tabs.flatMap((tab) => (tab.loads ? readTabRows(tab, choices) : []))
    const pages = tabs.map(({ page }) => page)
    const sheet = isSaid(choices.cells) ? toSheet([{ pages, hiddenSheets: [] }]) : ownSheet
    return { isOwn, tabs, ...findFirstDoubts(isOwn ? toOwnLines(tabs, lines, sheet) : lines, products, choices) }
  }
  let last: { readonly said: string; readonly read: ReturnType<typeof readTabs> } | undefined
  let show: ReturnType<typeof createShow> = () => []
  let sending: readonly SheetRow[] = []

  const plan = (choices: Choices = earlier ?? noChoices): Planilla => {
    const said = JSON.stringify({ ...choices, answers: {}, fills: {} })
    // Answers read nothing again.
    last = last?.said === said ? last : { said, read: readTabs(choices) }
    const { isOwn, tabs, ...read } = last.read
    const { lines, questions: ofRows, messages } = settle(read, { products, choices, extra })
    const loading = lines.filter(loads).map(toRow)
    const { rows, filled } = isOwn ? { rows: loading, filled: nothing } : toImportRows(loading, products, choices.fills)
    const loadingTabs = tabs.filter((tab) => tab.loads)
    const lost = isOwn ? undefined : findLost(loadingTabs, rows)
    const { preview, plan: planned } = planRows(
      {
        rows,
        hidden: ownSheet.hidden,
        messages: [...(lost === undefined ? describeLines(loadingTabs, lines) : []), ...messages],
        titles: lines.filter(({ becomes, words }) => becomes === 'title' && words !== '').length,
        out: lines.filter(({ isChosen }) => isChosen).length,
        lost,
      },
      products,
    )
    const questions = [...askAboutColumns(tabs, choices), ...ofRows]
    show = createShow({ tabs, lines, rows, plan: planned, questions })
    sending = rows
    const isSame = rows.length === ownSheet.rows.length && rows.every((row, index) => row === ownSheet.rows[index])
    return {
      list: toListKey(tabs),
      tabs: tabs.map((tab) => toTab(tab, choices)),
      questions,
      preview,
      filled,
      choices,
      told: earlier && describeRemembered(earlier, choices),
      asItIs: loadingTabs.length === 0 || (isOwn && isSame),
    }
  }

  return {
    plan,
    /** Some rows of a tab by the last plan, as the file has them, or as they will be stored. */
    rows: (tab: string, from: number, to: number, stored: boolean) => show(tab, from, to, stored),
    send: async (): Promise<Sending> => ({
      text: await fileText(sending, extra),
      positions: sending.map(({ number, sheet }) => ({ number, ...(sheet !== undefined && { sheet }) })),
    }),
  }
}

const toTab = (tab: ListTab, { columns, valuesOut }: Choices): Tab => ({
  key: tab.key,
  name: tab.name,
  loads: tab.loads,
  canLoad: tab.canLoad,
  heads: tab.heads.numbers,
  rowCount: tab.page.rows.length,
  columns: tab.columns.map(({ key, letter, head, field, waits, values }) => ({
    key,
    letter,
    head,
    field,
    ...(waits.length > 0 && columns[key] === undefined && { question: `columna ${key}` }),
    values: values.map((value) => ({ ...value, loads: !valuesOut[key]?.includes(value.text) })),
  })),
})
