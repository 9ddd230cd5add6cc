import { expect } from 'vitest'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import type { Producto } from '../../src/contract/producto.ts'
import type { Extended } from './extended.ts'
import type { Values } from './requests.ts'
import { unknownId } from './samples.ts'
import type { Visitor } from './visitor.ts'

const { deleteProducto, obtenerProducto, obtenerProductos } = endpoints

/** Reads that answer less, and the same reads without their query. */
export const shortPart = (site: Visitor, extended: Extended) => {
  const jsonOf = async (endpoint: Endpoint, input: Values): Promise<unknown> =>
    (await site.call(endpoint, input)).json()
  const light = ({ id, orden, nombre, destacado, imagenes, sub_productos: sizes }: Producto) => ({
    id,
    orden,
    nombre,
    destacado,
    imagenes: imagenes.slice(0, 1),
    medidas: sizes.length,
    codigo: sizes[0]?.codigo ?? '',
  })

  extended('obtenerProductos?forma=ligera: every product, without its texts and sizes', 'forma', async () => {
    const all = await site.answer(obtenerProductos)
    expect(await jsonOf(obtenerProductos, { forma: 'ligera' })).toEqual(all.map(light))
    await site.refuses(obtenerProductos, { forma: 'otra' }, 422, ['forma'])
  })

  extended('obtenerProductos?destacado=1: the featured products alone, whole or light', 'destacado', async () => {
    const featured = (await site.answer(obtenerProductos)).filter(({ destacado }) => destacado === 1)
    expect(await site.answer(obtenerProductos, { destacado: 1 })).toEqual(featured)
    expect(await jsonOf(obtenerProductos, { destacado: 1, forma: 'ligera' })).toEqual(featured.map(light))
  })

  extended('obtenerProducto?cerca=1: what stands around it in the list, in the light form', 'cerca', async () => {
    const all = await site.answer(obtenerProductos)
    const [first, second] = all
    if (!first || !second) throw new Error('two products are needed')
    const near = await jsonOf(obtenerProducto, { id: first.id, cerca: 1 })
    const step = (one: Producto | undefined) => one && { id: one.id, nombre: one.nombre }
    expect(near).toEqual({ id: first.id, siguiente: step(second), relacionados: expect.any(Array) })
    await site.answer(deleteProducto, { idProducto: second.id })
    expect(await jsonOf(obtenerProducto, { id: first.id, cerca: 1 })).toMatchObject({ siguiente: step(all[2]) })
    await site.refuses(obtenerProducto, { id: unknownId, cerca: 1 }, 404)
  })
}
