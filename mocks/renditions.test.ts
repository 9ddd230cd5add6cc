import { expect, test } from 'vitest'
import { png } from './conformance/samples.ts'
import type { RenditionMaker } from './renditions.ts'
import { wholeHeader } from '#contract/upload-headers.ts'
import { getFileName } from './file-types.ts'
import { ask, readId, login, postForm, testBackend } from './testing.ts'

const small = (width: number) => new Blob([`${width}`], { type: 'image/webp' })

/** Uploads a picture and fetches it in a width. */
const uploaded = async (makeRenditions?: RenditionMaker) => {
  const backend = testBackend(makeRenditions && { makeRenditions })
  await login(backend)
  const service = { foto: png(1, 'foto.png'), titulo: 'Nuevo', orden: 1, texto: 'Uno' }
  const id = await readId(postForm(backend, '/api/crearServicio', service))
  const { imagen }: { imagen: string } = await (await ask(backend, `/api/obtenerServicio/${id}`)).json()
  return async (ancho: string) => {
    const response = await ask(backend, `/api/getImage/${imagen.split('/').at(-1)}${ancho}`)
    return [response.status, response.headers.get('Content-Type'), (await response.blob()).size]
  }
}

const whole = [200, 'image/png', png(1).size]

test('the answer is at least as wide as requested; beyond all widths it is the original', async () => {
  const requestWidth = await uploaded(() => Promise.resolve({ 400: small(400), 800: small(80_000) }))
  expect(await requestWidth('?ancho=1')).toEqual([200, 'image/webp', 3])
  expect(await requestWidth('?ancho=400')).toEqual([200, 'image/webp', 3])
  expect(await requestWidth('?ancho=401')).toEqual([200, 'image/webp', 5])
  for (const ancho of ['', '?ancho=801', '?ancho=1601', '?ancho=9999']) expect(await requestWidth(ancho)).toEqual(whole)
  expect((await requestWidth('?ancho=ancho'))[0]).toBe(422)
})

test('an upload without copies serves the original', async () => {
  const requestWidth = await uploaded(() => Promise.reject(new Error('no canvas')))
  expect(await requestWidth('?ancho=400')).toEqual(whole)
})

test("the build has the demo company's copies; a missing one serves the original", async () => {
  const requests: string[] = []
  const built = testBackend({ asset: (path) => Promise.resolve(requests.push(path) > 1 ? undefined : small(400)) })
  expect((await ask(built, '/api/getImage/slider-1.jpg?ancho=300')).headers.get('Content-Type')).toBe('image/webp')
  expect(requests).toEqual(['sliders/slider-1.jpg.400.webp'])
  const { headers } = await ask(testBackend(), '/api/getImage/slider-1.jpg?ancho=300')
  expect(headers.get('Content-Type')).toBe('image/jpeg')
})

test('copies are made after the upload, once, however many ask; a picture that cannot be made small is known as that', async () => {
  const asked: Blob[] = []
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const makeRenditions: RenditionMaker = async (picture) => {
    asked.push(picture)
    await started
    if (asked.length === 2) throw new Error('no picture')
    return { 400: small(400) }
  }
  const backend = testBackend({ makeRenditions })
  await login(backend)
  const save = (titulo: string) =>
    postForm(backend, '/api/crearServicio', { foto: png(1, 'foto.png'), titulo, orden: 1, texto: 'Uno' })
  const readImage = async (saved: Response) => {
    const { id }: { id: number } = await saved.json()
    const { imagen }: { imagen: string } = await (await ask(backend, `/api/obtenerServicio/${id}`)).json()
    return () => ask(backend, `/api/getImage/${getFileName(imagen)}?ancho=400`)
  }
  const first = save('Uno')
  await expect.poll(() => asked.length).toBe(1)
  start()
  const read = await readImage(await first)
  const types = (await Promise.all([read(), read(), read()])).map(({ headers }) => headers.get('Content-Type'))
  expect([types, asked.length]).toEqual([Array.from({ length: 3 }, () => 'image/webp'), 1])
  expect((await first).headers.has(wholeHeader)).toBe(false)

  const second = await save('Dos')
  expect(second.headers.get(wholeHeader)).toBe('1')
  const readWhole = await readImage(second)
  for (let count = 0; count < 3; count += 1) expect((await readWhole()).headers.get('Content-Type')).toBe('image/png')
  expect(asked.length).toBe(2)
})

test('a save does not wait long for copies, and visitors who ask while they are made get the one making', async () => {
  let count = 0
  const { promise: ended, resolve: end } = Promise.withResolvers<Record<number, Blob>>()
  const makeRenditions: RenditionMaker = () => {
    count += 1
    return ended
  }
  const backend = testBackend({ makeRenditions })
  await login(backend)
  const saved = await postForm(backend, '/api/crearServicio', { foto: png(1), titulo: 'Uno', orden: 1, texto: 'Uno' })
  const { id }: { id: number } = await saved.json()
  const { imagen }: { imagen: string } = await (await ask(backend, `/api/obtenerServicio/${id}`)).json()
  const asking = [1, 2].map(() => ask(backend, `/api/getImage/${getFileName(imagen)}?ancho=400`))
  end({ 400: small(400) })
  expect((await Promise.all(asking)).map(({ headers }) => headers.get('Content-Type'))).toEqual([
    'image/webp',
    'image/webp',
  ])
  expect([count, saved.headers.has(wholeHeader)]).toEqual([1, false])
})
