/** Helpers of the tests of extensions. */
import { changeHeader } from '#contract/change-header.ts'
import { endpoints } from '#contract/index.ts'
import { inputFor } from './samples.ts'
import type { Visitor } from './visitor.ts'

const { crearProducto, guardarImagenProducto, obtenerProducto } = endpoints

/** A test of one extension, which begins as an administrator. A backend without the extension skips the test. */
export type Extended = (title: string, extension: string, run: () => Promise<void>) => void

/** The number of a write, by which the write is undone. */
export const getChangeNumber = (response: Response) => Number(response.headers.get(changeHeader))

/** A product with its sizes and two pictures. */
export const withPictures = async (site: Visitor) => {
  const id = await site.create(crearProducto, inputFor(crearProducto, 1))
  for (const orden of [1, 2])
    await site.answer(guardarImagenProducto, { ...inputFor(guardarImagenProducto, orden), idProducto: id, orden })
  return { id, producto: await site.answer(obtenerProducto, { id }) }
}
