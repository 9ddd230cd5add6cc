/** The cells of a bulk load that may not be meant: the panel asks about each reason, a backend names them in its answer. Pure. */
import { codeColumns, columnRows, columns, sizeNames, type Column } from '#contract/bulk-columns.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { formatPosition, type SheetRow } from '#contract/bulk-row.ts'
import { misreadLetters, repairLetters } from '#contract/letters.ts'
import { atOnce } from '#contract/in-slices.ts'
import { toRecord } from '#contract/record.ts'
import * as forms from './cell-forms.ts'
import { isError } from './plain.ts'
import { createRelate, type Relations } from './relations.ts'

/** A row, and what the others say about it. */
interface Around extends Relations {
  readonly row: SheetRow
  readonly isMeant: ReturnType<typeof forms.createMeantTest>
  /** The codes are counted from 0 on. */
  readonly isCounted: boolean
}

interface Rule {
  /** Stored with what somebody settled. */
  readonly name: string
  readonly columns: readonly Column[]
  /** After a count: 'packs' of '2 packs menores que 1'. The column's own noun without one. */
  readonly noun?: readonly [one: string, many: string]
  readonly sentence: string | readonly [one: string, many: string]
  /** Without it, a cell with a reading is doubtful. */
  readonly judge?: (text: string, around: Around, column: Column) => boolean
  /** The one other text that the cell can mean, and its words. */
  readonly reading?: (text: string, around: Around, column: Column) => string | undefined
  readonly fixed?: string
  /** What is told of the row in place of its text. */
  readonly why?: (row: SheetRow) => string | undefined
  /** The earlier row with which the cell is compared. */
  readonly earlier?: (around: Around) => SheetRow | undefined
}

/** A doubtful cell as plain data. */
interface DoubtfulCell {
  readonly index: number
  readonly row: SheetRow
  readonly text: string
  readonly words: string
  readonly reading: string | undefined
  /** The earlier row that it repeats or contradicts. */
  readonly earlier: SheetRow | undefined
}
/** One reason: a rule and a column, with its cells. */
export interface Doubt {
  readonly rule: string
  readonly column: Column
  readonly cells: readonly DoubtfulCell[]
}

/** 'código de barras' and 'códigos de barras'. */
const nouns = toRecord(columnRows, ({ label }) => {
  const [first, ...others] = label.toLowerCase().split(' ')
  return [[first, ...others].join(' '), [`${first}s`, ...others].join(' ')] as const
})
const lines = ['fila', 'filas'] as const

const codeNames = sizeNames.filter((name) => codeColumns.has(name))
const named: readonly Column[] = ['nombre', ...sizeNames]
const written: readonly Column[] = ['texto', ...named]

/** The first rule that takes a cell counts. */
const rules: readonly Rule[] = [
  {
    name: 'whole',
    columns: ['nombre'],
    noun: lines,
    sentence: ['que no se leyó entera', 'que no se leyeron enteras'],
    judge: (_, { row }) => row.broken !== undefined,
    why: ({ broken }) => broken,
  },
  {
    name: 'letters',
    columns: written,
    sentence: 'con letras cambiadas',
    judge: (text) => misreadLetters.test(text),
    reading: repairLetters,
    fixed: 'con sus letras',
  },
  { name: 'error', columns: named, sentence: 'con un error de la planilla', judge: isError },
  {
    name: 'nothing',
    columns: written,
    sentence: 'con una palabra de celda vacía',
    judge: forms.isNothing,
    // Without its name or its code a row cannot load.
    reading: (_, __, column) => (column === 'nombre' || column === 'codigo' ? undefined : ''),
    fixed: 'en blanco',
  },
  {
    name: 'noCode',
    columns: ['codigo'],
    noun: lines,
    sentence: 'sin código',
    judge: (text, { isCounted }) => forms.isNoCode(text) && !(isCounted && forms.isZero(text)),
  },
  {
    name: 'markup',
    columns: named,
    sentence: 'con signos de página web',
    judge: (text) => forms.isCutMarkup(text) || forms.readMarkup(text) !== undefined,
    reading: forms.readMarkup,
    fixed: 'sin ellos',
  },
  {
    name: 'apostrophe',
    columns: codeNames,
    sentence: 'con un apóstrofo adelante',
    reading: (text) => (text.startsWith("'") ? text.slice(1).trim() : undefined),
    fixed: 'sin apóstrofo',
  },
  {
    name: 'currency',
    columns: ['codigo', 'pack'],
    sentence: 'con «$» adelante',
    judge: (text) => text.startsWith('$'),
    reading: (text) => /^\$\s*(\d+)(?:[.,]00?)?$/.exec(text)?.[1],
    fixed: 'sin «$»',
  },
  {
    name: 'pointZero',
    columns: [...codeNames, 'pack'],
    sentence: 'con «.0»',
    reading: (text, { isMeant }, column) =>
      column === 'codigo' && isMeant(text, forms.isZeros) ? undefined : forms.readZero(text),
    fixed: 'sin «.0»',
  },
  { name: 'points', columns: ['codigobarra'], sentence: 'con puntos', reading: forms.readPoints, fixed: 'sin puntos' },
  {
    name: 'month',
    columns: sizeNames,
    sentence: 'con forma de fecha',
    judge: (text, { isMeant }, column) => forms.isDay(text) && !(column === 'codigo' && isMeant(text, forms.isDay)),
  },
  { name: 'time', columns: sizeNames, sentence: 'con forma de hora', judge: forms.isTime },
  { name: 'several', columns: codeNames, sentence: 'con varios en uno', judge: forms.isSeveral },
  { name: 'belowOne', columns: ['pack'], sentence: ['menor que 1', 'menores que 1'], judge: forms.isBelowOne },
  {
    name: 'ditto',
    columns: named,
    sentence: ['que repite lo de arriba', 'que repiten lo de arriba'],
    judge: forms.isDitto,
  },
  {
    name: 'head',
    columns: ['nombre', 'codigo'],
    sentence: ['igual al título de una columna', 'iguales al título de una columna'],
    judge: forms.isHeadWord,
  },
  {
    name: 'noLetter',
    columns: ['nombre'],
    sentence: 'sin ninguna letra',
    // 6203 and 1984 are names of articles with codes.
    judge: (text, { row }) => forms.hasNoLetter(text) && (forms.isNoCode(row.cells.codigo) || forms.hasNoDigit(text)),
  },
  {
    name: 'page',
    columns: ['nombre'],
    sentence: ['que parece un pie o un título', 'que parecen pies o títulos'],
    judge: (text, { row }) => row.cells.codigo === '' && forms.isPageText(text),
  },
  {
    name: 'codeTwice',
    columns: ['codigo'],
    sentence: ['que ya está más arriba', 'que ya están más arriba'],
    judge: (_, { sameCode }) => sameCode !== undefined,
    earlier: ({ sameCode }) => sameCode,
  },
  {
    name: 'sizeTwice',
    columns: ['codigo'],
    sentence: ['con el tamaño de otro', 'con el tamaño de otros'],
    judge: (_, { sameSize }) => sameSize !== undefined,
    earlier: ({ sameSize }) => sameSize,
  },
  {
    name: 'storedName',
    columns: ['nombre'],
    noun: nouns.codigo,
    sentence: ['con otro nombre en el catálogo', 'con otros nombres en el catálogo'],
    reading: (_, { stored }) => stored,
  },
  {
    name: 'otherName',
    columns: ['nombre'],
    noun: nouns.codigo,
    sentence: ['con otro nombre', 'con otros nombres'],
    reading: (_, { owner }) => owner?.cells.nombre,
    fixed: 'es el mismo, queda el nombre de antes',
    earlier: ({ owner }) => owner,
  },
  {
    name: 'alike',
    columns: ['nombre'],
    sentence: ['casi igual a otro', 'casi iguales a otros'],
    reading: (_, { alike }) => alike,
    fixed: 'como el primero',
  },
]
const rulesByName = new Map(rules.map((rule) => [rule.name, rule]))
const rulesByColumn = new Map(columns.map((column) => [column, rules.filter((rule) => rule.columns.includes(column))]))

const takes = ({ judge, reading }: Rule, text: string, around: Around, column: Column): boolean =>
  judge ? judge(text, around, column) : reading?.(text, around, column) !== undefined

/** The cell in words: 'fila 3 «Bulon», como la fila 2: ¿es «Bulón»?'. */
const describe = ({ why }: Rule, { row, text, earlier, reading }: Omit<DoubtfulCell, 'words'>): string => {
  if (why) return `fila ${formatPosition(row)}: ${why(row)}`
  const like = earlier ? `, como la fila ${formatPosition(earlier)}` : ''
  return `fila ${formatPosition(row)} «${text}»${like}${reading ? `: ¿es «${reading}»?` : ''}`
}

/** Finds the doubts about rows as they would be stored, one for each rule and column, and may rest at each row. */
export function* findingDoubts(
  rows: readonly SheetRow[],
  products: readonly StoredProduct[],
): Generator<void, Doubt[]> {
  const relate = createRelate(products)
  const codes = rows.map(({ cells }) => cells.codigo)
  const ofCodes = { isMeant: forms.createMeantTest(codes), isCounted: forms.isCounted(codes) }
  const found = new Map<string, { rule: string; column: Column; cells: DoubtfulCell[] }>()
  for (const [index, row] of rows.entries()) {
    yield
    const around = { ...relate(row), row, ...ofCodes }
    for (const column of columns) {
      const text = row.cells[column].trim()
      if (text === '' || row.unread?.[column] !== undefined) continue
      const rule = rulesByColumn.get(column)?.find((candidate) => takes(candidate, text, around, column))
      if (!rule) continue
      const key = `${rule.name} ${column}`
      const doubt = found.get(key) ?? { rule: rule.name, column, cells: [] }
      const cell = { index, row, text, reading: rule.reading?.(text, around, column), earlier: rule.earlier?.(around) }
      doubt.cells.push({ ...cell, words: describe(rule, cell) })
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
  return `${choose(noun, count)} ${fixed ? reading : choose(sentence, count)}`
}
