/** What somebody has to say about the columns of a tab. Pure. */
import { columnRows, type Column as Field } from '#contract/bulk-columns.ts'
import { toRecord } from '#contract/record.ts'
import { searchKey } from '#recognise/normal.ts'
import { offWords, stateHeads } from '#recognise/vocabulary/states.ts'
import type { Choices } from './choices.ts'
import { type Proposal } from './list-columns.ts'
import type { Reading } from './list-rows.ts'
import { getCellText, type Column } from './list-tabs.ts'
import type { Offer, Question, Value } from './planilla.ts'

/** A tab with its columns. */
export interface TabColumns extends Reading {
  readonly proposals: readonly Proposal[]
  /** The values of each column; empty where there are too many. */
  readonly values: readonly (readonly Value[])[]
}

const labels: Readonly<Record<string, string>> = {
  ...toRecord(columnRows, ({ label }) => label),
  stock: 'lo que hay',
  precio: 'Precio',
}
const getLabel = (meaning: string): string => labels[meaning] ?? meaning
export const nameColumn = ({ head, letter }: Column): string => (head === '' ? `la columna ${letter}` : `«${head}»`)
const list = new Intl.ListFormat('es-AR')
const either = new Intl.ListFormat('es-AR', { type: 'disjunction' })
const quoted = (texts: readonly string[]): string => list.format(texts.map((text) => `«${text}»`))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const getExamples = ({ tab, heads }: TabColumns, { index }: Column): string[] =>
  [...new Set(tab.page.rows.slice(heads.from).flatMap(({ cells }) => getCellText(cells[index]) || []))].slice(0, 3)

/** A column that may be one field or another. */
const askColumns = (tab: TabColumns, { columns: chosen }: Choices): Question[] => {
  const { columns, proposals } = tab
  return columns.flatMap((column, at) => {
    const { waits = [] } = proposals[at] ?? {}
    const isAnswered =
      waits.length === 0 ||
      columns.some(({ key }) => key !== column.key && waits.some((field) => field === chosen[key]))
    if (isAnswered && chosen[column.key] === undefined) return []
    if (waits.length === 0) return []
    const fields = columnRows.filter(({ name }) => waits.some((meaning) => meaning === name))
    const offers = fields.map(({ name, label }): Offer => ({
      key: name,
      words: `Cargarla como ${label}`,
      change: { columns: { [column.key]: name } },
    }))
    const question: Question = {
      key: `columna ${column.key}`,
      sentence: `${capital(nameColumn(column))} puede ser ${either.format(waits.map(getLabel))}: no se carga hasta que lo digas`,
      examples: getExamples(tab, column),
      places: [{ tab: tab.tab.key, row: tab.heads.from - 1, column: at }],
      offers: [...offers, { key: 'no', words: 'No cargarla', change: { columns: { [column.key]: '' } } }],
      answer: chosen[column.key] === '' ? 'no' : chosen[column.key],
    }
    return [question]
  })
}

const isOff = ({ text }: Value): boolean => offWords.has(searchKey(text))
/** A value of a state offers itself alone where there are few. */
const fewValues = 4

/** A column that says which products are on sale. */
const askStates = (tab: TabColumns, { valuesOut }: Choices): Question[] =>
  tab.columns.flatMap((column, at) => {
    const values = tab.values[at] ?? []
    const off = values.filter(isOff)
    const isState = stateHeads.has(searchKey(column.head)) && tab.fields[at] === undefined
    if (!isState || values.length === 0 || (values.length === 1 && off.length === 0)) return []
    const texts = values.map(({ text }) => text)
    const without = (key: string, out: readonly string[], words: string): Offer => ({
      key,
      words,
      change: { valuesOut: { [column.key]: out } },
    })
    const offTexts = off.map(({ text }) => text)
    const some =
      off.length > 0
        ? [without('off', offTexts, `No cargar ${quoted(offTexts)}`)]
        : texts.slice(0, fewValues).map((text) =>
            without(
              text,
              texts.filter((other) => other !== text),
              `Sólo «${text}»`,
            ),
          )
    const offers = [...some, without('all', [], 'Cargar todas')]
    const said = valuesOut[column.key]?.join('|')
    return [
      {
        key: `valores ${column.key}`,
        sentence: `${capital(nameColumn(column))} dice cuáles están a la venta: se cargan todas hasta que lo digas`,
        examples: values.map(({ text, count }) => `${text} (${count})`),
        places: tab.tab.page.rows.flatMap(({ cells }, row) =>
          row >= tab.heads.from && offTexts.includes(getCellText(cells[column.index]))
            ? [{ tab: tab.tab.key, row, column: at }]
            : [],
        ),
        offers,
        answer:
          said === undefined
            ? undefined
            : (offers.find(({ change }) => change.valuesOut?.[column.key]?.join('|') === said)?.key ?? 'some'),
      },
    ]
  })

/** Heads that stand twice, as of tables side by side, with other cells below. */
const askRepeated = (tab: TabColumns, { columns: chosen, answers }: Choices): Question[] => {
  const { columns, proposals, heads } = tab
  const rows = tab.tab.page.rows
  const repeated = columns.flatMap((column, at) => {
    const first = proposals[at]?.repeats
    if (!first) return []
    const row = rows.findIndex(({ cells }, index) => {
      const text = getCellText(cells[column.index])
      return index >= heads.from && text !== '' && text !== getCellText(cells[first.index])
    })
    const field = proposals[columns.indexOf(first)]?.field
    return row < 0 || !field ? [] : [{ column, at, row, first, field }]
  })
  if (repeated.length === 0) return []
  const key = `repetidas ${tab.tab.key}`
  const names = (which: 'column' | 'first') => list.format(repeated.map((one) => one[which].letter))
  const seconds: Record<string, Field> = Object.fromEntries(repeated.map(({ column, field }) => [column.key, field]))
  const isSecond = repeated.every(({ column, field }) => chosen[column.key] === field)
  const answer = isSecond ? 'second' : answers[key] || undefined
  return [
    {
      key,
      sentence: `${capital(list.format(repeated.map(({ first }) => nameColumn(first))))} ${repeated.length === 1 ? 'está' : 'están'} dos veces, con otras celdas: se carga ${names('first')}, no ${names('column')}. Para cargar todo, partí la hoja en dos`,
      examples: repeated.map(({ column, row }) => getCellText(rows[row]?.cells[column.index])),
      places: repeated.map(({ at, row }) => ({ tab: tab.tab.key, row, column: at })),
      offers: [
        {
          key: 'first',
          words: `Sólo ${names('first')}`,
          change: { answers: { [key]: answer === 'first' ? '' : 'first' } },
        },
        { key: 'second', words: `Sólo ${names('column')}`, change: { columns: seconds } },
      ],
      answer,
    },
  ]
}

export const askAboutColumns = (tab: TabColumns, choices: Choices): Question[] =>
  [askColumns, askStates, askRepeated].flatMap((ask) => ask(tab, choices))

/** What is remembered of a list, in a sentence; undefined without anything. */
export const describeChoices = ({ columns, valuesOut, answers }: Choices): string | undefined => {
  const parts = [
    ...Object.entries(columns).map(([key, field]) =>
      field === '' ? `no se carga «${key}»` : `«${key}» es ${getLabel(field)}`,
    ),
    ...Object.entries(valuesOut).flatMap(([key, out]) =>
      out.length > 0 ? `de «${key}» no se carga ${quoted(out)}` : [],
    ),
    ...(answers['nombres'] === 'stored' ? ['quedan los nombres del catálogo'] : []),
  ]
  return parts.length === 0 ? undefined : `Como dijiste la última vez: ${list.format(parts)}.`
}
