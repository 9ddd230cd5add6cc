/** Reads the clipboard's HTML, where a copied table still has its rows and cells. */

import { readEmoji } from '../emoji.ts'

/** Hidden rows of a sheet, and elements that are no text. */
const unseen = 'script, style, template, [hidden], [style*="display:none" i], [style*="display: none" i]'
/** Struck text, which is not ordered; the reader of lines recognises it by signs. */
const struck = 's, strike, del, [style*="line-through" i]'
const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, br, tr, table'

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

const readText = (node: Node): string => {
  if (node instanceof Text) return flat(node.data)
  if (!(node instanceof Element) || node.matches(unseen)) return ''
  if (node instanceof HTMLImageElement) return readEmoji(node) ?? ''
  // Mails nest tables: only the innermost rows have the content.
  if (node instanceof HTMLTableRowElement && !node.querySelector('table')) return `\n${rowText(node)}\n`
  const inside = [...node.childNodes].map(readText).join('')
  if (node.matches(struck) && inside.trim() !== '') return `~${inside.trim()}~`
  return node.matches(blocks) ? `\n${inside}\n` : inside
}

/** A number that a narrow column of Excel shows as '7,79812E+12'; the cell names it whole. */
const wholeNumber = (cell: Element, text: string): string =>
  /^\d[.,]\d+E\+\d+$/i.test(text) ? (cell.getAttribute('x:num') ?? text) : text

/** The text of a cell on one line, quoted when it contains quotes. A form field gives its value. */
const cellText = (cell: Element): string => {
  const field = cell.querySelector('input:not([type]), input[type="text"]')
  const text = wholeNumber(cell, flat(field?.getAttribute('value') ?? readText(cell)).trim())
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
}

/** A cell that spans columns leaves the other columns empty. */
const rowText = (row: HTMLTableRowElement): string =>
  [...row.cells]
    .flatMap((cell) => [cellText(cell), ...Array.from({ length: Math.min(cell.colSpan, 100) - 1 }, () => '')])
    .join('\t')
    .trimEnd()

/** Puts an empty cell wherever a cell from a row above reaches down, so that every text stays in its column. */
const spreadDown = (table: HTMLTableElement): void => {
  /** How many more rows each column is taken for. */
  const taken: number[] = []
  for (const row of table.rows) {
    let column = 0
    const pass = (next: HTMLTableCellElement | null) => {
      for (; (taken[column] ?? 0) > 0; column += 1) {
        taken[column] = (taken[column] ?? 0) - 1
        row.insertBefore(row.ownerDocument.createElement('td'), next)
      }
    }
    // A copy of the cells: a cell put in between is no cell of the table.
    for (const cell of Array.from(row.cells)) {
      pass(cell)
      for (let i = 0; i < Math.min(cell.colSpan, 100); i += 1, column += 1) taken[column] = cell.rowSpan - 1
    }
    pass(null)
  }
}

/** A copied table and the text around it, as lines of cells; undefined without a table. Nothing in it runs or loads. */
export const copiedText = (html: string): string | undefined => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!body.querySelector('td, th')) return undefined
  if (body.querySelector('[rowspan]')) body.querySelectorAll('table').forEach(spreadDown)
  return readText(body)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')
}
