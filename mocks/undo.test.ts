import { expect, test } from 'vitest'
import { changeHeader } from '#contract/change-header.ts'
import { list, login, post, postForm, readId, testBackend } from './testing.ts'

const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 60 }, (_, index) => index)])

test('a browser takes back the pictures of a hundred and twenty products in one step', async () => {
  const backend = testBackend({ databaseName: 'undo-many' })
  await login(backend)
  const [product] = await list(backend, '/api/obtenerProductos')
  const ids: number[] = []
  for (let orden = 1; orden <= 120; orden += 1) {
    const answer = await postForm(backend, '/api/guardarImagenProducto', {
      idProducto: product?.id,
      imagen: new File([bytes], `${orden}.jpg`, { type: 'image/jpeg' }),
      orden,
    })
    ids.push(Number(answer.headers.get(changeHeader)))
  }
  const undone = await post(backend, '/api/deshacer', { ids })
  expect([undone.status, await undone.json()]).toEqual([200, { deshechos: 120 }])
})

test('what is deleted for good frees its uploads at once, though the write that made them could still be undone', async () => {
  const backend = testBackend()
  await login(backend)
  const files = async () => (await backend.store.files.keys()).filter((name) => name.startsWith('rota'))
  const values = { orden: 1, titulo: 'Corte', texto: 'A medida' }
  const foto = () => new File([bytes], 'rota.jpg', { type: 'image/jpeg' })
  const created = await postForm(backend, '/api/crearServicio', { ...values, foto: foto() })
  const idServicio = await readId(Promise.resolve(created.clone()))
  const other = await postForm(backend, '/api/crearServicio', { ...values, foto: foto() })
  const changed = await postForm(backend, '/api/updateServicio', { ...values, idServicio, foto: foto() })
  await post(backend, '/api/deleteServicio', { idServicio })
  expect(await files()).toHaveLength(3)
  const [entry] = await list(backend, '/api/obtenerPapelera')
  await post(backend, '/api/eliminarPapelera', { ids: [entry?.id] })
  expect(await files()).toHaveLength(1)
  const undo = async ({ headers }: Response) =>
    (await post(backend, '/api/deshacer', { ids: [Number(headers.get(changeHeader))] })).status
  expect([await undo(changed), await undo(created), await undo(other)]).toEqual([404, 404, 200])
})
