import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { obtenerProductos, type Producto } from '../../contract/producto.ts'
import { askPreview } from './ask-preview.ts'

const known = ({ id, orden, nombre, texto, destacado, sub_productos }: Producto) => ({
  id,
  orden,
  nombre,
  texto,
  destacado,
  sub_productos,
})

/** What loading the file would do. Its key starts with the products': a change of theirs makes it anew. */
export const usePreview = (file: File | undefined) =>
  useQuery({
    queryKey: ['productos', 'vista previa', file?.name, file?.size, file?.lastModified],
    queryFn: async ({ signal }) => {
      if (!file) throw new Error('There is no file.')
      const products = await call(obtenerProductos, {}, { signal })
      return askPreview({ file, products: products.map(known) }, signal)
    },
    enabled: file !== undefined,
    // Kept no longer than it is looked at, and as large as the sheet: nothing to compare with the one before.
    gcTime: 0,
    structuralSharing: false,
  })
