import { wireName, type Fields, type KindField } from '#contract/fields.ts'
import type { Accept } from '#contract/upload-kinds.ts'
import type { Judged } from '#contract/uploads.ts'
import type { Store, Tables } from './store/port.ts'
import type { FileRow } from './store/rows.ts'
import { getContentType, getExtension } from './file-types.ts'
import type { Cleaned } from './place.ts'
import { invalid, tooLarge, wrongType } from './refusal.ts'

/** A checked upload. `extension` comes from the content of pictures and videos, from the name of other files. */
export interface Upload {
  /** Its stored name, which no other file has. */
  readonly name: string
  readonly file: File
  readonly extension: string
  readonly content: Blob | ArrayBuffer
  /** Whether it lost a track of text. */
  readonly hadText: boolean
}

const refusals = {
  413: tooLarge,
  415: wrongType,
  422: (path: string, message: string) => invalid([{ path, message }]),
} as const

/** Judges uploads and prepares them; in a browser both come from a script of their own. */
export interface UploadTools {
  /** `judge` of contract/uploads.ts. */
  readonly judge: (file: File, accept: Accept) => Promise<Judged>
  /** `withoutPlace` of place.ts; without it an upload keeps the place where it was taken. */
  readonly withoutPlace?: (upload: File) => Promise<Cleaned>
}

/** Refuses an empty file (422), a wrong type (415) or too large a file (413). */
const checkUpload = async (file: File, path: string, judging: Promise<Judged>): Promise<string> => {
  const { extension, wrong } = await judging
  if (wrong) throw refusals[wrong.status](path, wrong.message)
  return extension ?? getExtension(file.name)
}

const uploadFields = (fields: Fields): [string, KindField<'upload'>][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'upload' ? [[name, field]] : []))

/** Checks every upload of a request before any write, and prepares them for the store. */
export const readUploads = async (
  store: Pick<Store, 'keepable'>,
  fields: Fields,
  values: Record<string, unknown>,
  { judge, withoutPlace = (file) => Promise.resolve({ file, hadText: false }) }: UploadTools,
): Promise<Map<string, Upload>> => {
  const uploads = new Map<string, Upload>()
  for (const [name, field] of uploadFields(fields)) {
    const file = values[name]
    if (!(file instanceof File)) continue
    const extension = await checkUpload(file, wireName(name, field), judge(file, field.accept))
    const cleaned = await withoutPlace(file)
    const content = await store.keepable(cleaned.file)
    uploads.set(name, { ...cleaned, name: newName(file.name, extension), extension, content })
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
const newName = (fileName: string, extension: string) =>
  `${slug(withoutExtension(fileName))}-${randomName()}${extension && `.${extension}`}`

const uploadPath = (name: string) => `archivos/${name}`
export const getFilePath = ({ name, asset }: FileRow) => asset ?? uploadPath(name)

/** Stores an upload with its moment; answers its path. */
export const storeUpload = async (db: Tables, { name, file, content }: Upload, created_at: string): Promise<string> => {
  await db.files.add([{ name, type: getContentType(name), size: file.size, created_at, blob: content }])
  return uploadPath(name)
}
