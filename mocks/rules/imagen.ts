import { authorize } from '../access.ts'
import { defineRules, type Call } from '../call.ts'
import type { FileRow } from '../store/rows.ts'
import { storedFile } from '../stored-files.ts'
import { invalid } from '../refusal.ts'
import { fitting } from '../renditions.ts'
import { pathOf } from '../uploads.ts'
import { isPublic, serve } from './archivos.ts'

/** Stored names are unique. A name with a separator or `..` is invalid. */
const checkName = (name: string) => {
  if (/[/\\\0]|\.\./.test(name)) throw invalid([{ path: 'filename', message: 'El nombre de archivo no es válido.' }])
}

/** Price files have calls that require a session, so their names must not open them here. */
const isPrivate = async (file: FileRow, { db }: Call) => {
  const [row] = await db.rows('archivos').all({ file: pathOf(file) })
  return row !== undefined && !isPublic(row)
}

export const imagen = defineRules({
  getImage: async ({ filename, ancho }, call) => {
    checkName(filename)
    const file = await storedFile(call.db, filename)
    const secret = file !== undefined && (await isPrivate(file, call))
    if (secret) authorize('zone', call.callers)
    return serve(file && (await fitting(file, ancho, call)), call, { name: filename, kind: 'inline', shared: !secret })
  },
})
