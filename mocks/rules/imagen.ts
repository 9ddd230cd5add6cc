import { authorize } from '../access.ts'
import { defineRules, type Call } from '../call.ts'
import type { FileRow } from '../store/rows.ts'
import { storedFile } from '../stored-files.ts'
import { invalid } from '../refusal.ts'
import { fitting } from '../renditions.ts'
import { getFilePath } from '../uploads.ts'
import { isPublic, serve } from './archivos.ts'

/** Stored names are unique. A name with a separator or `..` is invalid. */
const checkName = (name: string) => {
  if (/[/\\\0]|\.\./.test(name)) throw invalid([{ path: 'filename', message: 'El nombre de archivo no es válido.' }])
}

/** Whether a file is a price file: its own call requires a session, so its name alone must not open it. */
const isPrivate = async (file: FileRow, { db }: Call) => {
  const [row] = await db.rows('archivos').getAll({ file: getFilePath(file) })
  return row !== undefined && !isPublic(row)
}

/** A name, a kind of picture and a revision never get other bytes. */
const sharing = (file: FileRow, { type, blob }: FileRow) =>
  file.asset === undefined
    ? ({
        shared: 'upload',
        tag: `"${encodeURIComponent(file.name)}-${(blob instanceof Blob ? blob.size : 0).toString(36)}${file.revision === undefined ? '' : `-${file.revision}`}${type === file.type ? '' : '-w'}"`,
      } as const)
    : ({ shared: 'build' } as const)

export const imagen = defineRules({
  getImage: async ({ filename, ancho }, call) => {
    checkName(filename)
    const file = await storedFile(call.db, filename)
    const secret = file !== undefined && (await isPrivate(file, call))
    if (secret) authorize('zone', call.callers)
    const sent = file && (await fitting(file, ancho, call))
    return serve(sent, call, { name: filename, kind: 'inline', ...(file && sent && !secret && sharing(file, sent)) })
  },
})
