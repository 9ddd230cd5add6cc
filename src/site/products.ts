/** The products in their short forms. An API that ignores the query answers whole products, which serve as well. */
import { ApiError } from '#api/errors.ts'
import { call, buildUrl } from '#api/client.ts'
import { read } from '#api/queries.ts'
import { getQueryKey } from '#contract/endpoint.ts'
import { obtenerProducto, obtenerProductos, type Producto, type Tarjeta } from '#contract/producto.ts'

/** The list in its light form. */
const cardList = { ...obtenerProductos, response: obtenerProductos.short }
const asCards = { forma: 'ligera' } as const
export const cardsUrl = buildUrl(cardList, asCards)
export const featuredUrl = buildUrl(cardList, { ...asCards, destacado: 1 })

export const isWhole = (tarjeta: Tarjeta): tarjeta is Producto =>
  tarjeta.texto !== undefined && tarjeta.sub_productos !== undefined

/** Whether the API has answered a request for the light list with the whole one. Then the whole list is requested: pages share one list. */
let answersWhole = false

/** The cards of all products, or of the featured ones; of an API that answers whole lists all of them. */
export const readCards = (destacado?: 1, as?: 'listed') => {
  const input = { ...asCards, destacado }
  const cardQuery = read(cardList, input, as)
  const learning: typeof cardQuery.queryFn = async ({ client, signal }) => {
    const whole = () => client.fetchQuery(read(obtenerProductos, {}))
    if (answersWhole) return whole()
    const answered = await call(cardList, input, { signal }).catch((error: unknown) => {
      // An API that refuses unknown parameters.
      if (!(error instanceof ApiError) || ![400, 404, 422].includes(error.status)) throw error
      answersWhole = true
      return whole()
    })
    // A whole product without a text.
    const cards = answered.map((tarjeta) =>
      tarjeta.sub_productos && tarjeta.texto === undefined ? { ...tarjeta, texto: '' } : tarjeta,
    )
    if (cards.length > 0 && cards.every(isWhole)) {
      answersWhole = true
      client.setQueryData(getQueryKey(obtenerProductos, {}), cards)
    }
    return cards
  }
  return import.meta.env.VITE_API_URL ? { ...cardQuery, queryFn: learning } : cardQuery
}

/** The neighbours of a product and its related products; an API without these answers the product alone. */
export const readAround = (id: number) =>
  read({ ...obtenerProducto, response: obtenerProducto.short }, { id, cerca: 1 })
