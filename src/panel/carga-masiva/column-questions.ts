/** What somebody has to say about the columns of a tab. Pure. */
import { columnRows, type Column as Field } from '#contract/bulk-columns.ts'
import { toRecord } from '#contract/record.ts'
import { searchKey } from '#recognise/normal.ts'
import { offWords, stateHeads } from '#recognise/vocabulary/states.ts'
import type { Choices } from './choices.ts'
import type { ListTab } from './list-columns.ts'
import { getCellText, type Column } from './list-tabs.ts'
import type { Offer, Question, Value } from './planilla.ts'

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

const getExamples = ({ page, heads }: ListTab, { index }: Column): string[] =>
  [...new Set(page.rows.slice(heads.from).flatMap(({ cells }) => getCellText(cells[index]) || []))].slice(0, 3)

/** A column that may be one field or another. */
const askColumns = (tab: ListTab, { columns: chosen }: Choices): Question[] => {
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
      places: [{ tab: tab.key, row: tab.heads.from - 1, column: at }],
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
const askStates = (tab: ListTab, { valuesOut }: Choices): Question[] =>
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
        places: tab.page.rows.flatMap(({ cells }, row) =>
          row >= tab.heads.from && offTexts.includes(getCellText(cells[column.index]))
            ? [{ tab: tab.key, row, column: at }]
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
const askRepeated = (
  { key: tab, page, columns, proposals, heads }: ListTab,
  { columns: chosen }: Choices,
): Question[] => {
  const repeated = columns.flatMap((column, at) => {
    const { repeats: first } = proposals[at] ?? {}
    const field = first && proposals[columns.indexOf(first)]?.field
    const row = page.rows.findIndex(({ cells }, index) => {
      const text = getCellText(cells[column.index])
      return index >= heads.from && text !== '' && text !== getCellText(cells[first?.index ?? -1])
    })
    return first && field && row >= 0 ? [{ first, column, field, place: { tab, row, column: at } }] : []
  })
  if (repeated.length === 0) return []
  const firsts = list.format(repeated.map(({ first }) => first.letter))
  const seconds = list.format(repeated.map(({ column }) => column.letter))
  const take = (isSecond: boolean): Record<string, Field | ''> =>
    Object.fromEntries(
      repeated.flatMap(({ first, column, field }) => [
        [first.key, isSecond ? '' : field],
        [column.key, isSecond ? field : ''],
      ]),
    )
  const names = capital(list.format(repeated.map(({ first }) => nameColumn(first))))
  const isSaid = (isSecond: boolean) => Object.entries(take(isSecond)).every(([key, field]) => chosen[key] === field)
  return [
    {
      key: `repetidas ${tab}`,
      sentence: `${names} ${repeated.length === 1 ? 'está' : 'están'} dos veces, con otras celdas: se carga ${firsts}, no ${seconds}. Para cargar todo, partí la hoja en dos`,
      examples: repeated.map(({ column, place }) => getCellText(page.rows[place.row]?.cells[column.index])),
      places: repeated.map(({ place }) => place),
      offers: [
        { key: 'first', words: `Sólo ${firsts}`, change: { columns: take(false) } },
        { key: 'second', words: `Sólo ${seconds}`, change: { columns: take(true) } },
      ],
      answer: isSaid(true) ? 'second' : isSaid(false) ? 'first' : undefined,
    },
  ]
}

export const askAboutColumns = (tab: ListTab, choices: Choices): Question[] =>
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
