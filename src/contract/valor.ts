import { doc } from './doc.ts'
import { declareEntity, endpoint, gets, lists, type EntityRecord } from './endpoint.ts'
import { id, orden, path, richText, text } from './fields.ts'

/** A company value; its calls name it Seccion (§2.6). */
export const Valor = declareEntity('secciones', {
  title: 'titulo',
  words: ['valor', 'valores'],
  fields: {
    id: id(),
    orden: orden(),
    titulo: text(doc`Title.`),
    texto: richText(doc`Rich text.`),
    imagen: path(doc`Icon, 80x80.`),
  },
})
export type Valor = EntityRecord<typeof Valor>

export const obtenerSecciones = endpoint('GET /api/obtenerSecciones', lists(Valor))
export const obtenerSeccion = endpoint('GET /api/obtenerSeccion/{id}', gets(Valor))
