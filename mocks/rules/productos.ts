import { Producto, type Entorno } from '../../src/contract/producto.ts'
import { asTarjeta } from '../../src/contract/tarjeta.ts'
import { defineRules, type Call } from '../call.ts'
import { getRow, listAll, mapAll } from '../crud.ts'
import type { Tables } from '../store/port.ts'

type Around = (id: number) => Entorno

/** Of each store, made once until a write: every product's page asks. */
const cache = new WeakMap<Tables, { readonly stamp: number; readonly around: Promise<Around> }>()

const aroundIn = async (call: Call, near: NonNullable<Call['near']>): Promise<Around> => {
  const { table, gallery = '' } = call.tableOf(Producto.resource)
  const stamp = await call.db.lastWrite?.([table, gallery])
  const before = cache.get(call.db)
  if (before && before.stamp === stamp) return before.around
  const around = listAll(Producto, call).then(near)
  if (stamp !== undefined) cache.set(call.db, { stamp, around })
  return around
}

export const productos = defineRules({
  obtenerProductos: async ({ forma, destacado }, call) => {
    const all = await mapAll(Producto, call, (one) => (forma === undefined ? one : asTarjeta(one)))
    return destacado === undefined ? all : all.filter((one) => one.destacado === destacado)
  },
  obtenerProducto: async ({ id, cerca }, call) => {
    const producto = await getRow(Producto, id, call)
    return cerca === 1 && call.near ? (await aroundIn(call, call.near))(id) : producto
  },
})
