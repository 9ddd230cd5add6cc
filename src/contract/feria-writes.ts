import { doc } from './doc.ts'
import { Feria } from './feria.ts'
import { image, optional } from './fields.ts'
import { declareWrites } from './resource-writes.ts'

const { orden, titulo, epigrafe, etiqueta, texto, destacado } = Feria.fields

export const { crearFeria, updateFeria, deleteFeria } = declareWrites(Feria, {
  form: {
    texto: optional(texto),
    orden,
    titulo,
    epigrafe: optional(epigrafe),
    etiqueta: optional(etiqueta),
    destacado: optional(destacado),
  },
  newForm: { foto: optional(image(doc`When present it becomes the first picture of the gallery.`)) },
  done: 'Feria',
})
