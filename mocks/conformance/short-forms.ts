import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import type { Producto } from '#contract/producto.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import type { Extended } from './extended.ts'
import type { Values } from './requests.ts'
import { unknownId } from './samples.ts'
import type { Visitor } from './visitor.ts'

const { deleteProducto, obtenerProducto, obtenerProductos } = endpoints

/** Reads that answer less, and the same reads without their query. */
export const shortPart = (site: Visitor, extended: Extended) => {
  const readJson = async (endpoint: Endpoint, input: Values): Promise<unknown> =>
    (await site.call(endpoint, input)).json()
  extended('obtenerProductos?forma=ligera: every product, without its texts and sizes', 'forma', async () => {
    const productos = await site.answer(obtenerProductos)
    expect(await readJson(obtenerProductos, { forma: 'ligera' })).toEqual(productos.map(asTarjeta))
    await site.refuses(obtenerProductos, { forma: 'otra' }, 422, ['forma'])
  })

  extended('obtenerProductos?destacado=1: the featured products alone, whole or light', 'destacado', async () => {
    const featured = (await site.answer(obtenerProductos)).filter(({ destacado }) => destacado === 1)
    expect(await site.answer(obtenerProductos, { destacado: 1 })).toEqual(featured)
    expect(await readJson(obtenerProductos, { destacado: 1, forma: 'ligera' })).toEqual(featured.map(asTarjeta))
  })

  extended('obtenerProducto?cerca=1: what stands around it in the list, in the light form', 'cerca', async () => {
    const productos = await site.answer(obtenerProductos)
    const [first, second] = productos
    if (!first || !second) throw new Error('two products are needed')
    const near = await readJson(obtenerProducto, { id: first.id, cerca: 1 })
    const step = (producto: Producto | undefined) => producto && { id: producto.id, nombre: producto.nombre }
    expect(near).toEqual({ id: first.id, siguiente: step(second), relacionados: expect.any(Array) })
    await site.answer(deleteProducto, { idProducto: second.id })
    expect(await readJson(obtenerProducto, { id: first.id, cerca: 1 })).toMatchObject({ siguiente: step(productos[2]) })
    await site.refuses(obtenerProducto, { id: unknownId, cerca: 1 }, 404)
  })
}
