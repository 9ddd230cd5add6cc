import { present, repliesOf, type Entry } from './comment.ts'

/** A spreadsheet must read text as text, whatever it begins with. */
const inert = (text: string): string => (/^[\s\p{Cf}]*[=+\-@|%]|^[\t\r\n]/u.test(text) ? `'${text}` : text)
const cell = (value: string): string => (/[;"\r\n]/.test(value) || value !== inert(value) ? `"${inert(value).replaceAll('"', '""')}"` : value)
const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

const head = ['N°', 'Estado', 'Quién', 'Fecha', 'Comentario', 'Pantalla', 'Dirección', 'Escenario', 'Ventana', 'Rol', 'Elemento', 'Selector', 'Versión', 'Respuestas']

/** The comments as a CSV for spreadsheets, one a line. */
export const commentsCsv = (entries: readonly Entry[]): string => {
  const lines = present(entries).map((comment, at) => {
    const { spot } = comment
    return line([
      String(at + 1), comment.state.resolved ? 'Resuelto' : 'Abierto', comment.author, comment.made, comment.said.text, spot.title, spot.address, spot.scenario,
      `${spot.width} x ${spot.height}`, spot.element.role, spot.element.name, spot.element.selector, spot.build,
      repliesOf(comment).map(({ author, said }) => `${author}: ${said.text}`).join('\n'),
    ])
  })
  // The mark makes spreadsheets read it as UTF-8.
  return `\uFEFF${line(head)}${lines.join('')}`
}
