/** Answers with prepared bytes of the same size: no msw, no database. */
import { answerList, hundred } from './worker-kit.ts'

const products = hundred().then(({ tables: { productos, imagenesProducto } }) =>
  JSON.stringify(
    productos.map((row) => ({ ...row, imagenes: imagenesProducto.filter(({ padre }) => padre === row.id) })),
  ),
)

answerList(async () => new Response(await products, { headers: { 'Content-Type': 'application/json' } }))
