import { wireName, type Accept, type Field, type Fields } from '../src/contract/fields.ts'
import { judge } from '../src/contract/uploads.ts'
import type { Store, Tables } from './store/port.ts'
import type { FileRow } from './store/rows.ts'
import { contentTypeOf, extensionOf } from './file-types.ts'
import { invalid, tooLarge, wrongType } from './refusal.ts'

/** A checked upload. `extension` comes from the content of pictures and videos, from the name of other files. */
export interface Upload {
  readonly file: File
  readonly extension: string
  readonly content: Blob | ArrayBuffer
}

const refusals = {
  413: tooLarge,
  415: wrongType,
  422: (path: string, message: string) => invalid([{ path, message }]),
} as const

/** Refuses an empty file (422), a wrong type (415) or too large a file (413). */
const checkUpload = async (file: File, accept: Accept, path: string): Promise<string> => {
  const { extension, wrong } = await judge(file, accept)
  if (wrong) throw refusals[wrong.status](path, wrong.message)
  return extension ?? extensionOf(file.name)
}

const uploadFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'upload')

/** Checks every upload of a request before any write, and prepares them for the store. */
export const readUploads = async (
  store: Pick<Store, 'keepable'>,
  fields: Fields,
  values: Record<string, unknown>,
  withoutPlace: (file: File) => Promise<File> = (file) => Promise.resolve(file),
): Promise<Map<string, Upload>> => {
  const uploads = new Map<string, Upload>()
  for (const [name, field] of uploadFields(fields)) {
    const file = values[name]
    if (!(file instanceof File)) continue
    const extension = await checkUpload(file, field.accept ?? 'any', wireName(name, field))
    const stored = await withoutPlace(file)
    uploads.set(name, { file: stored, extension, content: await store.keepable(stored) })
  }
  return uploads
}

/** Browsers send an empty file without a name for an unused input. */
export const isNoFile = (value: unknown): boolean => value instanceof File && value.size === 0 && value.name === ''

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'archivo'

const randomName = () => crypto.randomUUID().slice(0, 8)
const withoutExtension = (name: string) => name.replace(/\.[^.]*$/, '')

const uploadPath = (name: string) => `archivos/${name}`
export const pathOf = ({ name, asset }: FileRow) => asset ?? uploadPath(name)

/** Stores an upload under a unique name, with its moment; answers its path. */
export const storeUpload = async (
  db: Tables,
  { file, extension, content }: Upload,
  created_at: string,
): Promise<string> => {
  const name = `${slug(withoutExtension(file.name))}-${randomName()}${extension && `.${extension}`}`
  await db.files.add([{ name, type: contentTypeOf(name), size: file.size, created_at, blob: content }])
  return uploadPath(name)
}
