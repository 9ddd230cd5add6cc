import { formula } from '#contract/formula.ts'

type Cell = string | number | null

/** CSV for Argentine spreadsheets: semicolons and a byte order mark. Formulas become text. */
export const toCsv = async (fields: readonly string[], data: readonly (readonly Cell[])[]): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse({ fields: [...fields], data: [...data] }, { delimiter: ';', escapeFormulae: formula })}`
}
