/** Opens a file for the bulk load: its tables stay, and each plan follows from what somebody said about them. Pure. */
import { fillableColumns, sizeNames, specifiedColumns, type Column as Field } from '#contract/bulk-columns.ts'
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import type { SheetRow } from '#contract/bulk-row.ts'
import { toSheet, type Sheet } from '#contract/bulk-sheet.ts'
import { toRecord } from '#contract/record.ts'
import type { Book } from '#contract/sheet/book.ts'
import { counted } from '#ui/counted.ts'
import { noChoices, type Choices } from './choices.ts'
import { askAboutColumns, describeRemembered } from './column-questions.ts'
import { toPlaceKey, toRow, type Entry } from './entries.ts'
import { proposeTab, toListKey, withCells, withChoices, type ListTab, type ProposedTab } from './list-columns.ts'
import { readTabRows, title, type ReadRow } from './list-rows.ts'
import { findTabs } from './list-tabs.ts'
import type { Planilla, Sending, ShownRow, Tab } from './planilla.ts'
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

const list = new Intl.ListFormat('es-AR')

/** How many names a sentence has. */
const namesShown = 8
const listNames = (names: readonly string[]): string =>
  list.format(names.length > namesShown ? [...names.slice(0, namesShown), `${names.length - namesShown} más`] : names)

/** What has become of rows, in sentences. */
const describeRows = (tabs: readonly ListTab[], rows: readonly ReadRow[], equal: number): string[] => {
  const nameless = rows.filter(({ becomes, isChosen }) => becomes === 'out' && !isChosen)
  const borrowed = rows.flatMap(({ borrowed: name }) => (name === undefined ? [] : `«${name}»`))
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
    ...(!hasField(tabs, 'codigo') && hasField(tabs, 'codigobarra')
      ? ['La lista no trae códigos: va el de barras.']
      : []),
  ]
}

/** The rows as the backend reads them from the file itself, at their places in the tabs. */
const readOwnRows = (
  tabs: readonly ListTab[],
  readRows: readonly (readonly ReadRow[])[],
  sheet: Sheet,
): ReadRow[][] => {
  const isWhole = (tab: ListTab) => specifiedColumns.every((field) => hasField([tab], field))
  const home = tabs.find(isWhole)?.page.name ?? ''
  const rows = new Map(sheet.rows.map((row) => [toPlaceKey(row.sheet ?? home, row.number), row]))
  return tabs.map(({ page }, at) =>
    page.rows.map(({ number }, index): ReadRow => {
      const [row, read = title] = [rows.get(toPlaceKey(page.name, number)), readRows[at]?.[index]]
      if (row && !read.isChosen) return { becomes: 'created', words: '', row }
      return read.becomes === 'created' ? title : read
    }),
  )
}

/** The last made value, which stays while its key does. */
const keepLast = <Value>() => {
  let last: { readonly key: string; readonly value: Value } | undefined
  return (key: string, make: () => Value): Value => {
    if (last?.key !== key) last = { key, value: make() }
    return last.value
  }
}

const nothing = toRecord(fillableColumns, () => 0)
const isSaid = (said: object): boolean => Object.keys(said).length > 0

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
  const proposals = rawTabs.map(() => keepLast<ProposedTab>())
  const propose = ({ heads }: Choices): ProposedTab[] =>
    rawTabs.flatMap(
      (tab, index) =>
        proposals[index]?.(String(heads[tab.key]), () => proposeTab(tab, heads[tab.key], index === 0)) ?? [],
    )
  const earlier = remembered[toListKey(propose(noChoices))]

  /** The rows of the tabs by all that is said but the answers. */
  const readTabs = (choices: Choices) => {
    const isOwn = isOwnFile && ![choices.columns, choices.heads, choices.tabs].some(isSaid)
    const tabs = withChoices(propose(choices), choices).map((tab) => withCells(tab, choices))
    const listRows = tabs.map((tab) => (tab.loads ? readTabRows(tab, choices) : []))
    const pages = tabs.map(({ page }) => page)
    const sheet = isSaid(choices.cells) ? toSheet([{ pages, hiddenSheets: [] }]) : ownSheet
    const readRows = isOwn ? readOwnRows(tabs, listRows, sheet) : listRows
    const entries = tabs.flatMap((tab, at) =>
      (readRows[at] ?? []).flatMap(({ row }, index): Entry[] => (row ? [{ tab, index, row }] : [])),
    )
    return { isOwn, tabs, readRows, ...findFirstDoubts(entries, products) }
  }
  const kept = keepLast<ReturnType<typeof readTabs>>()
  let show: (tab: string, from: number, to: number, stored: boolean) => ShownRow[] = () => []
  let sending: readonly SheetRow[] = []

  const plan = (choices: Choices = earlier ?? noChoices): Planilla => {
    const { answers: _, fills: __, ...said } = choices
    const { isOwn, tabs, readRows, ...first } = kept(JSON.stringify(said), () => readTabs(choices))
    const settled = settle(first, { products, choices, extra })
    const settledRows = settled.entries.map(toRow)
    const { rows, filled } = isOwn
      ? { rows: settledRows, filled: nothing }
      : toImportRows(settledRows, products, choices.fills)
    const loading = tabs.filter(({ loads }) => loads)
    const lost = isOwn ? undefined : findLost(loading, rows)
    const all = readRows.flat()
    const { preview, plan: planned } = planRows(
      {
        rows,
        hidden: ownSheet.hidden,
        messages: [...(lost === undefined ? describeRows(loading, all, first.out.size) : []), ...settled.messages],
        titles: all.filter(({ becomes, words }) => becomes === 'title' && words !== '').length,
        out: all.filter(({ isChosen }) => isChosen).length + settled.out.size - first.out.size,
        lost,
      },
      products,
    )
    const questions = [...askAboutColumns(tabs, choices), ...settled.questions]
    show = createShow({ tabs, readRows, entries: settled.entries, rows, out: settled.out, plan: planned, questions })
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
      asItIs: loading.length === 0 || (isOwn && isSame),
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
