import { expect, test } from 'vitest'
import { png } from './conformance/samples.ts'
import type { RenditionMaker } from './renditions.ts'
import { ask, idOf, login, postForm, testBackend } from './testing.ts'

const small = (width: number) => new Blob([`${width}`], { type: 'image/webp' })

/** Uploads a picture and fetches it in a width. */
const uploaded = async (makeRenditions?: RenditionMaker) => {
  const backend = testBackend(makeRenditions && { makeRenditions })
  await login(backend)
  const service = { foto: png(1, 'foto.png'), titulo: 'Nuevo', orden: 1, texto: 'Uno' }
  const id = await idOf(postForm(backend, '/api/crearServicio', service))
  const { imagen }: { imagen: string } = await (await ask(backend, `/api/obtenerServicio/${id}`)).json()
  return async (ancho: string) => {
    const response = await ask(backend, `/api/getImage/${imagen.split('/').at(-1)}${ancho}`)
    return [response.status, response.headers.get('Content-Type'), (await response.blob()).size]
  }
}

const whole = [200, 'image/png', png(1).size]

test('the answer is at least as wide as requested; beyond all widths it is the original', async () => {
  const of = await uploaded(() => Promise.resolve({ 400: small(400), 800: small(80_000) }))
  expect(await of('?ancho=1')).toEqual([200, 'image/webp', 3])
  expect(await of('?ancho=400')).toEqual([200, 'image/webp', 3])
  expect(await of('?ancho=401')).toEqual([200, 'image/webp', 5])
  for (const ancho of ['', '?ancho=801', '?ancho=1601', '?ancho=9999']) expect(await of(ancho)).toEqual(whole)
  expect((await of('?ancho=ancho'))[0]).toBe(422)
})

test('an upload without copies serves the original', async () => {
  const of = await uploaded(() => Promise.reject(new Error('no canvas')))
  expect(await of('?ancho=400')).toEqual(whole)
})

test("the build has the demo company's copies; a missing one serves the original", async () => {
  const requests: string[] = []
  const built = testBackend({ asset: (path) => Promise.resolve(requests.push(path) > 1 ? undefined : small(400)) })
  expect((await ask(built, '/api/getImage/slider-1.jpg?ancho=300')).headers.get('Content-Type')).toBe('image/webp')
  expect(requests).toEqual(['sliders/slider-1.jpg.400.webp'])
  const { headers } = await ask(testBackend(), '/api/getImage/slider-1.jpg?ancho=300')
  expect(headers.get('Content-Type')).toBe('image/jpeg')
})
