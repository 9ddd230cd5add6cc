/** Turns a sheet of a workbook into a table: finds the head, formats numbers, prepares the search. */
import type { Cell } from '#contract/sheet/cell.ts'
import { letters, type Cells, type Page } from '#contract/sheet/page.ts'
import { getSure, none, type Finding } from '#recognise/finding.ts'
import { countKnown, findHeads, searchedRows } from '#recognise/heads.ts'
import { findListHead, type ListHead } from '#recognise/list-heads.ts'
import { isOneOf } from '#recognise/phrase.ts'
import { toWords } from '#recognise/plain.ts'
import { priceWords } from '#recognise/vocabulary/list-heads.ts'
import { getCellTexts, searchable, type Column, type Field, type Sheet } from './sheet.ts'

const countFilled = (row: Cells): number => row.filter(Boolean).length
/** A text, or a date or an error, which nobody formats as a price. */
const isText = ({ number, date }: Cell): boolean => number === undefined && date === undefined

/** The index of the head: text only, about as wide as the table, and with the most words that name columns; without any, the first such row. */
const findHeadIndex = (rows: readonly Cells[]): number => {
  const first = rows.slice(0, searchedRows)
  const maxFilled = Math.max(0, ...rows.slice(0, 200).map(countFilled))
  const isHead = (row: Cells) =>
    countFilled(row) >= Math.max(2, maxFilled * 0.6) && row.every((cell) => !cell || isText(cell))
  const texts = first.map((row) => Array.from(row, (cell) => cell?.text ?? ''))
  const named = findHeads(
    texts,
    findListHead,
    ({ index, columns }) => countKnown(columns) > 1 && isHead(first[index] ?? []),
  )
  return getSure(named)?.index ?? first.findIndex(isHead)
}

const isPriceWord = isOneOf(priceWords)
const isPrice = (label: string): boolean => label.includes('$') || toWords(label).some(isPriceWord)

/** Rounds first, so that errors of floating point add no decimals. */
const countDecimals = (number: number): number =>
  (String(Math.round(number * 10_000) / 10_000).split('.')[1] ?? '').length

const asItIs = new Intl.NumberFormat('es-AR', { useGrouping: false, maximumSignificantDigits: 11 })

/** Numbers without a style stay as they are; the prices of a column all get its largest number of decimals. */
const createNumberWriter = (label: string, numbers: readonly number[]): ((number: number) => string) => {
  if (!isPrice(label)) return (number) => (Number.isSafeInteger(number) ? String(number) : asItIs.format(number))
  const decimals = numbers.reduce((max, number) => Math.max(max, countDecimals(number)), 2)
  const inColumn = new Intl.NumberFormat('es-AR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (number) => inColumn.format(number)
}

const written = (cell: Cell | undefined, number: (value: number) => string): string =>
  cell?.plain && cell.number !== undefined && Number.isFinite(cell.number)
    ? number(cell.number)
    : (cell?.text.trim() ?? '')

/** `sample`: the number of rows that set a column's width. */
const sample = 500
const widest = 40

interface Written extends Omit<Column, 'field'> {
  readonly cells: readonly string[]
}

const fields: Partial<Record<ListHead, Field>> = {
  codigobarra: 'codigobarra',
  codigo: 'codigo',
  'otro código': 'codigo',
  tamaño: 'tamaño',
  pack: 'pack',
}

/** The field of a column, by its head; a column without a known one is words, unless it holds prices or amounts. */
const inferField = (head: Finding<ListHead>, { label, numeric }: Written, isNamed: boolean): Field | undefined => {
  // 'Artículo' beside a name, or in numbers, is the code.
  if (head.kind === 'ask' && head.readings.includes('codigo') && (numeric || isNamed)) return 'codigo'
  const holds = getSure(head)
  return (holds && fields[holds]) ?? (isPrice(label) ? 'precio' : numeric ? undefined : 'nombre')
}

const toColumn = (position: number, label: string, cells: Cells): Written => {
  const numbers = cells.flatMap((cell, row): [number, number][] =>
    cell?.number === undefined ? [] : [[row, cell.number]],
  )
  const writer = createNumberWriter(
    label,
    numbers.flatMap(([row, number]) => (cells[row]?.plain ? [number] : [])),
  )
  const texts = cells.map((cell) => written(cell, writer))
  const width = Math.min(widest, Math.max(label.length, ...texts.slice(0, sample).map(({ length }) => length), 4))
  const numeric = numbers.length > 0 && numbers.length === countFilled(cells)
  return {
    at: position,
    label,
    width,
    numeric,
    cells: texts,
    numbers: new Map(numbers.filter(([row]) => !cells[row]?.plain)),
  }
}

/** A sheet without its empty rows and columns. */
export const toSheet = ({ name, rows: sourceRows, struckRows }: Pick<Page, 'name' | 'rows' | 'struckRows'>): Sheet => {
  const filledRows = sourceRows.filter(({ cells }) => countFilled(cells) > 0)
  const filled = filledRows.map(({ cells }) => cells)
  const struck = new Set(struckRows)
  const head = findHeadIndex(filled)
  const body = filled.slice(head + 1)
  const heads = filled[head] ?? []
  const count = body.reduce((max, { length }) => Math.max(max, length), heads.length)
  const indexes = Array.from({ length: count }, (_, index) => index).filter(
    (index) => heads[index] || body.some((row) => row[index]),
  )
  const found = indexes.map((index) => findListHead(heads[index]?.text ?? ''))
  const isNamed = found.some((holds) => getSure(holds) === 'nombre')
  const columns = indexes.map((index, position) => {
    const label = heads[index] ? written(heads[index], String) : letters(index)
    const column = toColumn(
      index,
      label,
      body.map((row) => row[index]),
    )
    return { ...column, field: inferField(found[position] ?? none, column, isNamed) }
  })
  const rows = body.map((_, row) => columns.map(({ cells }) => cells[row] ?? ''))
  return {
    name,
    about: filled
      .slice(0, Math.max(0, head))
      .map((row) => row.flatMap((cell) => (cell ? [written(cell, String)] : [])).join(' · ')),
    columns: columns.map(({ cells: _cells, ...column }) => column),
    rows,
    struck: new Set(filledRows.slice(head + 1).flatMap(({ number }, index) => (struck.has(number) ? [index] : []))),
    texts: rows.map((_, row) =>
      searchable(columns.flatMap((__, column) => getCellTexts({ columns, rows }, row, column)).join(' ')),
    ),
  }
}
