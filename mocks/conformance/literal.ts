/** The literal answers of the specification. */
import { expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { formRequest, jsonRequest, pathTo, type Values } from './requests.ts'
import { inputFor, png, textFile } from './samples.ts'
import { fetchFile, visitor, type Site, type Visitor } from './visitor.ts'

const { obtenerContacto, updateContacto, obtenerBanner, updateBanner, obtenerLogos, updateLogo } = endpoints
const { obtenerMetadatos, obtenerMetadato, updateMetadato } = endpoints
const { crearDescarga, deleteDescarga, obtenerDescarga, obtenerDescargas, updateDescarga, descargarArchive } = endpoints
const { crearFileZona, obtenerFileZona, obtenerFileZonas, updateFileZona, descargarArchiveZona } = endpoints
const { crearFeria, obtenerFeria, crearVideo, updateVideo, obtenerVideo } = endpoints

const multipart = (site: Visitor, path: string, values: Values) => site.send(path, formRequest(values))

const companyPart = (site: Visitor) => {
  const { panel } = site.asAdmin
  panel('obtenerContacto: a list, one element; telefono2 is read as telefono_secundario; facebook stays', async () => {
    const [original, ...others] = await site.answer(obtenerContacto)
    expect(others).toEqual([])
    await site.noted(updateContacto, inputFor(updateContacto, 1))
    const sent = {
      direccion: 'Calle 1',
      email: 'a@example.com',
      telefono: '011 4000-0000',
      telefono2: '0351 400',
      instagram: 'https://instagram.com/x',
    }
    await site.send('/api/updateContacto', jsonRequest(sent))
    const [updated] = await site.answer(obtenerContacto)
    const { telefono2, ...same } = sent
    expect(updated).toEqual({ ...same, id: original?.id, facebook: original?.facebook, telefono_secundario: telefono2 })
  })

  panel('obtenerBanner: two, the home one first; each wire name of updateBanner is read', async () => {
    const [home, empresa, ...others] = await site.answer(obtenerBanner)
    expect([home?.seccion, empresa?.seccion, others]).toEqual(['home', 'empresa', []])
    const { id } = home ?? {}
    const sent = {
      idBanner: id,
      bannerTitulo: 'Título',
      bannerTexto: '<p>Texto</p>',
      txtBoton: 'Botón',
      linkBoton: 'https://example.com/',
    }
    expect((await multipart(site, '/api/updateBanner', sent)).status).toBe(200)
    const [changed, untouched] = await site.answer(obtenerBanner)
    expect(changed).toEqual({
      id,
      titulo: 'Título',
      texto: '<p>Texto</p>',
      textoboton: 'Botón',
      link: 'https://example.com/',
      seccion: 'home',
      imagen: home?.imagen,
    })
    expect(untouched).toEqual(empresa)
    await site.noted(updateBanner, { idBanner: id, titulo: 'Título', imagen: png(9) })
    const [again] = await site.answer(obtenerBanner)
    expect(await (await fetchFile(site, again?.imagen)).text()).toBe(await png(9).text())
    await site.answer(updateBanner, { idBanner: id, titulo: 'Título', textoboton: '', link: '' })
    expect((await site.answer(obtenerBanner))[0]).toMatchObject({
      textoboton: '',
      link: '',
      texto: '<p>Texto</p>',
    })
  })

  panel('updateLogo: replaces the one that is sent, the other stays', async () => {
    const original = await site.answer(obtenerLogos)
    await multipart(site, '/api/updateLogo', { logoNav: png(1) })
    const between = await site.answer(obtenerLogos)
    expect(between.footer).toBe(original.footer)
    expect(await (await fetchFile(site, between.navbar)).text()).toBe(await png(1).text())
    await multipart(site, '/api/updateLogo', { logoFooter: png(2) })
    const updated = await site.answer(obtenerLogos)
    expect(updated.navbar).toBe(between.navbar)
    expect(await (await fetchFile(site, updated.footer)).text()).toBe(await png(2).text())
    await site.noted(updateLogo, { navbar: png(3), footer: png(4) })
  })
}

const metadataPart = (site: Visitor) => {
  const { panel, strict } = site.asAdmin
  panel('updateMetadato: of the record that was opened before', async () => {
    const [first] = await site.answer(obtenerMetadatos)
    if (!first) throw new Error('a section is needed')
    expect(await site.answer(obtenerMetadato, { id: first.id })).toEqual(first)
    await site.answer(updateMetadato, { idMetadato: first.id, claves: 'prueba, conformidad' })
    expect(await site.answer(obtenerMetadato, { id: first.id })).toEqual({
      ...first,
      claves: 'prueba, conformidad',
    })
  })

  strict('updateMetadato: by the query or the old header, else the last opened record; without any: 422', async () => {
    const [first, second] = await site.answer(obtenerMetadatos)
    if (!first || !second) throw new Error('two sections are needed')
    await site.refuses(updateMetadato, { claves: 'perdidas' }, 422, ['idMetadato'])
    const keywords = async () => (await site.answer(obtenerMetadatos)).map(({ claves }) => claves).slice(0, 2)
    expect(await keywords()).toEqual([first.claves, second.claves])
    await site.noted(updateMetadato, { idMetadato: second.id, claves: 'por la dirección' })
    expect(await keywords()).toEqual([first.claves, 'por la dirección'])
    expect(await site.answer(obtenerMetadato, { id: first.id })).toEqual(first)
    expect(await site.answer(updateMetadato, { claves: 'la última abierta' })).toEqual({ id: first.id })
    const byHeader = async (path: string, id: number, claves: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Metadato-Id': String(id) }
      return (await site.send(path, { ...jsonRequest({ claves }), headers })).json()
    }
    expect(await byHeader(updateMetadato.path, second.id, 'el encabezado gana')).toEqual({ id: second.id })
    expect(await keywords()).toEqual(['la última abierta', 'el encabezado gana'])
    expect(await byHeader(pathTo(updateMetadato, { idMetadato: first.id }), second.id, 'gana la dirección')).toEqual({
      id: first.id,
    })
    expect(await keywords()).toEqual(['gana la dirección', 'el encabezado gana'])
  })
}

const filesPart = (site: Visitor) => {
  const { full } = site.asAdmin
  full('private files and downloads share one id sequence, and deleteDescarga deletes either', async () => {
    const descarga = await site.create(crearDescarga, inputFor(crearDescarga, 1))
    const privada = await site.create(crearFileZona, inputFor(crearFileZona, 1))
    expect(privada).toBeGreaterThan(descarga)
    expect((await site.answer(obtenerDescargas)).map(({ id }) => id)).not.toContain(privada)
    expect((await site.answer(obtenerFileZonas)).map(({ id }) => id)).not.toContain(descarga)
    await site.refuses(obtenerDescarga, { id: privada }, 404)
    await site.refuses(descargarArchive, { id: privada }, 404)
    await site.refuses(descargarArchiveZona, { id: descarga }, 404)
    await site.refuses(updateDescarga, { ...inputFor(updateDescarga, 2), idDescarga: privada }, 404)
    await site.noted(deleteDescarga, { idDescarga: descarga })
    await site.noted(deleteDescarga, { idDescarga: privada }, 'Archivo eliminado')
    expect((await site.answer(obtenerFileZonas)).map(({ id }) => id)).not.toContain(privada)
  })

  full('Npedido is the order number; formato and peso follow the file', async () => {
    const id = await site.create(crearFileZona, {
      numeropedido: '0007-A',
      orden: 1,
      file: textFile('x'.repeat(2048), 'Lista.TXT'),
    })
    expect(await site.answer(obtenerFileZona, { id })).toMatchObject({
      numeropedido: '0007-A',
      formato: 'txt',
      peso: '2.00',
    })
    await multipart(site, '/api/updateFileZona', { idFileZona: id, Npedido: '0008-B', orden: 2 })
    expect(await site.answer(obtenerFileZona, { id })).toMatchObject({
      numeropedido: '0008-B',
      formato: 'txt',
      peso: '2.00',
      orden: 2,
    })
    await site.answer(updateFileZona, {
      idFileZona: id,
      numeropedido: '0008-B',
      orden: 2,
      file: textFile('y'.repeat(1024), 'lista.csv'),
    })
    expect(await site.answer(obtenerFileZona, { id })).toMatchObject({ formato: 'csv', peso: '1.00' })
  })

  full('crearFeria: foto becomes the first picture; without it the fair has none', async () => {
    const { foto, ...otherFields } = inputFor(crearFeria, 1)
    const id = await site.create(crearFeria, { foto, ...otherFields })
    const { imagenes } = await site.answer(obtenerFeria, { id })
    expect(imagenes).toMatchObject([{ orden: 1 }])
    expect(await (await fetchFile(site, imagenes[0]?.path)).text()).toBe(await png(1).text())
    const bare = await site.create(crearFeria, { titulo: 'Sin foto', orden: 1, etiqueta: '', destacado: 0 })
    expect(await site.answer(obtenerFeria, { id: bare })).toEqual({
      id: bare,
      titulo: 'Sin foto',
      orden: 1,
      etiqueta: '',
      destacado: 0,
      texto: '',
      epigrafe: '',
      imagenes: [],
    })
  })

  full('a video is a link or a file: one replaces the other, neither or both are refused', async () => {
    const link = 'https://www.youtube.com/watch?v=abc'
    const id = await site.create(crearVideo, { titulo: 'Uno', orden: 1, link })
    const requiredFields = { idVideo: id, titulo: 'Uno', orden: 1 }
    expect(await site.answer(obtenerVideo, { id })).toMatchObject({ link, file: null })
    await site.answer(updateVideo, { ...requiredFields, file: png(1) })
    const withFile = await site.answer(obtenerVideo, { id })
    expect(withFile).toMatchObject({ link: null, file: expect.stringContaining('.png') })
    await site.answer(updateVideo, { ...requiredFields, orden: 2 })
    expect(await site.answer(obtenerVideo, { id })).toEqual({ ...withFile, orden: 2 })
    await site.answer(updateVideo, { ...requiredFields, link })
    expect(await site.answer(obtenerVideo, { id })).toMatchObject({ link, file: null })
    await site.refused(fetchFile(site, withFile.file), 404)
    await site.refuses(crearVideo, { titulo: 'Dos', orden: 1 }, 422)
    await site.refuses(crearVideo, { titulo: 'Dos', orden: 1, link, file: png() }, 422)
    await site.refuses(updateVideo, { ...requiredFields, link: 'https://example.com/', file: png() }, 422)
  })
}

export const literalAnswers = (backend: Site) => {
  const site = visitor(backend)
  companyPart(site)
  metadataPart(site)
  filesPart(site)
}
