import type { NewRecord, Row } from '../store/rows.ts'
import { invalid } from '../refusal.ts'
import type { EntityTable } from '../entity-table.ts'

/**
 * A video is a link or a file, and sending one replaces the other. An update without either keeps the video. A link sent empty is
 * refused, unless a file comes with it.
 */
const linkOrFile = (values: NewRecord, current: Row | undefined): NewRecord => {
  const [link, file] = [values.link || null, values.file || null]
  const [newLink, newFile] = [link !== (current?.link ?? null), file !== (current?.file ?? null)]
  const linkIsMissing = values.link === '' && !newFile
  if (linkIsMissing || (!link && !file))
    throw invalid(['link', 'file'].map((path) => ({ path, message: 'Cargá un link o un archivo.' })))
  if (link && file && newLink === newFile)
    throw invalid([{ path: 'link', message: 'Elegí un link o un archivo, no los dos.' }])
  return { ...values, link: newFile && file ? null : link, file: newFile || !link ? file : null }
}

export const stores: Record<string, EntityTable> = { videos: { table: 'videos', accept: linkOrFile } }
