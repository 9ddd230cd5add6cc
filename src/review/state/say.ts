/** Numbers of the state as people read them. */
import { counted } from '#ui/counted.ts'
import { present } from '../comments/comment.ts'
import { loadComments, useComments } from '../comments/store.ts'
import { standing } from '../screens/marked.ts'
import { loadMarks, useMarks } from '../screens/marks.ts'
import { getTableRows, sumSizes, type Company } from '#contract/company.ts'
import type { Loss, Losses } from './losses.ts'
import { resources } from './resources.ts'

const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

export const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${decimal.format(Math.ceil(bytes / 1e3))} kB` : `${decimal.format(bytes / 1e6)} MB`

/** '2 nuevos, 1 cambio'. */
export const sayLoss = ({ added, changed, deleted }: Loss): string =>
  [
    added > 0 && counted(added, 'nuevo', 'nuevos'),
    changed > 0 && counted(changed, 'cambio', 'cambios'),
    deleted > 0 && counted(deleted, 'eliminado', 'eliminados'),
  ]
    .filter((part) => part !== false)
    .join(', ')

export const sayUploads = ({ uploads, bytes }: Pick<Losses, 'uploads' | 'bytes'>): string =>
  `${counted(uploads, 'archivo subido', 'archivos subidos')} (${megabytes(bytes)})`

/** The losses, a line for each resource, or for `only` one. */
export const sayLosses = (losses: Losses, only?: string): string[] => [
  ...losses.resources
    .filter(({ resource }) => only === undefined || resource.id === only)
    .map((loss) => `${loss.resource.title}: ${sayLoss(loss)}`),
  ...(losses.uploads > 0 && only === undefined ? [sayUploads(losses)] : []),
]

const enumerated = (parts: readonly string[]): string => new Intl.ListFormat('es-AR').format(parts)

/** '24 productos, 6 novedades y 1 archivo subido (60 kB)' */
export const sayWhole = ({ tables, files }: Company): string =>
  enumerated([
    ...resources
      .map(({ id, words }) => [getTableRows(tables, id).length, words] as const)
      .filter(([count]) => count > 0)
      .map(([count, [singular, plural]]) => counted(count, singular, plural)),
    ...(files.size > 0 ? [sayUploads({ uploads: files.size, bytes: sumSizes(files) })] : []),
  ])

/** The numbers of comments and marks, which every reset of the company leaves alone. */
export const countStaying = async () => {
  await Promise.all([loadComments(), loadMarks()])
  return { comments: present(useComments.getState().entries).length, marks: standing(useMarks.getState().entries).size }
}

export const sayStaying = ({ comments, marks }: Awaited<ReturnType<typeof countStaying>>): string => {
  const parts = [
    ...(comments > 0 ? [counted(comments, 'comentario', 'comentarios')] : []),
    ...(marks > 0 ? [counted(marks, 'marca', 'marcas')] : []),
  ]
  return parts.length === 0 ? '' : `${comments + marks === 1 ? 'Queda' : 'Quedan'} ${enumerated(parts)}.`
}
