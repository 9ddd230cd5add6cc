import { doc } from './doc.ts'
import {
  addsImage,
  creates,
  endpoint,
  entity,
  gets,
  json,
  lists,
  multipart,
  removes,
  removesImage,
  updates,
} from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { flag, id, image, optional, orden, richText, text } from './fields.ts'
import { gallery } from './gallery.ts'

const titulo = text(doc`Title.`)
const epigrafe = text(doc`Caption.`, 600)
const etiqueta = text(doc`Label; the panel always sends it empty (§4).`, 80)
const texto = richText(doc`Body.`)
const destacado = flag(doc`The panel always sends 0 (§4).`)

/** A trade fair (§2.10). */
export const Feria = entity('ferias', 'titulo', {
  id: id(),
  orden: orden(),
  etiqueta,
  titulo,
  epigrafe,
  texto,
  destacado,
  imagenes: gallery(),
})
export type Feria = EntityOf<typeof Feria>

const form = {
  texto: optional(texto),
  orden: orden(),
  titulo,
  epigrafe: optional(epigrafe),
  etiqueta: optional(etiqueta),
  destacado: optional(destacado),
}

export const obtenerFerias = endpoint('GET /api/obtenerFerias', lists(Feria))
export const obtenerFeria = endpoint('GET /api/obtenerFeria/{id}', gets(Feria))
export const crearFeria = endpoint(
  'POST /api/crearFeria',
  creates(
    Feria,
    multipart({ foto: optional(image(doc`When present it becomes the first picture of the gallery.`)), ...form }),
    'Feria creada',
  ),
)
export const updateFeria = endpoint(
  'POST /api/updateFeria',
  updates(Feria, multipart({ idFeria: id(), ...form }), 'Feria modificada'),
)
export const deleteFeria = endpoint('POST /api/deleteFeria', removes(Feria, json({ idFeria: id() }), 'Feria eliminada'))
export const guardarImagenFeria = endpoint(
  'POST /api/guardarImagenFeria',
  addsImage(Feria, multipart({ idFeria: id(), imagen: image(doc`454x448.`), orden: orden() }), 'Imagen agregada'),
)
export const eliminarImagenFeria = endpoint(
  'POST /api/eliminarImagenFeria',
  removesImage(Feria, json({ idImagen: id() }), 'Imagen eliminada'),
)
