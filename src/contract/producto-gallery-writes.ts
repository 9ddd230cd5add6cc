import { doc } from './doc.ts'
import { addsImage, endpoint, json, multipart, removesImage } from './endpoint.ts'
import { id, image } from './fields.ts'
import { Producto } from './producto.ts'

export const guardarImagenProducto = endpoint(
  'POST /api/guardarImagenProducto',
  addsImage(
    Producto,
    multipart({ idProducto: id(), imagen: image(doc`454x448.`), orden: Producto.fields.orden }),
    'Imagen agregada',
  ),
)
export const eliminarImagen = endpoint(
  'POST /api/eliminarImagen',
  removesImage(Producto, json({ idImagen: id() }), 'Imagen eliminada'),
)
