import { parseText, spell, tidyText } from '#ui/text-rules.ts'

/** A cell of the editor is one line of text. Blocks stacked in a cell by a spreadsheet or by Word become one line, also nested tables. */
const flattenCell = (cell: Element): void => {
  cell.querySelectorAll('br').forEach((end) => end.replaceWith(' '))
  cell
    .querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6')
    .forEach((block) => block.replaceWith(...block.childNodes, ' '))
}
const getTableText = (table: Element): string =>
  [...table.querySelectorAll('td, th')].map(({ textContent }) => textContent.trim()).join(' ')

/** A column head becomes a bold cell. */
const plainCell = (cell: HTMLTableCellElement): HTMLElement => {
  const plain = cell.ownerDocument.createElement('td')
  const words = cell.localName === 'th' ? cell.ownerDocument.createElement('strong') : plain
  flattenCell(cell)
  words.append(...cell.childNodes)
  if (words !== plain) plain.append(words)
  return plain
}

const within = (span: number): number => Math.min(Math.max(span, 1), 50)

/** A cell over several columns or rows becomes one cell and empty ones, so that the others stay in their columns. */
const square = (table: HTMLTableElement): void => {
  /** By column, the number of rows that the cell above still covers. */
  const reaches: number[] = []
  const empty = () => table.ownerDocument.createElement('td')
  for (const row of table.rows) {
    const cells = [...row.cells]
    const line: HTMLElement[] = []
    while (cells.length > 0 || (reaches[line.length] ?? 0) > 0) {
      const above = reaches[line.length] ?? 0
      const cell = above > 0 ? undefined : cells.shift()
      const columns = within(cell?.colSpan ?? 1)
      reaches.splice(line.length, columns, ...Array<number>(columns).fill(cell ? within(cell.rowSpan) - 1 : above - 1))
      line.push(cell ? plainCell(cell) : empty(), ...Array.from({ length: columns - 1 }, empty))
    }
    row.replaceChildren(...line)
  }
}

const forEditor = (body: HTMLElement): string => {
  tidyText(body)
  body.querySelectorAll('caption, colgroup, col').forEach((element) => element.remove())
  body.querySelectorAll('table table').forEach((table) => table.replaceWith(getTableText(table)))
  body.querySelectorAll('table').forEach(square)
  return body.innerHTML
}

/** A stored text in the form that the editor can hold. */
export const readable = (html: string): string => forEditor(parseText(html))

/** Pasted HTML in the form that the editor can hold, without pictures. */
export const parsePastedHtml = (html: string) => {
  const body = parseText(html)
  spell(body)
  const pictures = [...body.querySelectorAll('img, svg, video, object')]
  body.querySelectorAll('img, picture, svg, video, object').forEach((picture) => picture.remove())
  return {
    html: forEditor(body),
    /** The addresses of the pictures among the text, which cannot hold them. */
    sources: pictures.map((picture) => picture.getAttribute('src') ?? ''),
    /** Whether the HTML has text. */
    hasWords: body.textContent.trim() !== '',
  }
}
