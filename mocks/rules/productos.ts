import { Producto, type Entorno } from '#contract/producto.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import { defineRules, type Call } from '../call.ts'
import { readRecord, listAll, mapAll } from '../crud.ts'
import type { Tables } from '../store/port.ts'

type NeighbourLookup = (id: number) => Entorno

/** The neighbours of each store's products, computed once until a write: every product's page asks. */
const cache = new WeakMap<Tables, { readonly stamp: number; readonly lookup: Promise<NeighbourLookup> }>()

const readNeighbourLookup = async (call: Call, near: NonNullable<Call['near']>): Promise<NeighbourLookup> => {
  const { table, gallery = '' } = call.getEntityTable(Producto.resource)
  const stamp = await call.db.lastWrite?.([table, gallery])
  const cached = cache.get(call.db)
  if (cached && cached.stamp === stamp) return cached.lookup
  const lookup = listAll(Producto, call).then(near)
  if (stamp !== undefined) cache.set(call.db, { stamp, lookup })
  return lookup
}

export const productos = defineRules({
  obtenerProductos: async ({ forma, destacado }, call) => {
    const products = await mapAll(Producto, call, (product) => (forma === undefined ? product : asTarjeta(product)))
    return destacado === undefined ? products : products.filter((product) => product.destacado === destacado)
  },
  obtenerProducto: async ({ id, cerca }, call) => {
    const producto = await readRecord(Producto, id, call)
    return cerca === 1 && call.near ? (await readNeighbourLookup(call, call.near))(id) : producto
  },
})
