import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, json, lists, multipart, removes, updates, type EntityOf } from './endpoint.ts'
import { id, image, optional, orden, path, richText, text } from './fields.ts'

const titulo = text(doc`Title.`)
const texto = richText(doc`Rich text.`)

/** A company value; its calls name it Seccion (§2.6). */
export const Valor = entity('secciones', {
  title: 'titulo',
  words: ['valor', 'valores'],
  fields: {
    id: id(),
    orden: orden(),
    titulo,
    texto,
    imagen: path(doc`Icon, 80x80.`),
  },
})
export type Valor = EntityOf<typeof Valor>

const imagen = image(doc`Recommended 80x80.`)
const form = { orden: orden(), titulo, texto: optional(texto) }

export const obtenerSecciones = endpoint('GET /api/obtenerSecciones', lists(Valor))
export const obtenerSeccion = endpoint('GET /api/obtenerSeccion/{id}', gets(Valor))
export const crearSeccion = endpoint(
  'POST /api/crearSeccion',
  creates(Valor, multipart({ ...form, imagen }), 'Valor creado'),
)
export const updateSeccion = endpoint(
  'POST /api/updateSeccion',
  updates(Valor, multipart({ idSeccion: id(), ...form, imagen: optional(imagen) }), 'Valores modificado'),
)
export const deleteValor = endpoint('POST /api/deleteValor', removes(Valor, json({ idValor: id() }), 'Valor eliminado'))
