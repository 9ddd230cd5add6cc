/** What somebody has to say about the columns of a tab. Pure. */
import { columnRows, type Column as Field } from '#contract/bulk-columns.ts'
import { capital } from '#contract/capital.ts'
import { toRecord } from '#contract/record.ts'
import { searchKey } from '#recognise/normal.ts'
import { toHeadWords, toWords } from '#recognise/plain.ts'
import { noWords, offHeads, offWords, ordinaryKinds, stateHeads } from '#recognise/vocabulary/states.ts'
import type { Choices } from './choices.ts'
import type { ListColumn, ListTab } from './list-columns.ts'
import { getCellText, isTelling, type Column } from './list-tabs.ts'
import type { Offer, Place, Question } from './planilla.ts'

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

const getExamples = ({ page, heads }: ListTab, { index }: Column): string[] =>
  [...new Set(page.rows.slice(heads.from).flatMap(({ cells }) => getCellText(cells[index]) || []))].slice(0, 3)

/** Whether somebody has said what an offer says. */
const isSaid =
  ({ columns, valuesOut }: Choices) =>
  ({ change }: Offer): boolean =>
    Object.entries(change.columns ?? {}).every(([key, field]) => columns[key] === field) &&
    Object.entries(change.valuesOut ?? {}).every(([key, out]) => String(valuesOut[key]) === String(out))

/** The offer that was chosen; another word about the column is an answer as well. */
const findAnswer = (offers: readonly Offer[], choices: Choices, said: unknown): string | undefined =>
  offers.find(isSaid(choices))?.key ?? (said === undefined ? undefined : 'other')

/** A column that may be one field or another. */
const askColumns = (tab: ListTab, choices: Choices): Question[] =>
  tab.columns.flatMap((column, at): Question[] => {
    const { key, waits } = column
    const { columns: chosen } = choices
    const isTaken = tab.columns.some((other) => other.key !== key && waits.some((field) => field === chosen[other.key]))
    if (waits.length === 0 || (isTaken && chosen[key] === undefined)) return []
    const fields = columnRows.filter(({ name }) => waits.some((meaning) => meaning === name))
    const offer = (field: Field | '', words: string): Offer => ({
      key: field || 'no',
      words,
      change: { columns: { [key]: field } },
    })
    const offers = [...fields.map(({ name, label }) => offer(name, `Cargarla como ${label}`)), offer('', 'No cargarla')]
    return [
      {
        key: `columna ${key}`,
        sentence: `${capital(nameColumn(column))} puede ser ${either.format(waits.map(getLabel))}: no se carga hasta que lo digas`,
        examples: getExamples(tab, column),
        places: [{ tab: tab.key, row: tab.heads.from - 1, column: at }],
        offers,
        answer: findAnswer(offers, choices, chosen[key]),
      },
    ]
  })

/** A value of a state offers itself alone where there are few. */
const fewValues = 4

/** A column, in one of the tabs that have it. */
interface PlacedColumn {
  readonly tab: ListTab
  readonly column: ListColumn
  readonly at: number
}

/** Without numbers: 'Active (0/1)'. */
const readState = (head: string): string =>
  toHeadWords(head)
    .filter((word) => Number.isNaN(Number(word)))
    .join(' ')
const isOffHead = (head: string): boolean => offHeads.has(readState(head))
/** Whether a column says which products are on sale: 'Estado', '¿Publicado?', 'Active (0/1)', 'Discontinuado', the kinds of WooCommerce. */
export const isState = ({ shop }: ListTab, { head }: ListColumn): boolean =>
  stateHeads.has(readState(head)) || isOffHead(head) || (shop?.kind !== undefined && searchKey(head) === shop.kind)
/** 'No' below 'Discontinuado' is on sale, and any other word is not. */
const isOff = (text: string, { head }: Column): boolean => {
  const words = [searchKey(text), ...toWords(text)]
  return words.some((word) => noWords.has(word)) !== isOffHead(head) || words.some((word) => offWords.has(word))
}

const findRowsOf = ({ tab: { key: tab, page, heads }, column, at }: PlacedColumn, texts: readonly string[]): Place[] =>
  page.rows.flatMap(({ cells }, row) =>
    row >= heads.from && texts.includes(getCellText(cells[column.index])) ? [{ tab, row, column: at }] : [],
  )

/** Columns that say which products are on sale, each in all of its tabs. */
const askStates = (tabs: readonly ListTab[], choices: Choices): Question[] => {
  const states = tabs.flatMap((tab) =>
    tab.columns.flatMap((column, at): PlacedColumn[] =>
      column.field === undefined && isState(tab, column) ? [{ tab, column, at }] : [],
    ),
  )
  return [...Map.groupBy(states, ({ column }) => column.key)].flatMap(([key, placed]): Question[] => {
    const values = placed.flatMap(({ column }) => column.values.map(({ text }) => text))
    const texts = [...new Set(values)].filter((text) => !ordinaryKinds.has(searchKey(text)))
    const [first] = placed
    if (!first) return []
    const off = texts.filter((text) => isOff(text, first.column))
    if (texts.length < 2 && off.length === 0) return []
    const offer = (name: string, words: string, out: readonly string[]): Offer => ({
      key: name,
      words,
      change: { valuesOut: { [key]: out } },
    })
    const only = (text: string) => offer(text, `Sólo «${text}»`, texts.toSpliced(texts.indexOf(text), 1))
    const some = off.length > 0 ? [offer('off', `No cargar ${quoted(off)}`, off)] : texts.slice(0, fewValues).map(only)
    const offers = [...some, offer('all', 'Cargar todas', [])]
    return [
      {
        key: `valores ${key}`,
        sentence: `${capital(nameColumn(first.column))} dice cuáles están a la venta: se cargan todas hasta que lo digas`,
        examples: texts,
        places: placed.flatMap((one) => findRowsOf(one, off)),
        offers,
        answer: findAnswer(offers, choices, choices.valuesOut[key]),
      },
    ]
  })
}

/** Heads that stand twice, as of tables side by side, with other cells below. */
const askRepeated = ({ key: tab, page, columns, heads }: ListTab, choices: Choices): Question[] => {
  const repeated = columns.flatMap((column, at) => {
    const first = columns.find(({ key }) => key === column.repeats?.key)
    const row = page.rows.findIndex(({ cells }, index) => {
      const text = getCellText(cells[column.index])
      return index >= heads.from && text !== '' && text !== getCellText(cells[first?.index ?? -1])
    })
    const field = first?.proposed
    return first && field && row >= 0 ? [{ first, column, field, place: { tab, row, column: at } }] : []
  })
  if (repeated.length === 0) return []
  const firsts = list.format(repeated.map(({ first }) => first.letter))
  const seconds = list.format(repeated.map(({ column }) => column.letter))
  const offer = (name: string, letters: string, isSecond: boolean): Offer => ({
    key: name,
    words: `Sólo ${letters}`,
    change: {
      columns: Object.fromEntries(
        repeated.flatMap(({ first, column, field }) => [
          [first.key, isSecond ? '' : field],
          [column.key, isSecond ? field : ''],
        ]),
      ),
    },
  })
  const offers = [offer('first', firsts, false), offer('second', seconds, true)]
  const names = capital(list.format(repeated.map(({ first }) => nameColumn(first))))
  return [
    {
      key: `repetidas ${tab}`,
      sentence: `${names} ${repeated.length === 1 ? 'está' : 'están'} dos veces, con otras celdas: se carga ${firsts}, no ${seconds}. Para cargar todo, partí la hoja en dos`,
      examples: repeated.map(({ column, place }) => getCellText(page.rows[place.row]?.cells[column.index])),
      places: repeated.map(({ place }) => place),
      offers,
      answer: findAnswer(offers, choices, undefined),
    },
  ]
}

/** A tab loads, or loads once somebody says what its columns are. */
const mayLoad = ({ loads, canLoad, columns }: ListTab): boolean =>
  loads || (!canLoad && columns.some(({ waits }) => waits.some(isTelling)))

/** What somebody has to say about the columns of the tabs; a head that stands in several tabs is asked about once. */
export const askAboutColumns = (tabs: readonly ListTab[], choices: Choices): Question[] => {
  const loading = tabs.filter(({ loads }) => loads)
  const ofColumns = tabs.filter(mayLoad).flatMap((tab) => askColumns(tab, choices))
  return [
    ...new Map(ofColumns.map((question) => [question.key, question])).values(),
    ...askStates(loading, choices),
    ...loading.flatMap((tab) => askRepeated(tab, choices)),
  ]
}

/** What was said and still holds. */
const findStill = <Said>(said: Readonly<Record<string, Said>>, now: Readonly<Record<string, Said>>) =>
  Object.entries(said).filter(([key, value]) => String(now[key]) === String(value))

const describeHeads = (numbers: readonly number[]): string =>
  numbers.length === 0 ? 'no hay títulos' : `los títulos están en la fila ${list.format(numbers.map(String))}`

/** What is remembered of a list and still holds, in a sentence; undefined without anything. */
export const describeRemembered = (earlier: Choices, now: Choices): string | undefined => {
  const names = earlier.answers['nombres']
  const out = findStill(earlier.valuesOut, now.valuesOut).filter(([, texts]) => texts.length > 0)
  const parts = [
    ...findStill(earlier.heads, now.heads).map(([, numbers]) => describeHeads(numbers)),
    ...findStill(earlier.columns, now.columns).map(([key, field]) =>
      field === '' ? `no se carga «${key}»` : `«${key}» es ${getLabel(field)}`,
    ),
    ...out.map(([key, texts]) => `de «${key}» no se carga ${quoted(texts)}`),
    ...(names && names === now.answers['nombres'] ? ['quedan los nombres del catálogo'] : []),
  ]
  return parts.length === 0 ? undefined : `Como dijiste la última vez: ${list.format(parts)}.`
}
