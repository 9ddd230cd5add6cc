/** Price lists for tests, and what a clerk is asked about them. */
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { columns } from '#contract/bulk-columns.ts'
import { readBooks, type Sheet } from '#contract/bulk-sheet.ts'
import { noChoices, withChange, type Change, type Choices } from './choices.ts'
import { openList } from './open-list.ts'
import type { Planilla } from './planilla.ts'
import { planRows, type Preview } from './preview.ts'

export const csv = (...lines: string[]) => new Blob([lines.join('\n')])

/** With the heads that most price lists have. */
export const list = (...rows: string[]) => csv('Código;Descripción;Medida;Caja;Código de barras', ...rows)
/** With our own heads. */
export const sheet = (...rows: string[]) => csv('orden;nombre;destacado;texto;codigo;tamaño;pack;codigobarra', ...rows)
/** A row of `list` that leaves no doubt. */
export const fine = '1001;Bulón;M6 x 20;100;7790001000019'

export const previewOf = (
  { rows, hidden }: Pick<Sheet, 'rows' | 'hidden'>,
  products: readonly StoredProduct[],
): Preview => planRows({ rows, hidden, messages: [], titles: 0, out: 0, lost: undefined }, products).preview

export const noPreview = previewOf({ rows: [], hidden: { hiddenSheets: [], pages: [] } }, [])

export const open = async (
  file: Blob | Promise<Blob>,
  products: readonly StoredProduct[] = [],
  remembered: Readonly<Record<string, Choices>> = {},
  extra: readonly ExtraColumn[] = [],
) => {
  const opened = openList(await readBooks(await file), products, remembered, extra)
  let planilla = opened.plan()
  const rows = (stored: boolean) => planilla.tabs.flatMap(({ key, rowCount }) => opened.rows(key, 0, rowCount, stored))
  const say = (change: Change) => {
    planilla = opened.plan(withChange(planilla.choices, change))
  }
  return {
    ...opened,
    say,
    /** Presses the offer of a question, both by the start of their words. */
    press: (sentence: string, words: string) => {
      const question = planilla.questions.find((one) => one.sentence.includes(sentence))
      const offer = question?.offers.find((one) => one.words.startsWith(words))
      if (!offer) throw new Error(`Nobody asks: ${sentence} ${words}`)
      say(offer.change)
    },
    forget: () => {
      planilla = opened.plan(noChoices)
    },
    get planilla(): Planilla {
      return planilla
    },
    /** 'nombre|codigo|tamaño|pack|codigobarra' of each row that loads. */
    get stored(): string[] {
      return rows(true)
        .map(({ cells }) => cells)
        .filter((cells) => cells.some(Boolean))
        .map((cells) =>
          (['nombre', 'codigo', 'tamaño', 'pack', 'codigobarra'] as const)
            .map((column) => cells[columns.indexOf(column)])
            .join('|'),
        )
    },
    /** What a clerk is asked and has not answered. */
    get asked(): string[] {
      return planilla.questions.flatMap(({ sentence, answer }) => (answer === undefined ? sentence : []))
    },
    /** The rows as the file has them, in words. */
    get shown(): string[] {
      return rows(false).map(({ number, words }) => `${number} ${words}`)
    },
    /** The field of each column, by its head. */
    get fields(): Record<string, string> {
      const tabColumns = planilla.tabs.flatMap((tab) => tab.columns)
      return Object.fromEntries(
        tabColumns.map(({ head, letter, field, question }) => [head || letter, field ?? (question ? '?' : '')]),
      )
    },
  }
}
