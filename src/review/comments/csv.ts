import { csvOf } from '../../ui/csv.ts'
import { markNames, type Marked } from '../screens/marked.ts'
import { placeOf } from '../screens/screens.ts'
import { present, repliesOf, type Comment, type Entry } from './comment.ts'

const head = [
  'N°',
  'Estado',
  'Quién',
  'Fecha',
  'Comentario',
  'Pantalla',
  'Dirección',
  'Escenario',
  'Ventana',
  'Rol',
  'Elemento',
  'Selector',
  'Versión',
  'Respuestas',
]

const commentRow = (comment: Comment, at: number): string[] => {
  const { spot, state, author, made, said } = comment
  return [
    String(at + 1),
    state.resolved ? 'Resuelto' : 'Abierto',
    author,
    made,
    said.text,
    spot.title,
    spot.address,
    spot.scenario,
    `${spot.width} x ${spot.height}`,
    spot.element.role,
    spot.element.name,
    spot.element.selector,
    spot.build,
    repliesOf(comment)
      .map((reply) => `${reply.author}: ${reply.said.text}`)
      .join('\n'),
  ]
}

const markRows = ({ id, as, at, by }: Marked): string[][] => {
  if (as === null) return []
  const { title, path, scenario } = placeOf(id) ?? { title: id, path: '', scenario: '' }
  return [['', markNames[as], by, at, '', title, path, scenario, '', '', '', '', '', '']]
}

/** The comments as CSV, one a row, followed by the marks, which have no number. */
export const commentsCsv = (entries: readonly Entry[], marked: readonly Marked[] = []): Promise<string> =>
  csvOf(head, [...present(entries).map(commentRow), ...marked.flatMap(markRows)])
