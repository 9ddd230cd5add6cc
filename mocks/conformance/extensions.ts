/** Tests of the extensions. A backend without one skips its tests, by name. */
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { accountPart } from './account-part.ts'
import { bulkExtensionPart } from './bulk.ts'
import { getChangeNumber, withPictures, type Extended } from './extended.ts'
import { libraryPart } from './library-part.ts'
import { lettersPart, publishingPart } from './server-parts.ts'
import { shortPart } from './short-forms.ts'
import { requestTo, type Values } from './requests.ts'
import { inputFor, unknownId } from './samples.ts'
import { idName } from './admin-client.ts'
import { fetchFile, having, visitor, type Site, type Visitor } from './visitor.ts'

const { crearProducto, deleteProducto, obtenerProducto, obtenerProductos, updateProducto, ordenar } = endpoints
const { deshacer, obtenerPapelera, restaurarPapelera, eliminarPapelera, obtenerHistorial, obtenerExtensiones } =
  endpoints
const { crearUsuario, deleteUsuario, obtenerUsuarios, enviarMensajePrueba, obtenerMarca, updateMarca } = endpoints

/** The whole answer, extensions included. */
const whole = async (site: Visitor, endpoint: Endpoint, input: Values = {}): Promise<Values> => {
  const answer: unknown = await (await site.call(endpoint, input)).json()
  return isRecord(answer) ? answer : {}
}
const trashed = async (site: Visitor, idRegistro: number) =>
  (await site.answer(obtenerPapelera)).find((entry) => entry.idRegistro === idRegistro)

const versionPart = (site: Visitor, extended: Extended) => {
  for (const { entity, create, get, update } of having('create', 'get', 'update')) {
    extended(
      `${entity.resource}: a change of an older state is refused, says how the record is now, and writes nothing`,
      'version',
      async () => {
        const id = await site.create(create, inputFor(create, 1))
        const { version = 0 } = await whole(site, get, { id })
        const save = (variant: number, extraFields: Values) =>
          site.call(update, { ...inputFor(update, variant), [idName(update)]: id, ...extraFields })
        expect((await save(2, { version })).status).toBe(200)
        const now = await whole(site, get, { id })
        expect(now.version ?? 0).not.toBe(version)
        const refused = await save(3, { version })
        expect([refused.status, await refused.json()]).toEqual([
          409,
          { message: expect.stringMatching(/^\p{Lu}.{5,}/u), actual: now },
        ])
        expect(await whole(site, get, { id })).toEqual(now)
        expect([
          (await save(4, { version: now.version })).status,
          (await save(5, { version: undefined })).status,
        ]).toEqual([200, 200])
      },
    )
  }
}

const trashPart = (site: Visitor, extended: Extended) => {
  extended(
    'deleted records lie in the trash, are served to nobody, and come back whole under their id',
    restaurarPapelera.name,
    async () => {
      const { id, producto } = await withPictures(site)
      await site.answer(deleteProducto, { idProducto: id })
      const entry = await trashed(site, id)
      expect(entry).toMatchObject({
        recurso: 'productos',
        titulo: producto.nombre,
        partes: expect.arrayContaining([{ campo: 'imagenes', cantidad: 2 }]),
      })
      await site.refused(fetchFile(site, producto.imagenes[0]?.path), 404)
      expect(await site.answer(restaurarPapelera, { ids: [entry?.id] })).toEqual({ restaurados: 1 })
      expect(await site.answer(obtenerProducto, { id })).toEqual(producto)
      for (const { path } of producto.imagenes) expect((await fetchFile(site, path)).status).toBe(200)
      expect(await trashed(site, id)).toBeUndefined()
      await site.refuses(restaurarPapelera, { ids: [entry?.id] }, 404)
    },
  )

  extended('what is deleted from there is gone for good', eliminarPapelera.name, async () => {
    const { id } = await withPictures(site)
    const change = getChangeNumber(await site.call(deleteProducto, { idProducto: id }))
    const entry = await trashed(site, id)
    expect(await site.answer(eliminarPapelera, { ids: [entry?.id] })).toEqual({ eliminados: 1 })
    await site.refuses(restaurarPapelera, { ids: [entry?.id] }, 404)
    if (change > 0) await site.refuses(deshacer, { ids: [change] }, [404, 409])
    await site.refuses(obtenerProducto, { id }, 404)
  })

  extended(
    "administrators' records stay theirs in the trash; a name that was taken since then blocks the restore",
    restaurarPapelera.name,
    async () => {
      const account = inputFor(crearUsuario, 31)
      const id = await site.create(crearUsuario, account)
      await site.answer(deleteUsuario, { id })
      const entry = await trashed(site, id)
      await site.as('editor')
      expect((await site.answer(obtenerPapelera)).map(({ recurso }) => recurso)).not.toContain('usuarios')
      for (const call of [restaurarPapelera, eliminarPapelera]) await site.refuses(call, { ids: [entry?.id] }, 403)
      await site.as('admin')
      const namesakeId = await site.create(crearUsuario, account)
      await site.refuses(restaurarPapelera, { ids: [entry?.id] }, 409)
      await site.answer(deleteUsuario, { id: namesakeId })
      await site.answer(restaurarPapelera, { ids: [entry?.id] })
      expect((await site.answer(obtenerUsuarios)).map((user) => user.id)).toContain(id)
    },
  )
}

const undoPart = (site: Visitor, extended: Extended) => {
  extended('a write is taken back once, and only while nobody changed what it did', deshacer.name, async () => {
    const { id, producto } = await withPictures(site)
    const update = await site.call(updateProducto, { ...inputFor(updateProducto, 5), idProducto: id })
    const removal = await site.call(deleteProducto, { idProducto: id })
    await site.refuses(deshacer, { ids: [getChangeNumber(update)] }, 409)
    expect(await site.answer(deshacer, { ids: [getChangeNumber(update), getChangeNumber(removal)] })).toEqual({
      deshechos: 2,
    })
    expect(await site.answer(obtenerProducto, { id })).toEqual(producto)
    for (const { path } of producto.imagenes) expect((await fetchFile(site, path)).status).toBe(200)
    await site.refuses(deshacer, { ids: [getChangeNumber(removal)] }, 404)
    await site.refuses(deshacer, { ids: [unknownId] }, 404)
  })

  extended("one's own writes; an administrator anybody's", deshacer.name, async () => {
    const id = await site.create(crearProducto, inputFor(crearProducto, 1))
    const ofAdmin = getChangeNumber(await site.call(updateProducto, { ...inputFor(updateProducto, 2), idProducto: id }))
    await site.as('editor')
    await site.refuses(deshacer, { ids: [ofAdmin] }, 403)
    const ofEditor = getChangeNumber(
      await site.call(updateProducto, { ...inputFor(updateProducto, 3), idProducto: id }),
    )
    await site.as('admin')
    expect(await site.answer(deshacer, { ids: [ofEditor] })).toEqual({ deshechos: 1 })
  })
}

const orderPart = (site: Visitor, extended: Extended) => {
  extended(
    'a list is numbered from 1 and unnamed records follow; unknown and repeated ids are refused',
    ordenar.name,
    async () => {
      const asItWas = (await site.answer(obtenerProductos)).map(({ id }) => id)
      const original = await site.answer(obtenerProductos)
      const change = getChangeNumber(
        await site.call(ordenar, { recurso: 'productos', ids: asItWas.toReversed().slice(0, 2) }),
      )
      const ordered = await site.answer(obtenerProductos)
      expect(ordered.map(({ id }) => id)).toEqual([...asItWas.toReversed().slice(0, 2), ...asItWas.slice(0, -2)])
      expect(ordered.map(({ orden }) => orden)).toEqual(ordered.map((_, index) => index + 1))
      await site.refuses(ordenar, { recurso: 'productos', ids: [unknownId] }, 404)
      await site.refuses(ordenar, { recurso: 'productos', ids: [asItWas[0], asItWas[0]] }, 422)
      expect(await site.answer(deshacer, { ids: [change] })).toEqual({ deshechos: 1 })
      expect(await site.answer(obtenerProductos)).toEqual(original)
    },
  )
}

const historyPart = (site: Visitor, extended: Extended) => {
  extended('the history says which record, and what changed in it', 'version', async () => {
    const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), nombre: 'Antes' })
    await site.answer(updateProducto, {
      ...inputFor(updateProducto, 1),
      idProducto: id,
      nombre: 'Después',
      texto: '<p>Uno <b>dos</b></p>',
    })
    const entries: unknown = await (await site.send(...requestTo(obtenerHistorial, {}))).json()
    expect(entries).toContainEqual(
      expect.objectContaining({
        recurso: 'productos',
        idRegistro: id,
        cambios: expect.arrayContaining([
          { campo: 'nombre', antes: 'Antes', despues: 'Después' },
          expect.objectContaining({ campo: 'texto', despues: 'Uno dos' }),
        ]),
      }),
    )
  })

  extended('a test message goes to one address', enviarMensajePrueba.name, async () => {
    expect(
      await site.noted(enviarMensajePrueba, { asunto: 'Prueba', texto: 'Hola', email: 'ana@example.com' }),
    ).toEqual({ enviados: 1 })
  })
}

const marcaPart = (site: Visitor, extended: Extended) => {
  extended('the company is what was saved, to everybody; a blank stays blank', obtenerMarca.name, async () => {
    const original = await site.answer(obtenerMarca)
    const sent = { nombre: 'Ferretería El Tala', lema: '', acento: '#0a7d4f', secciones: '-ferias' }
    await site.answer(updateMarca, sent)
    await site.as('nobody')
    expect(await site.answer(obtenerMarca)).toMatchObject(sent)
    await site.refuses(updateMarca, sent, 401)
    await site.as('editor')
    await site.refuses(updateMarca, sent, 403)
    await site.as('admin')
    await site.refuses(updateMarca, { acento: 'red;}' }, 422)
    expect(await site.answer(obtenerMarca)).toMatchObject(sent)
    if (original) await site.answer(updateMarca, { ...original, icono: undefined, compartir: undefined })
  })
}

const readExtensions = async (site: Visitor): Promise<string[]> => {
  const response = await site.call(obtenerExtensiones)
  const answer: unknown = response.ok ? await response.json().catch(() => []) : []
  return Array.isArray(answer) ? answer.map(String) : []
}

export const extensionParts = (backend: Site) => {
  const site = visitor(backend)
  let extensions: Promise<string[]> | undefined
  const extended: Extended = (name, extension, run) =>
    site.asAdmin.strict(name, async (context) => {
      extensions ??= readExtensions(site)
      context.skip(!(await extensions).includes(extension), `the backend has no ${extension}`)
      await run()
    })
  // Reordering moves everybody's records.
  const parts = [
    versionPart,
    trashPart,
    undoPart,
    ...(backend.isDisposable ? [orderPart, shortPart] : []),
    historyPart,
    publishingPart,
    lettersPart,
    accountPart,
    libraryPart,
    marcaPart,
    bulkExtensionPart,
  ]
  for (const part of parts) part(site, extended)
}
