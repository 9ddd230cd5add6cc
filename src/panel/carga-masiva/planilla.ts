/** What the page knows of a file of a bulk load. A thread reads the file once, keeps its tables, and answers each choice by a new plan. */
import type { Column, Fillable } from '#contract/bulk-columns.ts'
import type { ExtraColumn } from '#contract/bulk-extra.ts'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import type { RowPosition } from '#contract/bulk-row.ts'
import type { Change, Choices } from './choices.ts'
import type { Preview } from './preview.ts'

/** A value that a column has often, and whether its rows load. */
export interface Value {
  readonly text: string
  readonly count: number
  readonly loads: boolean
}

export interface TabColumn {
  /** The words of the head (`nameKey`), with its letter where they stand twice, or the letter alone; a choice for it holds in all tabs. */
  readonly key: string
  readonly letter: string
  readonly head: string
  /** Undefined where the column does not load. */
  readonly field: Column | undefined
  /** The key of the question that the column waits for. */
  readonly question?: string
  /** Up to 20 values with their counts; empty where there are more. */
  readonly values: readonly Value[]
}

/** A sheet, or a table below other heads in it. */
export interface Tab {
  readonly key: string
  /** 'Lista', or 'Lista, desde la fila 214'. */
  readonly name: string
  /** Its heads name what tells products or sizes apart, and nobody switched it off. */
  readonly loads: boolean
  readonly canLoad: boolean
  /** The numbers of its rows of heads: one, two, or none. */
  readonly heads: readonly number[]
  readonly columns: readonly TabColumn[]
  readonly rowCount: number
}

/** What a row becomes; `words` say it in the table: 'título', 'nuevo', 'no se carga: sin código ni nombre'. */
export type Becomes = 'heads' | 'title' | 'created' | 'changed' | 'unchanged' | 'out' | 'rejected'

/** A row of a tab, as the file has it or as it will be stored. */
export interface ShownRow {
  readonly number: number
  /** By column of the tab, or by column of the load where it is shown as stored. */
  readonly cells: readonly string[]
  readonly becomes: Becomes
  readonly words: string
  /** The reason of each marked cell, by its index in `cells`. */
  readonly marks: Readonly<Record<number, string>>
}

/** Where a doubt stands: a row of a tab by its index, and its column. */
export interface Place {
  readonly tab: string
  readonly row: number
  readonly column?: number
}

/** A way to answer a question. */
export interface Offer {
  readonly key: string
  readonly words: string
  /** What the press adds to the choices; that of the chosen offer takes the answer back where it can be taken back. */
  readonly change: Change
}

/** A product that the list calls otherwise. */
export interface Pair {
  readonly key: string
  readonly stored: string
  readonly listed: string
  readonly offers: readonly Offer[]
  readonly answer: string | undefined
}

/** A line of 'Para revisar'. */
export interface Question {
  readonly key: string
  readonly sentence: string
  /** The first of its cells, in words. */
  readonly examples: readonly string[]
  readonly places: readonly Place[]
  readonly offers: readonly Offer[]
  /** The key of the chosen offer. */
  readonly answer: string | undefined
  /** Products that the list calls otherwise; each can be answered by itself. */
  readonly pairs?: readonly Pair[]
}

export interface Planilla {
  /** The heads of the tabs: the key of what is remembered. */
  readonly list: string
  readonly tabs: readonly Tab[]
  readonly questions: readonly Question[]
  readonly preview: Preview
  /** How many cells each text fills. */
  readonly filled: Readonly<Record<Fillable, number>>
  /** The choices that the plan follows: the clerk's, or else the remembered ones. */
  readonly choices: Choices
  /** What is remembered and holds, told in one line. */
  readonly told: string | undefined
  /** The file is sent as it is: it has our own columns and nothing was chosen. */
  readonly asItIs: boolean
}

/** The file to send, and where each of its lines stands in the clerk's own. */
export interface Sending {
  readonly text: string
  readonly positions: readonly RowPosition[]
}

/** What the page asks the thread. The first request opens a file. */
export interface Requests {
  readonly open: {
    readonly question: {
      readonly file: Blob
      readonly products: readonly StoredProduct[]
      readonly remembered: Readonly<Record<string, Choices>>
      /** The columns beyond the specification that the API has: 'nombreNuevo' and the row's origin. */
      readonly extra: readonly ExtraColumn[]
    }
    readonly answer: Planilla
  }
  readonly plan: { readonly question: { readonly choices: Choices }; readonly answer: Planilla }
  readonly rows: {
    readonly question: { readonly tab: string; readonly from: number; readonly to: number; readonly stored: boolean }
    readonly answer: readonly ShownRow[]
  }
  readonly send: { readonly question: Readonly<Record<string, never>>; readonly answer: Sending }
}
