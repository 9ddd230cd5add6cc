import { doc } from './doc.ts'
import { image, optional, wire } from './fields.ts'
import { declareWrites } from './resource-writes.ts'
import { Servicio } from './servicio.ts'

const { orden, titulo, texto } = Servicio.fields

export const { crearServicio, updateServicio, deleteServicio } = declareWrites(Servicio, {
  form: {
    imagen: wire('foto', image(doc`Recommended 704x306.`)),
    texto: optional(texto),
    orden,
    titulo,
  },
  done: 'Servicio',
})
