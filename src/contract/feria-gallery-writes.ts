import { doc } from './doc.ts'
import { addsImage, endpoint, json, multipart, removesImage } from './endpoint.ts'
import { Feria } from './feria.ts'
import { id, image } from './fields.ts'

export const guardarImagenFeria = endpoint(
  'POST /api/guardarImagenFeria',
  addsImage(
    Feria,
    multipart({ idFeria: id(), imagen: image(doc`454x448.`), orden: Feria.fields.orden }),
    'Imagen agregada',
  ),
)
export const eliminarImagenFeria = endpoint(
  'POST /api/eliminarImagenFeria',
  removesImage(Feria, json({ idImagen: id() }), 'Imagen eliminada'),
)
