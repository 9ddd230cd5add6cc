/** What somebody says of a price list: which columns are what, and what stands where the list lacks something. Light, for the page. */
import type { Column } from '../../contract/carga-masiva.ts'

/** What somebody chose for columns, by their keys; '' leaves a column out. */
export type Choices = Readonly<Record<string, Column | ''>>

/** Several columns may be one size ('Diámetro' and 'Largo'), a name, a text. */
export const joins: Readonly<Partial<Record<Column, string>>> = { tamaño: ' x ', nombre: ' ', texto: '\n' }

/** What a size needs and a list may lack, with the words that stand there then. */
export const fillable = { tamaño: 'Única', pack: '1', codigobarra: 'S/D' } as const
export type Fillable = keyof typeof fillable
export type Fills = Readonly<Record<Fillable, string>>
export const fillableColumns = ['tamaño', 'pack', 'codigobarra'] as const satisfies Fillable[]

/** What somebody said of a list: what its columns are, and what stands where it lacks something. */
export interface ListChoices {
  readonly choices: Choices
  readonly fills: Fills
}

export const noChoices: ListChoices = { choices: {}, fills: fillable }

/** Lists with the same heads are one. */
export const headsKey = (found: readonly { readonly key: string }[]): string => found.map(({ key }) => key).join('|')
