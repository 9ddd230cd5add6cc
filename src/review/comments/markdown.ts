import { moment } from '../moment.ts'
import { linkTo } from '../scenario/text.ts'
import { markNames, marks, type Mark, type Marked } from '../screens/marked.ts'
import { findStateLink } from '../screens/screens.ts'
import { present, type Comment, type Entry } from './comment.ts'

/** Escapes a reviewer's text, so that it makes no picture, link, heading or HTML. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\\`*_{}[\]<>#|!~&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*\d*)([-+=.)])/gm, String.raw`$1\$2`)
    // Renderers turn bare addresses into links.
    .replaceAll(/(https?|ftp|mailto|www)([:.])/gi, String.raw`$1\$2`)

const oneLine = (text: string): string => plain(text.replaceAll(/\s+/g, ' ').trim())
const quoted = (text: string): string =>
  plain(text)
    .split(/\r\n|\r|\n/)
    .map((row) => `> ${row}`)
    .join('\n')
export const pictureFile = ({ picture }: Comment, number: number): string | undefined => {
  const kind = /^data:image\/(\w+)/.exec(picture)?.[1]
  return kind && `imagenes/${number}.${kind === 'jpeg' ? 'jpg' : kind}`
}

/** An element in words: 'botón «Enviar»'. */
const elementWords = ({ role, name }: Comment['spot']['element']): string =>
  [role && oneLine(role), name && `«${oneLine(name)}»`].filter(Boolean).join(' ')

const commentPart = (comment: Comment, number: number, origin: string): string => {
  const { spot, state } = comment
  const file = pictureFile(comment, number)
  const where = [
    `[Abrir la pantalla](<${origin}${linkTo(spot.address, spot.scenario)}>)`,
    elementWords(spot.element),
    spot.scenario && `escenario ${oneLine(spot.scenario)}`,
    `${spot.width} x ${spot.height}`,
    spot.build && `versión ${oneLine(spot.build)}`,
  ]
  return [
    `### ${number}. ${state.resolved ? 'Resuelto' : 'Abierto'} · ${oneLine(comment.author)} · ${moment(comment.made)}`,
    quoted(comment.said.text),
    where.filter(Boolean).join(' · '),
    ...(file === undefined ? [] : [`![Comentario ${number}](${file})`]),
    ...present(comment.replies).map(
      (reply) =>
        `**${oneLine(reply.author)}**, ${moment(reply.made)}${reply.textOf === undefined ? '' : ', otro texto escrito a la vez'}:\n\n${quoted(reply.said.text)}`,
    ),
  ].join('\n\n')
}

const markRow = ({ id, at: time, by }: Marked, origin: string): string => {
  const link = findStateLink(id)
  const state = link ? `[${oneLine(link.title)}](<${origin}${linkTo(link.path, link.scenario)}>)` : oneLine(id)
  return [`- ${state}`, by && oneLine(by), moment(time)].filter(Boolean).join(' · ')
}

const markPart = (marked: readonly Marked[], as: Mark, origin: string): string[] => {
  const matches = marked.filter((mark) => mark.as === as)
  return matches.length === 0
    ? []
    : [`### ${markNames[as]} (${matches.length})`, matches.map((mark) => markRow(mark, origin)).join('\n')]
}

const markParts = (marked: readonly Marked[], origin: string): string[] =>
  marked.some(({ as }) => as !== null)
    ? ['## Pantallas revisadas', ...marks.toReversed().flatMap((as) => markPart(marked, as, origin))]
    : []

/** The comments as a Markdown page, by screen, with links and pictures, followed by the marks. */
export const commentsMarkdown = (entries: readonly Entry[], origin: string, marked: readonly Marked[] = []): string => {
  const numbered = present(entries).map((comment, index) => ({ comment, number: index + 1 }))
  const screens = Map.groupBy(numbered, ({ comment }) => comment.spot.address)
  const open = numbered.filter(({ comment }) => !comment.state.resolved).length
  return [
    '# Comentarios de la revisión',
    `${numbered.length} en total, ${open} sin resolver.`,
    ...[...screens].flatMap(([address, made]) => [
      `## ${oneLine(made[0]?.comment.spot.title ?? '')} (${oneLine(address)})`,
      ...made.map(({ comment, number }) => commentPart(comment, number, origin)),
    ]),
    ...markParts(marked, origin),
  ]
    .join('\n\n')
    .concat('\n')
}
