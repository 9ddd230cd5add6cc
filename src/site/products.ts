/** The products in their short forms. An API that ignores the query answers whole products, which serve as well. */
import { ApiError } from '../api/errors.ts'
import { call, urlOf } from '../api/client.ts'
import { read } from '../api/queries.ts'
import { keyOf } from '../contract/endpoint.ts'
import { obtenerProducto, obtenerProductos, type Producto, type Tarjeta } from '../contract/producto.ts'

/** The list in its light form. */
const cardList = { ...obtenerProductos, response: obtenerProductos.short }
const asCards = { forma: 'ligera' } as const
export const cardsUrl = urlOf(cardList, asCards)
export const featuredUrl = urlOf(cardList, { ...asCards, destacado: 1 })

export const isWhole = (one: Tarjeta): one is Producto => one.texto !== undefined && one.sub_productos !== undefined

/** Whether the API has answered the whole list to the question for a light one. It is asked so no more: pages share one list. */
let answersWhole = false

/** The cards of all products, or of the featured ones; of an API that answers whole lists all of them. */
export const readCards = (destacado?: 1, as?: 'listed') => {
  const input = { ...asCards, destacado }
  const own = read(cardList, input, as)
  const learning: typeof own.queryFn = async ({ client, signal }) => {
    const whole = () => client.fetchQuery(read(obtenerProductos, {}))
    if (answersWhole) return whole()
    const answered = await call(cardList, input, { signal }).catch((error: unknown) => {
      // An API that refuses what it does not know.
      if (!(error instanceof ApiError) || ![400, 404, 422].includes(error.status)) throw error
      answersWhole = true
      return whole()
    })
    // A whole product whose text is null.
    const cards = answered.map((one) => (one.sub_productos && one.texto === undefined ? { ...one, texto: '' } : one))
    if (cards.length > 0 && cards.every(isWhole)) {
      answersWhole = true
      client.setQueryData(keyOf(obtenerProductos, {}), cards)
    }
    return cards
  }
  return import.meta.env.VITE_API_URL ? { ...own, queryFn: learning } : own
}

/** What stands around a product; without `relacionados` of an API that does not tell. */
export const readAround = (id: number) =>
  read({ ...obtenerProducto, response: obtenerProducto.short }, { id, cerca: 1 })
