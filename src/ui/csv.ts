type Cell = string | number | null

/** What some spreadsheet takes for a formula, whatever stands unseen before it. */
const formula = /^[\s\p{Cf}]*[=+\-@|%]|^[\t\r\n]/u

/** For a spreadsheet of here: semicolons, and the mark by which it knows the letters. What would be a formula is text. */
export const csvOf = async (fields: readonly string[], data: readonly (readonly Cell[])[]): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse({ fields: [...fields], data: [...data] }, { delimiter: ';', escapeFormulae: formula })}`
}
