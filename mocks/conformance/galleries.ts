import { describe, expect } from 'vitest'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { full, panel } from './level.ts'
import { inputFor, png, unknownId } from './samples.ts'
import { fileAt, idOf, visitor } from './visitor.ts'
import type { Site } from './visitor.ts'

const {
  crearProducto,
  obtenerProducto,
  obtenerProductos,
  guardarImagenProducto,
  eliminarImagen,
  deleteProducto,
  updateProducto,
} = endpoints
const { crearFeria, obtenerFeria, obtenerFerias, guardarImagenFeria, eliminarImagenFeria, deleteFeria, updateFeria } =
  endpoints

interface WithPictures {
  readonly id: number
  readonly imagenes: { id: number; orden: number; path: string }[]
}
interface Gallery {
  readonly name: string
  readonly get: Endpoint<unknown, WithPictures>
  readonly list: Endpoint<unknown, WithPictures[]>
  readonly create: Endpoint
  readonly update: Endpoint
  readonly add: Endpoint
  readonly removeImage: Endpoint
  readonly remove: Endpoint
  readonly owner: string
}

const galleries: readonly Gallery[] = [
  {
    name: 'productos',
    create: crearProducto,
    get: obtenerProducto,
    list: obtenerProductos,
    add: guardarImagenProducto,
    removeImage: eliminarImagen,
    owner: 'idProducto',
    remove: deleteProducto,
    update: updateProducto,
  },
  {
    name: 'ferias',
    create: crearFeria,
    get: obtenerFeria,
    list: obtenerFerias,
    add: guardarImagenFeria,
    removeImage: eliminarImagenFeria,
    owner: 'idFeria',
    remove: deleteFeria,
    update: updateFeria,
  },
]

const galleryPart = ({ create, get, list, add, removeImage, owner, remove, update }: Gallery, backend: Site) => {
  const site = visitor(backend)
  const start = async () => {
    await site.as('admin')
    const { foto: _, ...input } = inputFor(create, 1)
    return site.create(create, input)
  }
  const addPicture = async (id: number, orden: number, variant: number) =>
    idOf(await site.answer(add, { [owner]: id, imagen: png(variant), orden }))

  panel('a picture is added to its record, shown, and removed', async () => {
    const id = await start()
    const picture = await addPicture(id, 1, 1)
    const { imagenes } = await site.answer(get, { id })
    expect(imagenes).toMatchObject([{ id: picture, orden: 1 }])
    expect(await (await fileAt(site, imagenes[0]?.path)).text()).toBe(await png(1).text())
    await site.answer(removeImage, { idImagen: picture })
    expect((await site.answer(get, { id })).imagenes).toEqual([])
  })

  full('pictures are sorted by numeric orden, then id, in lists and records', async () => {
    const id = await start()
    const [a, b, c] = [await addPicture(id, 10, 1), await addPicture(id, 9, 2), await addPicture(id, 9, 3)]
    const { imagenes } = await site.answer(get, { id })
    expect(imagenes.map((image) => image.id)).toEqual([b, c, a])
    expect(imagenes.map(({ orden }) => orden)).toEqual([9, 9, 10])
    const listed = (await site.answer(list)).find((row) => row.id === id)
    expect(listed?.imagenes).toEqual(imagenes)
    expect(await (await fileAt(site, imagenes[0]?.path)).text()).toBe(await png(2).text())
  })

  full('a removed picture goes with its file and no other; a deleted record takes all its pictures', async () => {
    const id = await start()
    const first = await addPicture(id, 1, 4)
    const second = await addPicture(id, 2, 5)
    const { imagenes } = await site.answer(get, { id })
    await site.noted(removeImage, { idImagen: String(first) })
    expect((await site.answer(get, { id })).imagenes.map((image) => image.id)).toEqual([second])
    await site.refused(fileAt(site, imagenes[0]?.path), 404)
    await site.refused(site.call(removeImage, { idImagen: first }), 404)
    await site.answer(remove, { [owner]: id })
    await site.refused(fileAt(site, imagenes[1]?.path), 404)
    await site.refused(site.call(removeImage, { idImagen: second }), 404)
  })

  full('a picture belongs to one record, and an unknown record takes none', async () => {
    const [id, other] = [await start(), await start()]
    await site.noted(add, { [owner]: id, imagen: png(6), orden: 1 })
    expect((await site.answer(get, { id: other })).imagenes).toEqual([])
    await site.refused(site.call(add, { [owner]: unknownId, imagen: png(7), orden: 1 }), 404)
  })

  full('an update leaves the gallery alone', async () => {
    const id = await start()
    await addPicture(id, 1, 8)
    const before = (await site.answer(get, { id })).imagenes
    await site.answer(update, { ...inputFor(update, 2), [owner]: id })
    expect((await site.answer(get, { id })).imagenes).toEqual(before)
  })
}

/** Pictures of products and fairs. */
export const galleryParts = (backend: Site) => {
  describe.each(galleries)('$name', (gallery) => {
    galleryPart(gallery, backend)
  })
}
