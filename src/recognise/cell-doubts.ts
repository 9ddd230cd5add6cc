/** The cells of a bulk load that may not be meant: the panel asks about each reason, a backend names them in its answer. Pure. */
import { codeColumns, columnRows, sizeNames, type Column } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { toExactKey } from './code.ts'
import { error, isBelowOne, isDate, isDitto, isHeadWord, isMonth, isPageText, zero } from './cell-forms.ts'
import { misreadLetters, repairLetters } from '#contract/letters.ts'
import { atOnce } from '#contract/in-slices.ts'
import { nameKey } from '#contract/names.ts'

/** A cell, and the rows and products around it. */
interface Cell {
  readonly text: string
  readonly column: Column
  readonly row: SheetRow
  readonly known: Known
}

interface Rule {
  /** Stored with what somebody settled. */
  readonly name: string
  readonly columns: readonly Column[]
  /** After a count: 'packs' of '2 packs menores que 1'. The column's own noun without one. */
  readonly noun?: readonly [one: string, many: string]
  readonly sentence: string | readonly [one: string, many: string]
  readonly judge: (cell: Cell) => boolean
  /** The one other text that the cell can mean, and its words. */
  readonly reading?: (cell: Cell) => string | undefined
  readonly fixed?: string
  /** The cell in words; without them, its row and text. */
  readonly describe?: (cell: Cell) => string
}

/** A doubtful cell as plain data. */
export interface DoubtfulCell {
  readonly index: number
  readonly row: SheetRow
  readonly text: string
  readonly words: string
  readonly reading: string | undefined
}
/** One reason: a rule and a column, with its cells. */
export interface Doubt {
  readonly rule: string
  readonly column: Column
  readonly cells: readonly DoubtfulCell[]
}

const nouns: Readonly<Partial<Record<Column, readonly [string, string]>>> = {
  nombre: ['nombre', 'nombres'],
  texto: ['texto', 'textos'],
  codigo: ['código', 'códigos'],
  tamaño: ['tamaño', 'tamaños'],
  pack: ['pack', 'packs'],
  codigobarra: ['código de barras', 'códigos de barras'],
}

const codes = sizeNames.filter((name) => codeColumns.has(name))

/** The first rule that takes a cell counts. */
const rules: readonly Rule[] = [
  {
    name: 'whole',
    columns: ['nombre'],
    noun: ['fila', 'filas'],
    sentence: ['que no se leyó entera', 'que no se leyeron enteras'],
    judge: ({ row }) => row.broken !== undefined,
    describe: ({ row }) => `${rowWords(row)}: ${row.broken}`,
  },
  {
    name: 'letters',
    columns: ['nombre', 'texto', ...sizeNames],
    sentence: 'con letras cambiadas',
    judge: ({ text }) => misreadLetters.test(text),
    reading: ({ text }) => repairLetters(text),
    fixed: 'con sus letras',
  },
  {
    name: 'error',
    columns: ['nombre', ...sizeNames],
    sentence: 'con un error de la planilla',
    judge: ({ text }) => text.split(/\s+/).some((word) => error.test(word)),
  },
  {
    name: 'apostrophe',
    columns: codes,
    sentence: 'con un apóstrofo adelante',
    judge: ({ text }) => text.startsWith("'"),
    reading: ({ text }) => text.slice(1).trim(),
    fixed: 'sin apóstrofo',
  },
  {
    name: 'currency',
    columns: ['codigo'],
    sentence: 'con «$» adelante',
    judge: ({ text }) => text.startsWith('$'),
    reading: ({ text }) => /^\$\s*(\d+)(?:[.,]00?)?$/.exec(text)?.[1],
    fixed: 'sin «$»',
  },
  {
    name: 'pointZero',
    columns: [...codes, 'pack'],
    sentence: 'con «.0»',
    // Codes in steps, 1.0, 1.1, 1.2, mean their zeros.
    judge: ({ text, column, known }) => zero.test(text) && !(column === 'codigo' && known.hasSteps),
    reading: ({ text }) => zero.exec(text)?.[1],
    fixed: 'sin «.0»',
  },
  {
    name: 'points',
    columns: ['codigobarra'],
    sentence: 'con puntos',
    judge: ({ text }) => /^\d[\d.]*\.[\d.]*\d$/.test(text),
    reading: ({ text }) => text.replaceAll('.', ''),
    fixed: 'sin puntos',
  },
  {
    name: 'month',
    columns: sizeNames,
    sentence: 'con forma de fecha',
    judge: ({ text, column }) => isMonth(text) || ((column === 'tamaño' || column === 'pack') && isDate(text)),
  },
  {
    name: 'belowOne',
    columns: ['pack'],
    sentence: ['menor que 1', 'menores que 1'],
    judge: ({ text }) => isBelowOne(text),
  },
  {
    name: 'ditto',
    columns: ['nombre', ...sizeNames],
    sentence: ['que repite lo de arriba', 'que repiten lo de arriba'],
    judge: ({ text }) => isDitto(text),
  },
  {
    name: 'head',
    columns: ['nombre', 'codigo'],
    sentence: ['igual al título de una columna', 'iguales al título de una columna'],
    judge: ({ text }) => isHeadWord(text),
  },
  {
    name: 'noLetter',
    columns: ['nombre'],
    sentence: 'sin ninguna letra',
    judge: ({ text }) => !/\p{L}/u.test(text),
  },
  {
    name: 'page',
    columns: ['nombre'],
    sentence: ['que parece un pie o un título', 'que parecen pies o títulos'],
    judge: ({ text, row }) => row.cells.codigo === '' && isPageText(text),
  },
  {
    name: 'otherName',
    columns: ['nombre'],
    noun: ['código', 'códigos'],
    sentence: ['con otro nombre', 'con otros nombres'],
    judge: ({ row, known }) => known.findOwner(row) !== undefined,
    reading: ({ row, known }) => known.findOwner(row),
    fixed: 'es el mismo, queda el nombre de antes',
    describe: ({ row, known }) =>
      `${rowWords(row)}, el código ${row.cells.codigo} ya es de «${known.findOwner(row)}»: ¿es el mismo?`,
  },
]
const rulesByName = new Map(rules.map((rule) => [rule.name, rule]))

const rowWords = (row: SheetRow): string => `fila ${formatPosition(row)}`

interface Known {
  /** The name under which the row's code stands first, where the row's name is another. */
  readonly findOwner: (row: SheetRow) => string | undefined
  /** Some codes are numbers with a point. */
  readonly hasSteps: boolean
}

/** The names under which each code stands; a stored product has its codes before any row. A load asks about the same code alone, and joins none that may be meant. */
const toKnown = (rows: readonly SheetRow[], products: readonly StoredProduct[]): Known => {
  const names = new Map<string, string[]>()
  for (const { nombre, sub_productos: subs } of products)
    for (const { codigo } of subs) {
      const stored = names.get(toExactKey(codigo))
      if (stored) stored.push(nombre)
      else names.set(toExactKey(codigo), [nombre])
    }
  for (const { cells } of rows) {
    const key = toExactKey(cells.codigo)
    if (!names.has(key)) names.set(key, [cells.nombre])
  }
  const findOwner = ({ cells }: SheetRow) => {
    const key = toExactKey(cells.codigo)
    if (key === '') return undefined
    const isOwn = (nombre: string) => nameKey(nombre) === nameKey(cells.nombre)
    const owners = names.get(key)
    return owners?.some(isOwn) ? undefined : owners?.[0]
  }
  return { findOwner, hasSteps: rows.some(({ cells }) => /^\d+\.(?!0+$)\d+$/.test(cells.codigo)) }
}

const findRule = (cell: Cell): Rule | undefined =>
  rules.find((rule) => rule.columns.includes(cell.column) && rule.judge(cell))

/** Finds the doubts about rows as they would be stored, one for each rule and column, and may rest at each row. */
export function* findingDoubts(
  rows: readonly SheetRow[],
  products: readonly StoredProduct[],
): Generator<void, Doubt[]> {
  const known = toKnown(rows, products)
  const found = new Map<string, { rule: string; column: Column; cells: DoubtfulCell[] }>()
  for (const [index, row] of rows.entries()) {
    yield
    for (const { name: column } of columnRows) {
      const text = row.cells[column].trim()
      const cell = { text, column, row, known }
      const rule = row.unread?.[column] === undefined && text !== '' ? findRule(cell) : undefined
      if (!rule) continue
      const key = `${rule.name} ${column}`
      const doubt = found.get(key) ?? { rule: rule.name, column, cells: [] }
      const words = rule.describe?.(cell) ?? `${rowWords(row)} «${text}»`
      doubt.cells.push({ index, row, text, words, reading: rule.reading?.(cell) })
      found.set(key, doubt)
    }
  }
  const order = rules.map(({ name }) => name)
  return [...found.values()].toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule))
}

export const findDoubts = (rows: readonly SheetRow[], products: readonly StoredProduct[]): Doubt[] =>
  atOnce(findingDoubts(rows, products))

const choose = (words: string | readonly [string, string], count: number): string =>
  typeof words === 'string' ? words : words[count === 1 ? 0 : 1]

type DoubtWords = Pick<Doubt, 'rule' | 'column'>
/** 'packs menores que 1', 'códigos sin «.0»'. */
export const doubtWords = ({ rule, column }: DoubtWords, count: number, fixed = false): string => {
  const { noun = nouns[column], sentence, fixed: reading } = rulesByName.get(rule) ?? { sentence: '' }
  return `${choose(noun ?? column, count)} ${fixed ? reading : choose(sentence, count)}`
}
