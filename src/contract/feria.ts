import { doc } from './doc.ts'
import { addsImage, endpoint, json, multipart, removesImage, type EntityOf } from './endpoint.ts'
import { flag, id, image, optional, orden, richText, text } from './fields.ts'
import { gallery } from './gallery.ts'
import { resource } from './resource.ts'

const titulo = text(doc`Title.`)
const epigrafe = text(doc`Caption.`, 600)
const etiqueta = text(doc`Label; the panel always sends it empty (§4).`, 80)
const texto = richText(doc`Body.`)
const destacado = flag(doc`The panel always sends 0 (§4).`)

/** A trade fair (§2.10). */
export const { Feria, obtenerFerias, obtenerFeria, crearFeria, updateFeria, deleteFeria } = resource('ferias', {
  title: 'titulo',
  words: ['feria', 'ferias'],
  fields: { id: id(), orden: orden(), etiqueta, titulo, epigrafe, texto, destacado, imagenes: gallery() },
  form: {
    texto: optional(texto),
    orden: orden(),
    titulo,
    epigrafe: optional(epigrafe),
    etiqueta: optional(etiqueta),
    destacado: optional(destacado),
  },
  newForm: { foto: optional(image(doc`When present it becomes the first picture of the gallery.`)) },
  done: 'Feria',
})
export type Feria = EntityOf<typeof Feria>

export const guardarImagenFeria = endpoint(
  'POST /api/guardarImagenFeria',
  addsImage(Feria, multipart({ idFeria: id(), imagen: image(doc`454x448.`), orden: orden() }), 'Imagen agregada'),
)
export const eliminarImagenFeria = endpoint(
  'POST /api/eliminarImagenFeria',
  removesImage(Feria, json({ idImagen: id() }), 'Imagen eliminada'),
)
