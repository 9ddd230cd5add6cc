import { expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { getChangeNumber, withPictures, type Extended } from './extended.ts'
import { inputFor } from './samples.ts'
import { fetchFile, type Visitor } from './visitor.ts'

const { crearServicio, obtenerServicio, updateServicio, deleteProducto, obtenerProducto } = endpoints
const { deshacer, eliminarArchivo, obtenerArchivos, verArchivo } = endpoints

const getFileName = (path: string | undefined) => path?.split('/').at(-1) ?? ''

/** The files that the company has stored, and their uses. */
export const libraryPart = (site: Visitor, extended: Extended) => {
  const stored = async (nombre: string) =>
    (await site.answer(obtenerArchivos)).find((archivo) => archivo.nombre === nombre)

  extended('a file is listed with its uses, and not deleted while it is used', obtenerArchivos.name, async () => {
    const { id, producto } = await withPictures(site)
    const nombre = getFileName(producto.imagenes[0]?.path)
    const use = { recurso: 'productos', idRegistro: id, titulo: producto.nombre }
    expect(await stored(nombre)).toMatchObject({ usos: [use] })
    const refused = await site.call(eliminarArchivo, { nombre })
    expect([refused.status, await refused.json()]).toEqual([409, { message: expect.stringContaining(producto.nombre) }])
    expect(await site.answer(obtenerProducto, { id })).toEqual(producto)

    const change = getChangeNumber(await site.call(eliminarArchivo, { nombre, enUso: true }))
    expect((await site.answer(obtenerProducto, { id })).imagenes).toEqual(producto.imagenes.slice(1))
    await site.refused(fetchFile(site, nombre), 404)
    expect(await site.answer(deshacer, { ids: [change] })).toEqual({ deshechos: 1 })
    expect(await site.answer(obtenerProducto, { id })).toEqual(producto)
    expect((await fetchFile(site, nombre)).status).toBe(200)

    await site.answer(deleteProducto, { idProducto: id })
    expect(await stored(nombre)).toMatchObject({ usos: [{ recurso: 'papelera', titulo: producto.nombre }] })
    await site.refuses(eliminarArchivo, { nombre, enUso: true }, 409)
  })

  extended(
    'a file that a record lost is shown to the panel alone, and is deleted for good',
    obtenerArchivos.name,
    async () => {
      const id = await site.create(crearServicio, inputFor(crearServicio, 1))
      const nombre = getFileName((await site.answer(obtenerServicio, { id })).imagen)
      const update = await site.call(updateServicio, { ...inputFor(updateServicio, 2), idServicio: id })
      expect(await stored(nombre)).toMatchObject({ usos: [] })
      await site.refused(fetchFile(site, nombre), 404)
      expect((await site.call(verArchivo, { filename: nombre })).status).toBe(200)
      expect(await site.answer(eliminarArchivo, { nombre })).toEqual({ quitados: 0 })
      expect(await stored(nombre)).toBeUndefined()
      await site.refuses(verArchivo, { filename: nombre }, 404)
      await site.refuses(deshacer, { ids: [getChangeNumber(update)] }, 404)
      await site.refuses(eliminarArchivo, { nombre }, 404)
    },
  )

  extended(
    'a picture within a text is a use, and its file stays while the text shows it',
    obtenerArchivos.name,
    async () => {
      const id = await site.create(crearServicio, inputFor(crearServicio, 1))
      const { imagen, titulo } = await site.answer(obtenerServicio, { id })
      const nombre = getFileName(imagen)
      const secondInput = inputFor(crearServicio, 2)
      const text = (html: string) => ({ ...secondInput, texto: html })
      const shows = await site.create(crearServicio, text(`<p><img src="/api/getImage/${nombre}?ancho=300"></p>`))
      const { titulo: shown } = await site.answer(obtenerServicio, { id: shows })
      expect(await stored(nombre)).toMatchObject({
        usos: [
          { recurso: 'servicios', idRegistro: id, titulo },
          { recurso: 'servicios', idRegistro: shows, titulo: shown },
        ],
      })
      const refused = await site.call(eliminarArchivo, { nombre, enUso: true })
      expect([refused.status, await refused.json()]).toEqual([409, { message: expect.stringContaining(shown) }])
      expect((await fetchFile(site, nombre)).status).toBe(200)
      await site.answer(updateServicio, { ...text('<p>Sin foto</p>'), idServicio: shows })
      expect(await site.answer(eliminarArchivo, { nombre, enUso: true })).toEqual({ quitados: 1 })
    },
  )

  extended('a record that names a file in its own field stays without it', obtenerArchivos.name, async () => {
    const id = await site.create(crearServicio, inputFor(crearServicio, 1))
    const servicio = await site.answer(obtenerServicio, { id })
    await site.answer(eliminarArchivo, { nombre: getFileName(servicio.imagen), enUso: true })
    expect(await site.answer(obtenerServicio, { id })).toEqual({ ...servicio, imagen: '' })
  })
}
