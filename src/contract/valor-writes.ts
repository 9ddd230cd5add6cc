import { doc } from './doc.ts'
import { creates, endpoint, json, multipart, removes, updates } from './endpoint.ts'
import { id, image, optional } from './fields.ts'
import { Valor } from './valor.ts'

const { orden, titulo, texto } = Valor.fields
const imagen = image(doc`Recommended 80x80.`)
const form = { orden, titulo, texto: optional(texto) }

export const crearSeccion = endpoint(
  'POST /api/crearSeccion',
  creates(Valor, multipart({ ...form, imagen }), 'Valor creado'),
)
export const updateSeccion = endpoint(
  'POST /api/updateSeccion',
  updates(Valor, multipart({ idSeccion: id(), ...form, imagen: optional(imagen) }), 'Valores modificado'),
)
export const deleteValor = endpoint('POST /api/deleteValor', removes(Valor, json({ idValor: id() }), 'Valor eliminado'))
