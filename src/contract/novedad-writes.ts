import { doc } from './doc.ts'
import { image, optional, wire } from './fields.ts'
import { Novedad } from './novedad.ts'
import { declareWrites } from './resource-writes.ts'

const { orden, titulo, epigrafe, etiqueta, texto, destacado } = Novedad.fields

export const { crearNovedad, updateNovedad, deleteNovedad } = declareWrites(Novedad, {
  form: {
    imagen: wire('foto', image(doc`Recommended 809x572.`)),
    texto: optional(texto),
    orden,
    titulo,
    epigrafe: optional(epigrafe),
    etiqueta: optional(etiqueta),
    destacado: optional(destacado),
  },
  done: 'Novedad',
})
