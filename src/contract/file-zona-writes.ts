import { doc } from './doc.ts'
import { creates, endpoint, multipart, updates } from './endpoint.ts'
import { id, optional, upload, wire } from './fields.ts'
import { FileZona } from './file-zona.ts'

const { orden, numeropedido } = FileZona.fields
const file = upload('any', doc`Any file.`)
const form = { orden, numeropedido: wire('Npedido', numeropedido) }

export const crearFileZona = endpoint(
  'POST /api/crearFileZona',
  creates(FileZona, multipart({ file, ...form }), 'Archivo subido'),
)
export const updateFileZona = endpoint(
  'POST /api/updateFileZona',
  updates(FileZona, multipart({ idFileZona: id(), file: optional(file), ...form }), 'Archivo modificado'),
)
