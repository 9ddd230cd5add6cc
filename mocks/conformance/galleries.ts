import { describe, expect } from 'vitest'
import { isRecord } from '#contract/record.ts'
import { inputFor, png, unknownId } from './samples.ts'
import { idName } from './admin-client.ts'
import { fetchFile, having, requireId, toRecords, visitor, type Site } from './visitor.ts'

const galleries = having('list', 'get', 'create', 'update', 'delete', 'addImage', 'removeImage')

const galleryPart = (calls: (typeof galleries)[number], backend: Site) => {
  const { create, get, list, addImage: add, removeImage, delete: remove, update } = calls
  const site = visitor(backend)
  const { panel, full } = site.asAdmin
  const owner = idName(update)
  const getImages = (record: unknown) => toRecords(isRecord(record) ? record.imagenes : [])
  const readImages = async (id: number) => getImages(await site.answer(get, { id }))
  const start = async () => {
    const { foto: _, ...input } = inputFor(create, 1)
    return site.create(create, input)
  }
  const addPicture = async (id: number, orden: number, variant: number) =>
    requireId(await site.answer(add, { [owner]: id, imagen: png(variant), orden }))

  panel('a picture is added to its record, shown, and removed', async () => {
    const id = await start()
    const picture = await addPicture(id, 1, 1)
    const imagenes = await readImages(id)
    expect(imagenes).toMatchObject([{ id: picture, orden: 1 }])
    expect(await (await fetchFile(site, imagenes[0]?.path)).text()).toBe(await png(1).text())
    await site.answer(removeImage, { idImagen: picture })
    expect(await readImages(id)).toEqual([])
  })

  full('pictures are sorted by numeric orden, then id, in lists and records', async () => {
    const id = await start()
    const [a, b, c] = [await addPicture(id, 10, 1), await addPicture(id, 9, 2), await addPicture(id, 9, 3)]
    const imagenes = await readImages(id)
    expect(imagenes.map(requireId)).toEqual([b, c, a])
    expect(imagenes.map(({ orden }) => orden)).toEqual([9, 9, 10])
    const listed = toRecords(await site.answer(list)).find((row) => row.id === id)
    expect(getImages(listed)).toEqual(imagenes)
    expect(await (await fetchFile(site, imagenes[0]?.path)).text()).toBe(await png(2).text())
  })

  full('a removed picture goes with its file and no other; a deleted record takes all its pictures', async () => {
    const id = await start()
    const first = await addPicture(id, 1, 4)
    const second = await addPicture(id, 2, 5)
    const imagenes = await readImages(id)
    await site.noted(removeImage, { idImagen: String(first) })
    expect((await readImages(id)).map(requireId)).toEqual([second])
    await site.refused(fetchFile(site, imagenes[0]?.path), 404)
    await site.refuses(removeImage, { idImagen: first }, 404)
    await site.answer(remove, { [owner]: id })
    await site.refused(fetchFile(site, imagenes[1]?.path), 404)
    await site.refuses(removeImage, { idImagen: second }, 404)
  })

  full('a picture belongs to one record, and an unknown record takes none', async () => {
    const [id, otherId] = [await start(), await start()]
    await site.noted(add, { [owner]: id, imagen: png(6), orden: 1 })
    expect(await readImages(otherId)).toEqual([])
    await site.refuses(add, { [owner]: unknownId, imagen: png(7), orden: 1 }, 404)
  })

  full('an update leaves the gallery alone', async () => {
    const id = await start()
    await addPicture(id, 1, 8)
    const original = await readImages(id)
    await site.answer(update, { ...inputFor(update, 2), [owner]: id })
    expect(await readImages(id)).toEqual(original)
  })
}

export const galleryParts = (backend: Site) => {
  describe.each(galleries)('$entity.resource', (calls) => {
    galleryPart(calls, backend)
  })
}
