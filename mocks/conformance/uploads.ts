import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { wireName } from '#contract/fields.ts'
import { allEndpoints, endpoints } from '#contract/index.ts'
import { uploadKinds, type UploadKind } from '#contract/upload-kinds.ts'
import { isStrict } from './level.ts'
import { toFormData } from './requests.ts'
import { inputFor, png, textFile } from './samples.ts'
import { idName } from './admin-client.ts'
import { fetchFile, visitor, type Site, type Visitor } from './visitor.ts'

const uploadFields = allEndpoints.flatMap((endpoint) =>
  Object.entries(endpoint.request).flatMap(([name, field]) =>
    field.kind === 'upload' ? [{ endpoint, name, wire: wireName(name, field), upload: uploadKinds[field.accept] }] : [],
  ),
)

const bytes = (...parts: (string | number[] | Uint8Array<ArrayBuffer>)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part)))
const gif = (name = 'a.gif') => new File(bytes('GIF89a', [1, 0, 1, 0, 0, 0, 0, 0x3b]), name)
const jpg = (name = 'a.jpg') => new File(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0]), name)
const mp4 = (name = 'a.mp4') =>
  new File(bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2', 'x'.repeat(200)), name)
const mov = (name = 'a.mov') => new File(bytes([0, 0, 0, 20], 'ftypqt  ', [0, 0, 2, 0], 'qt  '), name)
const webm = (name = 'a.webm') => new File(bytes([0x1a, 0x45, 0xdf, 0xa3], 'webm'), name)
const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'foto.png', {
  type: 'image/png',
})
const html = new File(['<!doctype html><script>alert(1)</script>'], 'foto.jpg', { type: 'image/jpeg' })
const exe = new File(bytes('MZ', [0x90, 0, 3]), 'foto.gif', { type: 'image/gif' })
const halfPng = new File(bytes([0x89], 'PNG'), 'foto.png', { type: 'image/png' })

const wrongContent = ({ extensions }: UploadKind) => [
  svg,
  html,
  exe,
  halfPng,
  textFile('hola', 'foto.jpeg'),
  ...(extensions.includes('mp4')
    ? [new File(['ftyp'], 'a.mp4')]
    : [mp4('foto.jpg'), mov('foto.png'), webm('foto.gif')]),
]

const tooLarge = [png(0).slice(0, 60), jpg().slice(0, 10)].map(
  (start) => new File([start, new Uint8Array(uploadKinds.image.limit)], 'grande.png', { type: 'image/png' }),
)

const refusalPart = (site: Visitor) => {
  const { full } = site.asAdmin
  const sent = (endpoint: Endpoint, name: string, file: File) =>
    site.call(endpoint, { ...inputFor(endpoint, 1), [name]: file })

  full.each(
    uploadFields,
    ({ endpoint, wire }) => `${endpoint.name} ${wire}: an empty file is 422`,
  )(async ({ endpoint, name, wire }) => {
    await site.refused(sent(endpoint, name, new File([], 'vacio.png')), 422, { names: [wire] })
  })

  full.each(
    uploadFields.filter(({ upload }) => upload.isVisual),
    ({ endpoint, wire }) => `${endpoint.name} ${wire}: wrong content behind a right name is 415, too large is 413`,
  )(async ({ endpoint, name, wire, upload }) => {
    for (const file of wrongContent(upload))
      await site.refused(sent(endpoint, name, file), 415, { about: file.name, names: [wire] })
    for (const file of tooLarge)
      await site.refused(sent(endpoint, name, file), 413, { about: file.name, names: [wire] })
  })

  full('an unused input is no file: 422 when required, else the old file stays', async () => {
    const { crearServicio, updateServicio } = endpoints
    const untouched = new File([], '', { type: 'application/octet-stream' })
    await site.refused(sent(crearServicio, 'imagen', untouched), 422, { names: ['foto'] })
    const id = await site.create(crearServicio, inputFor(crearServicio, 2))
    const original = await site.answer(endpoints.obtenerServicio, { id })
    await site.answer(updateServicio, { ...inputFor(updateServicio, 2), idServicio: id, imagen: untouched })
    expect(await site.answer(endpoints.obtenerServicio, { id })).toEqual(original)
  })
}

const typePart = (site: Visitor) => {
  const { full } = site.asAdmin
  full.each(
    [
      ['jpg', jpg('mal.png'), 'image/jpeg'],
      ['png', png(0, 'mal.jpg'), 'image/png'],
      ['gif', gif('mal.php'), 'image/gif'],
      ['mp4', mp4('mal.gif'), 'video/mp4'],
      ['mov', mov('mal.mp4'), 'video/quicktime'],
      ['webm', webm('mal.jpg'), 'video/webm'],
    ] as const,
    ([extension]) => `${extension} is told by its content, whatever its name says`,
  )(async ([extension, file, type]) => {
    const id = await site.create(endpoints.crearSlider, { ...inputFor(endpoints.crearSlider, 1), imagen: file })
    const { imagen } = await site.answer(endpoints.obtenerSlider, { id })
    expect(imagen).toMatch(new RegExp(`\\.${extension}$`))
    const response = await fetchFile(site, imagen)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(await response.arrayBuffer()).toEqual(await file.arrayBuffer())
  })

  full('a picture is accepted up to its limit, a video beyond it', async () => {
    const start = png(0)
    const justFits = new File([start, new Uint8Array(uploadKinds.image.limit - start.size)], 'justo.png')
    const video = new File([mp4(), new Uint8Array(uploadKinds.image.limit)], 'video.mp4')
    // A backend may leave out what stands behind a picture's end.
    for (const [imagen, sizes] of [
      [justFits, [justFits.size, start.size]],
      [video, [video.size]],
    ] as const) {
      const id = await site.create(endpoints.crearSlider, { ...inputFor(endpoints.crearSlider, 2), imagen })
      const slider = await site.answer(endpoints.obtenerSlider, { id })
      expect(sizes).toContain((await (await fetchFile(site, slider.imagen)).blob()).size)
    }
  })
}

const tricks = [
  '../../x.jpg',
  '..\\..\\x.jpg',
  'a/b.jpg',
  'C:\\x.jpg',
  '/etc/passwd',
  '\0.jpg',
  'x.jpg\0.exe',
  '.',
  '..',
  '.jpg',
  '....',
  ' ',
  '%2e%2e%2fx.jpg',
  'con.jpg',
  'a'.repeat(500),
  'ñandú áéíóú.jpg',
  '図面 №5.jpg',
  '😀.jpg',
  'x.jpg; filename=y',
  '"x".jpg',
  'x\r\nX-Y: z.jpg',
  '‮gpj.exe',
  '<img src=x>.jpg',
  '__proto__',
  'constructor.jpg',
  'x.a-b',
  'x.‮jpg',
  'sin-extension',
  'x.JPG',
  'a.tar.gz',
]

const namePart = (site: Visitor) => {
  const { strict } = site.asAdmin
  strict.each(
    [...tricks.keys()],
    (index) => `a file called ${JSON.stringify(tricks[index]).slice(0, 30)} is kept under a safe name of its own`,
  )(async (index) => {
    const name = tricks[index] ?? ''
    const paths: string[] = []
    for (const file of [png(index, name), png(index, name)]) {
      const id = await site.create(endpoints.crearSlider, { ...inputFor(endpoints.crearSlider, 1), imagen: file })
      paths.push((await site.answer(endpoints.obtenerSlider, { id })).imagen)
      expect(await (await fetchFile(site, paths.at(-1))).text()).toBe(await file.text())
    }
    expect(paths[0]).not.toBe(paths[1])
    for (const path of paths) expect(path).toMatch(/^[\w/-]+\.png$/)
    const sent = { titulo: 'x', orden: 1, file: textFile(`contenido ${index}`, name) }
    const id = await site.create(endpoints.crearDescarga, sent)
    const descarga = await site.answer(endpoints.obtenerDescarga, { id })
    expect(descarga.file).toMatch(/^[\w/-]+(\.[a-z0-9]+)?$/)
    const response = await site.call(endpoints.descargarArchive, { id })
    expect(await response.text()).toBe(`contenido ${index}`)
  })

  strict('of a repeated field one value counts, and one file is kept', async () => {
    const body = toFormData({ foto: png(1), orden: '1', titulo: 'a', texto: '' })
    for (const [name, value] of toFormData({ foto: png(2), orden: '2', titulo: 'b' })) body.append(name, value)
    const response = await site.send('/api/crearServicio', { method: 'POST', body })
    expect([200, 422]).toContain(response.status)
    if (response.status !== 200) return
    const { id }: { id: number } = await response.json()
    const servicio = await site.answer(endpoints.obtenerServicio, { id })
    expect([
      [1, 'a'],
      [2, 'b'],
    ]).toContainEqual([servicio.orden, servicio.titulo])
  })
}

export const uploadParts = (backend: Site) => {
  const site = visitor(backend)
  refusalPart(site)
  typePart(site)
  namePart(site)
  site.asAdmin.full.each(
    allEndpoints.filter(({ does }) => does === 'create'),
    ({ name }) => `${name}: a picture for a record that is refused is not kept`,
  )(async (endpoint) => {
    const input = { ...inputFor(endpoint, 1), orden: 'x', usuario: '', [idName(endpoint)]: undefined }
    const errors = await site.refuses(endpoint, input, 422)
    if (isStrict) expect(errors).not.toEqual({})
  })
}
