/** Understands a price list as companies have it: what each column is, which rows are sizes, and what is left out. Pure. */
import type { Place, SheetRow } from '../../contract/bulk-row.ts'
import { rowOf } from '../../contract/bulk-sheet.ts'
import { columns as ours, type Column } from '../../contract/carga-masiva.ts'
import { nameKey } from '../../contract/names.ts'
import type { Cell } from '../../contract/sheet/cell.ts'
import { letters, type Page, type Row } from '../../contract/sheet/page.ts'
import { counted } from '../../ui/counted.ts'
import { filledIn, likeliest, median, tablesIn, textOf, type Table } from './list-tables.ts'
import { joins, type Choices } from './choices.ts'
import { enough, profileOf, meaningOf, scores, type Meaning, type Ignored } from './words.ts'

/** A column of the list, in all its sheets. */
export interface Found {
  /** The head as people write it alike; of a column without one, its letter. What was chosen is remembered under it. */
  readonly key: string
  readonly letter: string
  readonly head: string
  readonly examples: readonly string[]
  /** What the column is; undefined for one that is left out. */
  readonly is: Column | undefined
  /** What it seems to hold, where the site does not keep that. */
  readonly seems: Ignored | undefined
  /** Its head says it and its cells agree, or somebody has chosen it. */
  readonly sure: boolean
}

export interface Understood {
  readonly columns: readonly Found[]
  readonly rows: readonly SheetRow[]
  /** The rows of heads. */
  readonly heads: readonly Place[]
  /** What is left out or filled in, in sentences. */
  readonly sentences: readonly string[]
}

/** A sample of the cells tells what a column holds. */
const sampled = 500

/** A column as it is found: its cells, and its place in each table. */
interface Raw extends Pick<Found, 'key' | 'letter' | 'head'> {
  readonly places: Map<Table, number>
  readonly cells: Cell[]
}

/** The columns of all tables; those with the same head are one. */
const rawIn = (tables: readonly Table[]): Raw[] => {
  const found = new Map<string, Raw>()
  for (const table of tables) {
    // A title among the rows says nothing of its column.
    const below = table.page.rows.slice(table.from).filter((row) => filledIn(row) > 1)
    table.heads.forEach((head, at) => {
      const cells = below.flatMap((row) => row.cells[at] ?? [])
      if (cells.length === 0 && head === '') return
      const name = nameKey(head) || letters(at)
      const key = found.get(name)?.places.has(table) ? `${name} (${letters(at)})` : name
      const raw: Raw = found.get(key) ?? { key, letter: letters(at), head, places: new Map(), cells: [] }
      raw.places.set(table, at)
      for (const cell of cells.slice(0, sampled)) if (!cell.wide) raw.cells.push(cell)
      found.set(key, raw)
    })
  }
  return [...found.values()]
}

const isOurs = (meaning: Meaning): meaning is Column => ours.some((column) => column === meaning)
/** What each column is: the best pairs first, each of our columns once. */
const assigned = (raws: readonly Raw[]): Map<Raw, { readonly meaning: Meaning; readonly score: number }> => {
  const profiles = new Map(raws.map((raw) => [raw, profileOf(raw.cells)]))
  const pairs = raws
    .flatMap((raw) => {
      const profile = profiles.get(raw)
      return profile ? [...scores(raw.head, profile)].map(([meaning, score]) => ({ raw, meaning, score })) : []
    })
    .toSorted((a, b) => b.score - a.score)
  const given = new Map<Raw, { meaning: Meaning; score: number }>()
  const taken = (meaning: Meaning) => [...given.values()].some((one) => one.meaning === meaning)
  for (const { raw, meaning, score } of pairs) {
    const again = meaning === 'tamaño' && (meaningOf(raw.head)?.[1] ?? 0) >= 0.9
    if (score >= enough && !given.has(raw) && (!isOurs(meaning) || !taken(meaning) || again))
      given.set(raw, { meaning, score })
  }
  // A list needs a name and codes: the least unlikely columns that are left, unless their heads say what else they are.
  for (const needed of ['nombre', 'codigo'] as const) {
    const best = pairs.find(
      ({ raw, meaning, score }) =>
        meaning === needed && score > 0 && !given.has(raw) && isOurs(meaningOf(raw.head)?.[0] ?? needed),
    )
    if (best && !taken(needed)) given.set(best.raw, best)
  }
  const other = raws.find((raw) => given.get(raw)?.meaning === 'otro código')
  if (other && !taken('codigo')) given.set(other, { meaning: 'codigo', score: enough })
  return given
}

const findColumns = (raws: readonly Raw[], choices: Choices): Found[] => {
  const given = assigned(raws)
  const chosen = new Set(Object.values(choices))
  return raws.map((raw): Found => {
    const { meaning = 'otro dato', score = 0 } = given.get(raw) ?? {}
    const choice = choices[raw.key]
    const guess = isOurs(meaning) && (!chosen.has(meaning) || joins[meaning] !== undefined) ? meaning : undefined
    return {
      key: raw.key,
      letter: raw.letter,
      head: raw.head,
      examples: [...new Set(raw.cells.map(textOf))].filter(Boolean).slice(0, 3),
      is: choice === undefined ? guess : choice || undefined,
      seems: isOurs(meaning) ? undefined : meaning,
      sure: choice !== undefined || score >= 0.9 || (!isOurs(meaning) && meaningOf(raw.head) !== undefined),
    }
  })
}

interface Reading {
  readonly table: Table
  readonly places: ReadonlyMap<Column, readonly number[]>
  readonly several: boolean
  /** How many cells a row of a size has. */
  readonly usual: number
  /** How long its code is. */
  readonly codeLength: number
}

/** The cells of ours in a row; several columns of one kind are joined. */
const cellsIn = (row: Row, { table, places, several }: Reading): SheetRow => {
  const firsts = new Map([...places].flatMap(([column, [first]]) => (first === undefined ? [] : [[column, first]])))
  const read = rowOf(row, { page: table.page, places: firsts }, several)
  const cells = { ...read.cells }
  for (const column of ours) {
    const all = (places.get(column) ?? []).map((at) => textOf(row.cells[at])).filter(Boolean)
    if (all.length > 1) cells[column] = all.join(joins[column])
    if (column !== 'texto') cells[column] = cells[column].replaceAll(/\s+/g, ' ')
  }
  if (/^[x✓✔]$/i.test(cells.destacado)) cells.destacado = '1'
  return { ...read, cells }
}

const isRepeatedHeads = ({ cells }: Row, { heads }: Table): boolean => {
  const same = cells.filter(
    (cell, at) => cell && heads[at] !== '' && nameKey(textOf(cell)) === nameKey(heads[at] ?? ''),
  )
  return same.length >= 2 && same.length * 2 >= cells.filter(Boolean).length
}

/** A title or a note among the rows: no code of its own, and less than a size has. */
const isTitle = (row: Row, { cells }: SheetRow, { places, usual, codeLength }: Reading): boolean => {
  const filled = row.cells.filter(Boolean)
  const isCode = /\d/.test(cells.codigo) && !/\s/.test(cells.codigo)
  if (filled.some((cell) => cell?.wide && row.cells.indexOf(cell) !== places.get('nombre')?.[0])) return true
  if (filled.length === 1) return !isCode && (places.has('codigo') || cells.nombre === '')
  // 'TOTAL' stands where codes stand.
  if (cells.nombre === '' && cells.codigo !== '' && !isCode) return cells.tamaño + cells.pack + cells.codigobarra === ''
  // '01 | MANGUERAS' among codes of five digits.
  const isShort = cells.codigo.length * 2 <= codeLength
  return usual >= 4 && filled.length === 2 && isShort && cells.tamaño + cells.pack + cells.codigobarra === ''
}

/** The rows of a table. A name, or a title without one, counts for the rows below until the next. */
const rowsIn = (reading: Reading) => {
  const { table } = reading
  const rows: SheetRow[] = []
  const titles: { readonly title: string; readonly number: number }[] = []
  const nameless: number[] = []
  let [name, title, filled] = ['', '', 0]
  for (const row of table.page.rows.slice(table.from)) {
    if (filledIn(row) === 0 || isRepeatedHeads(row, table)) continue
    const read = cellsIn(row, reading)
    const { nombre, codigo, codigobarra } = read.cells
    if (isTitle(row, read, reading)) {
      title = row.cells.filter(Boolean).map(textOf).join(' ')
      name = ''
      titles.push({ title, number: row.number })
    } else if (nombre === '' && codigo === '' && codigobarra === '') nameless.push(row.number)
    else {
      if (nombre !== '') name = nombre
      else if (name || title) filled++
      // A list without codes has those of its bars.
      const code = reading.places.has('codigo') ? codigo : codigobarra
      rows.push({ ...read, cells: { ...read.cells, nombre: name || title, codigo: code } })
    }
  }
  return { rows, titles, nameless, filled }
}

const list = new Intl.ListFormat('es-AR')
/** How many rows a sentence names. */
const namesShown = 8
const some = (all: readonly string[]): string =>
  list.format(all.length > namesShown ? [...all.slice(0, namesShown), `${all.length - namesShown} más`] : all)

/** Understands the sheets of a file. A text comes as one reading for each separator. Undefined where there is no table of products. */
export const understand = (readings: readonly (readonly Page[])[], choices: Choices = {}): Understood | undefined => {
  const pages = likeliest(readings)
  const tables = tablesIn(pages)
  if (tables.length === 0) return undefined
  const raws = rawIn(tables)
  const columns = findColumns(raws, choices)
  const several = tables.length > 1
  const parts = tables.map((table) => {
    const places = new Map<Column, number[]>()
    columns.forEach(({ is }, at) => {
      const place = raws[at]?.places.get(table)
      if (is && place !== undefined) places.set(is, [...(places.get(is) ?? []), place])
    })
    const below = table.page.rows.slice(table.from)
    const [codeAt = -1] = places.get('codigo') ?? []
    return rowsIn({
      table,
      places,
      several,
      usual: median(below.map(filledIn).filter(Boolean)),
      codeLength: median(below.flatMap(({ cells }) => cells[codeAt]?.text.trim().length ?? [])),
    })
  })
  const rows = parts.flatMap((part) => part.rows)
  const names = new Set(rows.map(({ cells }) => cells.nombre))
  const titles = parts.flatMap((part) =>
    part.titles.flatMap(({ title, number }) => (names.has(title) ? [] : [`«${title}» (fila ${number})`])),
  )
  const nameless = parts.flatMap((part) => part.nameless.map(String))
  const filled = parts.reduce((sum, part) => sum + part.filled, 0)
  const others = pages.filter((page) => page.rows.some(filledIn) && !tables.some((table) => table.page === page))
  const messages = [
    others.length > 0 &&
      `No se lee ${others.length === 1 ? 'la hoja' : 'las hojas'} ${list.format(others.map(({ name }) => `«${name}»`))}: no tiene una tabla de productos.`,
    titles.length > 0 && `Títulos que no se cargan: ${some(titles)}.`,
    nameless.length > 0 &&
      `Sin código ni nombre, no se ${nameless.length === 1 ? 'carga la fila' : 'cargan las filas'} ${some(nameless)}.`,
    !columns.some(({ is }) => is === 'codigo') &&
      rows.some(({ cells }) => cells.codigo !== '') &&
      'La lista no trae códigos: va el de barras.',
    filled > 0 && `${counted(filled, 'fila sin nombre lleva', 'filas sin nombre llevan')} el de arriba.`,
  ].filter((one) => one !== false)
  const heads = tables.flatMap(({ page, number }) =>
    number === undefined ? [] : [{ number, ...(several && { sheet: page.name }) }],
  )
  return { columns, rows, heads, sentences: messages }
}
