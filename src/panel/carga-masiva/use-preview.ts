import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import { useMarca } from '../../ui/brand/marca.ts'
import { askPreview } from './ask-preview.ts'
import { storedProducts } from './stored-products.ts'
import { remembered } from './remembered.ts'
import type { ListChoices } from './choices.ts'

/** The effect of loading the file. The key starts with that of the products, so that a change of products makes the preview anew. */
export const usePreview = (file: File | undefined, pending: ListChoices | undefined) => {
  const { columnas } = useMarca()
  return useQuery({
    queryKey: ['productos', 'vista previa', file?.name, file?.size, file?.lastModified, pending],
    queryFn: async ({ signal }) => {
      if (!file) throw new Error('There is no file.')
      const products = await call(obtenerProductos, {}, { signal })
      return askPreview(
        { file, products: storedProducts(products), choices: pending, remembered: remembered(columnas) },
        signal,
      )
    },
    enabled: file !== undefined,
    // What was understood before stays in sight while a choice is worked out.
    placeholderData: (before) => (pending ? before : undefined),
    // The preview is as large as the sheet, is not stored, and needs no comparison with the last one.
    gcTime: 0,
    structuralSharing: false,
  })
}
