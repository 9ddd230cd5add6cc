import { expect, test, vi } from 'vitest'
import { crearProducto, updateProducto } from '#contract/producto-writes.ts'
import { crearSlider } from '#contract/slider-writes.ts'
import { crearUsuario } from '#contract/usuario.ts'
import { forGallery, getTiles } from './gallery/tiles.ts'
import { getWaitingFiles } from './fields/waiting.ts'
import { canCopy, getCopyValues, fetchPictures } from './copy.ts'

const sizes = [{ codigo: '020870', tamaño: 'M8', pack: 'Caja', codigobarra: '779' }]

test('a copy has everything but the id, the place and the files, under a name of its own', () => {
  const values = {
    idProducto: 4,
    orden: 7,
    nombre: 'Bulón U',
    destacado: 1,
    sub_productos: sizes,
    imagenes_galeria: [],
  }
  expect(getCopyValues(updateProducto, values)).toEqual({
    nombre: 'Bulón U (copia)',
    destacado: 1,
    sub_productos: sizes,
  })
  expect(getCopyValues(crearSlider, { texto: '<p>Hola</p>', imagen: new File(['x'], 'x.png'), orden: 1 })).toEqual({
    texto: '<p>Hola</p>',
  })
})

test('the pictures of a gallery come along in their order; one that does not come is left out', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('lost')
        ? new Response('', { status: 404 })
        : new Response(url, { headers: { 'Content-Type': 'image/png' } }),
    ),
  )
  const imagenes = [
    { id: 9, orden: 2, path: 'archivos/side-0a1b2c3d.png' },
    { id: 7, orden: 3, path: 'archivos/lost-0a1b2c3d.png' },
    { id: 8, orden: 1, path: 'archivos/front-0a1b2c3d.png' },
  ]
  const { [forGallery]: gallery } = await fetchPictures(crearProducto, { id: 4, imagenes })
  const files = getWaitingFiles(getTiles(gallery)).map(({ file }) => file)
  expect(files.map(({ name }) => name)).toEqual(['front.png', 'side.png'])
  expect(await files[0]?.text()).toContain('/getImage/front-0a1b2c3d.png')
  expect(await fetchPictures(crearProducto, { id: 5, imagenes: [] })).toEqual({})
})

test('accounts are not copied', () => {
  expect([crearProducto, crearUsuario].map(canCopy)).toEqual([true, false])
})
