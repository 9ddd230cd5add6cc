import { wireName } from '../src/contract/fields.ts'
import type { Accept, Field, Fields } from '../src/contract/fields.ts'
import { judge } from '../src/contract/uploads.ts'
import type { Db, FileRow } from './db.ts'
import { contentTypeOf, extensionOf } from './file-types.ts'
import { invalid, tooLarge, wrongType } from './refusal.ts'

/** An upload that passed: `extension` by content for pictures and videos, by name for any other file. */
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

/** Refuses an empty file (422), one of another type than its field takes (415) or one too large (413). */
const checkUpload = async (file: File, accept: Accept, path: string): Promise<string> => {
  const { extension, wrong } = await judge(file, accept)
  if (wrong) throw refusals[wrong.status](path, wrong.message)
  return extension ?? extensionOf(file.name)
}

const uploadFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { kind }]) => kind === 'upload')

/** What this browser can keep: private WebKit windows cannot store a Blob, its bytes they can. */
const storable = async (db: Db, file: File): Promise<Blob | ArrayBuffer> => {
  try {
    await db.files.put({ name: '', type: '', blob: new Blob(['']) })
    await db.files.delete('')
    return file
  } catch (error) {
    if (error instanceof Error && error.name === 'QuotaExceededError') throw error
    return file.arrayBuffer()
  }
}

/** Checks every upload of a request before anything is written, and answers them ready to be stored. */
export const readUploads = async (
  db: Db,
  fields: Fields,
  values: Record<string, unknown>,
): Promise<Map<string, Upload>> => {
  const uploads = new Map<string, Upload>()
  for (const [name, field] of uploadFields(fields)) {
    const file = values[name]
    if (!(file instanceof File)) continue
    const extension = await checkUpload(file, field.accept ?? 'any', wireName(name, field))
    uploads.set(name, { file, extension, content: await storable(db, file) })
  }
  return uploads
}

/** A browser sends an empty, nameless file for an input that was left alone. */
export const isNoFile = (value: unknown): boolean => value instanceof File && value.size === 0 && value.name === ''

/** Words of any name, as a safe file name. */
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
/** The path by which records name a stored file. */
export const pathOf = ({ name, asset }: FileRow) => asset ?? uploadPath(name)

/** Stores an upload under a name of its own and answers its path. */
export const storeUpload = async (db: Db, { file, extension, content }: Upload): Promise<string> => {
  const name = `${slug(withoutExtension(file.name))}-${randomName()}${extension && `.${extension}`}`
  await db.files.add({ name, type: contentTypeOf(name), size: file.size, blob: content })
  return uploadPath(name)
}
