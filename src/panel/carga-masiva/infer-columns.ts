/** Reads a price list as companies have it: the meaning of each column, the rows of sizes, and the parts that are left out. Pure. */
import type { RowPosition, SheetRow } from '#contract/bulk-row.ts'
import { asCode } from '#contract/bulk-sheet.ts'
import { codeColumns, type Column } from '#contract/bulk-columns.ts'
import { nameKey } from '#contract/names.ts'
import { letters, type Page } from '#contract/sheet/page.ts'
import { counted } from '#ui/counted.ts'
import { countFilled, chooseReading, median, findTables, getCellText, splitTables, type Table } from './list-tables.ts'
import { areBeside, findColumnDoubt, isColumn, type ColumnDoubt, type RawColumn } from './column-doubts.ts'
import { joins, type Choices, type ListColumn } from './choices.ts'
import { readTableRows } from './list-rows.ts'
import { getLikely } from '#recognise/finding.ts'
import { findListHead, weighListHead, type Ignored, type ListHead } from '#recognise/list-heads.ts'
import { minScore, profileColumn, scoreMeanings } from './score-columns.ts'

/** A column of the list, in all its sheets. */
export interface InferredColumn extends ListColumn {
  /** The normalised head (`nameKey`), or the letter of a column without a head; the key of the choices. */
  readonly key: string
  readonly letter: string
  readonly head: string
  readonly examples: readonly string[]
  /** The seeming content of a column that the site does not keep. */
  readonly seems: Ignored | undefined
  /** The head and the cells agree, or a user chose the meaning. */
  readonly sure: boolean
  /** Why nobody knows what the column is, until somebody says so: it does not load. */
  readonly doubt?: ColumnDoubt
}

export interface InferredList {
  readonly columns: readonly InferredColumn[]
  readonly rows: readonly SheetRow[]
  /** The rows of heads. */
  readonly heads: readonly RowPosition[]
  /** Sentences about the parts left out or filled in. */
  readonly messages: readonly string[]
  readonly titles: number
  /** Several tables stand in one sheet. */
  readonly isSplit: boolean
}

/** So many cells are enough to judge a column. */
const sampled = 500

/** The columns of all tables; those with the same head are one. */
const collectRawColumns = (tables: readonly Table[]): RawColumn[] => {
  const columnsByKey = new Map<string, RawColumn>()
  for (const table of tables) {
    // A title among the rows does not describe its column.
    const below = table.page.rows.slice(table.from).filter((row) => countFilled(row) > 1)
    table.heads.forEach((head, columnIndex) => {
      const cells = below.flatMap((row) => row.cells[columnIndex] ?? [])
      // A point that somebody lost is no column.
      if (head === '' && !cells.some(({ text }) => /[\p{L}\d]/u.test(text))) return
      const name = nameKey(head) || letters(columnIndex)
      const key = columnsByKey.get(name)?.places.has(table) ? `${name} (${letters(columnIndex)})` : name
      const raw: RawColumn = columnsByKey.get(key) ?? {
        key,
        letter: letters(columnIndex),
        head,
        places: new Map(),
        cells: [],
      }
      raw.places.set(table, columnIndex)
      const isCode = codeColumns.has(getLikely(findListHead(head)) ?? '')
      for (const cell of cells.slice(0, sampled)) if (!cell.wide) raw.cells.push(isCode ? asCode(cell) : cell)
      columnsByKey.set(key, raw)
    })
  }
  return [...columnsByKey.values()]
}

/** The meaning of each column: the best pairs first, each of our columns once in a table. */
const assigned = (
  raws: readonly RawColumn[],
): Map<RawColumn, { readonly meaning: ListHead; readonly score: number }> => {
  const profiles = new Map(raws.map((raw) => [raw, profileColumn(raw.cells)]))
  const pairs = raws
    .flatMap((raw) => {
      const profile = profiles.get(raw)
      return profile ? [...scoreMeanings(raw.head, profile)].map(([meaning, score]) => ({ raw, meaning, score })) : []
    })
    .toSorted((a, b) => b.score - a.score)
  const given = new Map<RawColumn, { meaning: ListHead; score: number }>()
  const taken = (meaning: ListHead, raw?: RawColumn) =>
    [...given].some(([other, assignment]) => assignment.meaning === meaning && (!raw || areBeside(other, raw)))
  for (const { raw, meaning, score } of pairs) {
    const again = meaning === 'tamaño' && Math.max(score, weighListHead(raw.head)) >= 0.9
    if (score >= minScore && !given.has(raw) && (!isColumn(meaning) || !taken(meaning, raw) || again))
      given.set(raw, { meaning, score })
  }
  const otherCode = raws.find((raw) => given.get(raw)?.meaning === 'otro código')
  if (otherCode && !taken('codigo')) given.set(otherCode, { meaning: 'codigo', score: minScore })
  // A list needs a name and codes: the least unlikely remaining columns, unless their heads mean something else.
  for (const needed of ['nombre', 'codigo'] as const) {
    const best = pairs.find(
      ({ raw, meaning, score }) =>
        meaning === needed && score > 0 && !given.has(raw) && isColumn(getLikely(findListHead(raw.head)) ?? needed),
    )
    if (best && !taken(needed)) given.set(best.raw, best)
  }
  return given
}

const findColumns = (raws: readonly RawColumn[], tables: readonly Table[], choices: Choices): InferredColumn[] => {
  const given = assigned(raws)
  const meanings = new Map(raws.map((raw) => [raw, given.get(raw)?.meaning ?? ('otro dato' as const)]))
  return raws.map((raw): InferredColumn => {
    const { meaning = 'otro dato', score = 0 } = given.get(raw) ?? {}
    const choice = choices[raw.key]
    const isTaken = (column: Column) =>
      joins[column] === undefined && raws.some((other) => choices[other.key] === column && areBeside(other, raw))
    const found = choice === undefined ? findColumnDoubt(raw, meanings) : undefined
    const doubt = found && !isTaken(found.means) ? found : undefined
    const isFree = isColumn(meaning) && !isTaken(meaning)
    const guess = isFree && !doubt ? meaning : undefined
    return {
      key: raw.key,
      letter: raw.letter,
      head: raw.head,
      examples: [...new Set(raw.cells.map(getCellText))].filter(Boolean).slice(0, 3),
      is: choice === undefined ? guess : choice || undefined,
      tables: [...raw.places.keys()].map((table) => tables.indexOf(table)),
      ...(doubt && { doubt }),
      seems: isColumn(meaning) ? undefined : meaning,
      sure: choice !== undefined || score >= 0.9 || (!isColumn(meaning) && findListHead(raw.head).kind !== 'none'),
    }
  })
}

const list = new Intl.ListFormat('es-AR')
/** How many rows a sentence names. */
const namesShown = 8
const formatNames = (names: readonly string[]): string =>
  list.format(names.length > namesShown ? [...names.slice(0, namesShown), `${names.length - namesShown} más`] : names)

/** Reads the sheets of a file. A text comes as one reading for each separator. Undefined without a table of products. */
export const inferColumns = (
  readings: readonly (readonly Page[])[],
  choices: Choices = {},
): InferredList | undefined => {
  const sheets = chooseReading(readings)
  const pages = splitTables(sheets)
  const tables = findTables(pages)
  if (tables.length === 0) return undefined
  const raws = collectRawColumns(tables)
  const columns = findColumns(raws, tables, choices)
  const several = new Set(tables.map(({ page }) => page.name)).size > 1
  const parts = tables.map((table) => {
    const places = new Map<Column, number[]>()
    columns.forEach(({ is }, rawIndex) => {
      const columnIndex = raws[rawIndex]?.places.get(table)
      if (is && columnIndex !== undefined) places.set(is, [...(places.get(is) ?? []), columnIndex])
    })
    const below = table.page.rows.slice(table.from)
    const [codeIndex = -1] = places.get('codigo') ?? []
    return readTableRows({
      table,
      places,
      several,
      usual: median(below.map(countFilled).filter(Boolean)),
      codeLength: median(below.flatMap(({ cells }) => cells[codeIndex]?.text.trim().length ?? [])),
    })
  })
  const rows = parts.flatMap((part) => part.rows)
  const names = new Set(rows.map(({ cells }) => cells.nombre))
  const titles = parts.flatMap((part) =>
    part.titles.flatMap(({ title, number }) => (names.has(title) ? [] : [`«${title}» (fila ${number})`])),
  )
  const nameless = parts.flatMap((part) => part.nameless.map(String))
  const filled = parts.reduce((sum, part) => sum + part.filled, 0)
  const borrowed = [...new Set(parts.flatMap((part) => [...part.borrowed]))]
  const borrowedNames = borrowed.length > 0 ? `: ${formatNames(borrowed.map((name) => `«${name}»`))}` : ''
  const others = pages.filter((page) => page.rows.some(countFilled) && !tables.some((table) => table.page === page))
  const messages = [
    others.length > 0 &&
      `No se lee ${others.length === 1 ? 'la hoja' : 'las hojas'} ${list.format(others.map(({ name }) => `«${name}»`))}: no tiene una tabla de productos.`,
    titles.length > 0 && `Títulos que no se cargan: ${formatNames(titles)}.`,
    nameless.length > 0 &&
      `Sin código ni nombre, no se ${nameless.length === 1 ? 'carga la fila' : 'cargan las filas'} ${formatNames(nameless)}.`,
    !columns.some(({ is }) => is === 'codigo') &&
      rows.some(({ cells }) => cells.codigo !== '') &&
      'La lista no trae códigos: va el de barras.',
    filled > 0 &&
      `${counted(filled, 'fila sin nombre lleva', 'filas sin nombre llevan')} el de arriba${borrowedNames}.`,
  ].filter((message) => message !== false)
  const heads = tables.flatMap(({ page, number }) =>
    number === undefined ? [] : [{ number, ...(several && { sheet: page.name }) }],
  )
  return {
    columns,
    rows,
    heads,
    messages,
    titles: titles.length,
    isSplit: pages.length > sheets.length,
  }
}
