import { call } from '../../api/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getImage } from '../../contract/imagen.ts'
import { originalName } from '../../ui/file-name.ts'
import { holdsFile, type Values } from './form/model.ts'
import { addedTo, forGallery, storedIn } from './gallery/tiles.ts'
import { storedPath } from './stored.ts'

/** The first values of a copy: without its own place, id and files; 'X (copia)', since two products of one name could not be distinguished. */
export const copyOf = ({ of, request }: Pick<Endpoint, 'of' | 'request'>, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kind = request[name]?.kind
      if (kind === undefined || kind === 'id' || name === 'orden' || holdsFile(value)) return []
      const isName = name === of?.title && kind === 'text' && typeof value === 'string'
      return [[name, isName ? `${value} (copia)` : value]]
    }),
  )

const pictureTimeout = 10_000

const asUpload = async (path: string): Promise<File> => {
  const filename = path.split(/[/\\]/).at(-1) ?? ''
  const content = await call(getImage, { filename }, { signal: AbortSignal.timeout(pictureTimeout) })
  return new File([content], originalName(path), { type: content.type })
}

const came = <Value>(all: readonly PromiseSettledResult<Value>[]): Value[] =>
  all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))

/**
 * The stored pictures and videos of a record, its gallery included, as files for a copy. One that does not come is left out: its field
 * then asks for a file.
 */
export const picturesOf = async ({ request }: Pick<Endpoint, 'request'>, record: unknown): Promise<Values> => {
  const stored = Object.entries(request).flatMap(([name, { kind, accept }]) => {
    const path = kind === 'upload' && accept !== 'any' ? storedPath(record, name) : undefined
    return path === undefined ? [] : [{ name, path }]
  })
  const [files, gallery] = await Promise.all([
    Promise.allSettled(stored.map(async ({ name, path }) => [name, await asUpload(path)] as const)),
    Promise.allSettled(storedIn(record).map(({ path }) => asUpload(path))),
  ])
  return {
    ...Object.fromEntries(came(files)),
    ...(gallery.length > 0 && { [forGallery]: addedTo(undefined, came(gallery)) }),
  }
}

/** Accounts are not copied. */
export const canCopy = ({ request }: Pick<Endpoint, 'request'>): boolean =>
  Object.values(request).every(({ kind }) => kind !== 'password')
