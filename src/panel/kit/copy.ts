import { call } from '#api/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getImage } from '#contract/imagen.ts'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { originalName } from '#ui/file-name.ts'
import { holdsFile, type Values } from './form/model.ts'
import { addedTo, forGallery, getStoredPictures } from './gallery/tiles.ts'
import { storedPath } from './stored.ts'

/** The first values of a copy: without position, id and files; 'X (copia)', since two products of one name could not be distinguished. */
export const getCopyValues = ({ entity, request }: Pick<Endpoint, 'entity' | 'request'>, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kind = request[name]?.kind
      if (kind === undefined || kind === 'id' || name === 'orden' || holdsFile(value)) return []
      const isName = name === entity?.title && kind === 'text' && typeof value === 'string'
      return [[name, isName ? `${value} (copia)` : value]]
    }),
  )

const pictureTimeout = 10_000

const asUpload = async (path: string): Promise<File> => {
  const filename = path.split(/[/\\]/).at(-1) ?? ''
  const content = await call(getImage, { filename }, { signal: AbortSignal.timeout(pictureTimeout) })
  return new File([content], originalName(path), { type: content.type })
}

const getFulfilled = <Value>(results: readonly PromiseSettledResult<Value>[]): Value[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

/**
 * The stored pictures and videos of a record, its gallery included, as files for a copy. A file that cannot be read is left out: its field
 * then asks for a file.
 */
export const fetchPictures = async ({ request }: Pick<Endpoint, 'request'>, record: unknown): Promise<Values> => {
  const stored = Object.entries(request).flatMap(([name, { accept }]) => {
    const path = accept && uploadKinds[accept].isVisual ? storedPath(record, name) : undefined
    return path === undefined ? [] : [{ name, path }]
  })
  const [files, gallery] = await Promise.all([
    Promise.allSettled(stored.map(async ({ name, path }) => [name, await asUpload(path)] as const)),
    Promise.allSettled(getStoredPictures(record).map(({ path }) => asUpload(path))),
  ])
  return {
    ...Object.fromEntries(getFulfilled(files)),
    ...(gallery.length > 0 && { [forGallery]: addedTo(undefined, getFulfilled(gallery)) }),
  }
}

/** Accounts are not copied. */
export const canCopy = ({ request }: Pick<Endpoint, 'request'>): boolean =>
  Object.values(request).every(({ kind }) => kind !== 'password')
