import { defineRules, moment, type Call } from '../call.ts'
import { createRow, deleteRow, updateRow } from '../crud.ts'
import { findRow } from '../store/port.ts'
import type { FileRow, Row } from '../store/rows.ts'
import { getContentType, getExtension, getFileName } from '../file-types.ts'
import { readBytes, fileResponse, type Serving } from '../file-response.ts'
import { notFound } from '../refusal.ts'
import type { EntityTable } from '../entity-table.ts'

/** A file is public only by its row. */
export const isPublic = ({ zona }: Row): boolean => zona === 0

/** Public downloads and private files share a table and one id sequence: `deleteDescarga` deletes either (§7). */
export const stores: Record<string, EntityTable> = {
  descargas: { table: 'archivos', fixed: { zona: 0 }, holds: isPublic },
  fileZonas: { table: 'archivos', fixed: { zona: 1 }, holds: (row) => !isPublic(row) },
}

/** The weight of a file in KB, as text. */
export const toPeso = (size: number) => (size / 1024).toFixed(2)

/** Format and weight come from the file, and the date is that of the upload. */
const measured = (call: Call) => {
  const upload = call.uploads.get('file')
  if (!upload) return {}
  return { formato: upload.extension, peso: toPeso(upload.file.size), created_at: moment(call) }
}

const findArchivo = async (id: number, audience: 'public' | 'private', { db }: Call): Promise<Row> => {
  const row = await findRow(db.rows('archivos'), id)
  if (!row || isPublic(row) !== (audience === 'public')) throw notFound()
  return row
}

export const serve = async (file: FileRow | undefined, call: Call, serving: Serving): Promise<Response> => {
  const bytes = file && (await readBytes(file, call.asset))
  if (!bytes) throw notFound('El archivo no existe o ya se eliminó.')
  return fileResponse(call.request, bytes, file.type ?? getContentType(file.name), serving)
}

const serveRow = async (row: Row, title: 'titulo' | 'numeropedido', kind: Serving['kind'], call: Call) => {
  const stored = getFileName(String(row.file))
  const extension = getExtension(stored)
  const name = typeof row[title] === 'string' && row[title] !== '' ? row[title] : 'archivo'
  return serve(await findRow(call.db.files, stored), call, { kind, name: `${name}${extension && `.${extension}`}` })
}

export const archivos = defineRules({
  descargarArchive: async ({ id }, call) =>
    serveRow(await findArchivo(id, 'public', call), 'titulo', 'attachment', call),
  descargarArchiveZona: async ({ id }, call) =>
    serveRow(await findArchivo(id, 'private', call), 'numeropedido', 'attachment', call),
  obtenerZona: async ({ id }, call) => serveRow(await findArchivo(id, 'private', call), 'numeropedido', 'inline', call),
  crearDescarga: (input, call) => createRow(input, call, measured(call)),
  updateDescarga: (input, call) => updateRow(input, call, measured(call)),
  crearFileZona: (input, call) => createRow(input, call, measured(call)),
  updateFileZona: (input, call) => updateRow(input, call, measured(call)),
  deleteDescarga: async (input, call) => {
    const row = await findRow(call.db.rows('archivos'), input.idDescarga)
    const secret = row !== undefined && !isPublic(row)
    const answer = await deleteRow(input, { ...call, getEntityTable: () => ({ table: 'archivos' }) })
    if (secret) call.note(String(row.numeropedido), 'Archivo eliminado')
    return answer
  },
})
