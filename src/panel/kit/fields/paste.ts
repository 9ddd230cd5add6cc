import { parseText, tidyText } from '../../../ui/text-rules.ts'

/** A cell of the editor is one line of words: what a spreadsheet or Word stacks in it stands in a row. */
const flattenCell = (cell: Element): void => {
  cell.querySelectorAll('br').forEach((end) => end.replaceWith(' '))
  cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6').forEach((block) => block.replaceWith(...block.childNodes, ' '))
}

/** A head of a column is a cell in bold; a cell over several columns is followed by empty ones, so that the rest stays in its column. */
const plainCell = (cell: HTMLTableCellElement): void => {
  const document = cell.ownerDocument
  flattenCell(cell)
  const plain = document.createElement('td')
  const words = cell.localName === 'th' ? document.createElement('strong') : plain
  words.append(...cell.childNodes)
  if (words !== plain) plain.append(words)
  const beside = Array.from({ length: Math.min(cell.colSpan, 50) - 1 }, () => document.createElement('td'))
  cell.replaceWith(plain, ...beside)
}

const forEditor = (body: HTMLElement): string => {
  tidyText(body)
  body.querySelectorAll('caption, colgroup, col').forEach((element) => element.remove())
  body.querySelectorAll<HTMLTableCellElement>('td, th').forEach(plainCell)
  return body.innerHTML
}

/** A stored text, as the editor can hold it. */
export const readable = (html: string): string => forEditor(parseText(html))

interface Pasted {
  readonly html: string
  /** Whether there was a picture, which a text cannot hold. */
  readonly pictures: boolean
}

/** What is pasted, as the editor can hold it: no picture, for there is nowhere to keep it. */
export const pasted = (html: string): Pasted => {
  const body = parseText(html)
  const all = body.querySelectorAll('img, picture, svg, video, object')
  all.forEach((picture) => picture.remove())
  return { html: forEditor(body), pictures: all.length > 0 }
}
