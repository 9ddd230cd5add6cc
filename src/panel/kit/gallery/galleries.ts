import type { Endpoint } from '../../../contract/endpoint.ts'
import { guardarImagenFeria } from '../../../contract/feria.ts'
import { guardarImagenProducto } from '../../../contract/producto.ts'
import type { Values } from '../form-context.ts'

const galleries: readonly Endpoint<Values>[] = [guardarImagenFeria, guardarImagenProducto]

/** What adds a picture to a record of these, where they have a gallery. */
export const galleryOf = (resource: string | undefined): Endpoint<Values> | undefined =>
  galleries.find(({ of }) => of?.resource === resource)
