import { expect, test } from 'vitest'
import { changeHeader } from '../src/contract/change-header.ts'
import { list, login, post, postForm, testBackend } from './testing.ts'

const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 60 }, (_, at) => at)])

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
