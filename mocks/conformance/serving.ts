import { describe, expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { isStrict } from './level.ts'
import { inputFor, png, textFile } from './samples.ts'
import { fetchFile, visitor, type Site, type Visitor } from './visitor.ts'

const { crearDescarga, descargarArchive, obtenerDescarga } = endpoints
const { crearFileZona, descargarArchiveZona, obtenerFileZona, obtenerZona } = endpoints

const getSafetyHeaders = ({ headers }: Response) =>
  ['Content-Type', 'X-Content-Type-Options', 'Content-Security-Policy', 'Content-Disposition'].map(
    (name) => headers.get(name) ?? '',
  )

/** No file of any type may run code in the page's origin. */
const expectHarmless = (response: Response) => {
  const [, sniffing, policy] = getSafetyHeaders(response)
  expect(sniffing).toBe('nosniff')
  expect(policy).toMatch(/script-src 'none'/)
  if (response.headers.get('Content-Type') !== 'application/pdf') expect(policy).toMatch(/(^|; )sandbox(;|$)/)
}

const kinds = [
  ['pagina.html', '<script>alert(1)</script>', 'attachment', /./],
  ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'attachment', /./],
  ['pagina.xhtml', '<html/>', 'attachment', /./],
  ['datos.xml', '<a/>', 'attachment', /./],
  ['script.js', 'alert(1)', 'attachment', /./],
  ['programa.exe', 'MZ', 'attachment', /^application\/octet-stream/],
  ['planilla.xlsx', 'PK', 'attachment', /spreadsheetml/],
  ['datos.csv', 'a;b', 'attachment', /^text\/csv/],
  ['sinextension', 'x', 'attachment', /./],
  ['lista.pdf', '%PDF-1.4', 'inline', /^application\/pdf$/],
  ['nota.txt', 'hola', 'inline', /^text\/plain/],
  ['foto.png', 'x', 'inline', /^image\/png$/],
  ['video.mp4', 'x', 'inline', /^video\/mp4$/],
] as const

const kindPart = (site: Visitor) => {
  const { strict } = site.asAdmin
  strict.each(
    kinds,
    ([name, , disposition, type]) => `${name}, opened online, is ${disposition} ${type}`,
  )(async ([name, content, disposition, type]) => {
    const id = await site.create(crearFileZona, { numeropedido: 'A-1', orden: 1, file: textFile(content, name) })
    const online = await site.call(obtenerZona, { id })
    expect(online.status).toBe(200)
    expectHarmless(online)
    expect(getSafetyHeaders(online)).toEqual([
      expect.stringMatching(type),
      'nosniff',
      expect.anything(),
      expect.stringMatching(`^${disposition};`),
    ])
    expect(getSafetyHeaders(online)[0]).not.toMatch(/html|svg|xml;|javascript/)
    expect(await online.text()).toBe(content)
    const download = await site.call(descargarArchiveZona, { id })
    expect(getSafetyHeaders(download)[3]).toMatch(/^attachment;/)
    expectHarmless(download)
  })

  strict.each(
    kinds,
    ([name]) => `${name} as a public download is always an attachment; through getImage it cannot run either`,
  )(async ([name, content]) => {
    const id = await site.create(crearDescarga, { titulo: 'x', orden: 1, file: textFile(content, name) })
    const { file } = await site.answer(obtenerDescarga, { id })
    await site.as('nobody')
    const download = await site.call(descargarArchive, { id })
    expect(getSafetyHeaders(download)[3]).toMatch(/^attachment;/)
    expectHarmless(download)
    expectHarmless(await fetchFile(site, file))
  })
}

const filenames = [
  ['Catálogo 2026', 'Catálogo 2026.txt'],
  ['Ñandú "grande" 50%', /^Ñandú "grande" 50%\.txt$/],
  ['図面', /^図面\.txt$/],
  ["l'hôpital (1)*", /^l'hôpital \(1\)\*\.txt$/],
  ['1/2 pulgada', /^1.+2 pulgada\.txt$/],
  ['a\r\nSet-Cookie: x=1', /^a.*\.txt$/],
  ['../../x\\y', /\.txt$/],
] as const

const namePart = (site: Visitor) => {
  const { full, strict } = site.asAdmin
  strict.each(
    filenames,
    ([titulo]) => `a download called ${JSON.stringify(titulo)} is saved under that name`,
  )(async ([titulo, expected]) => {
    const id = await site.create(crearDescarga, { titulo, orden: 1, file: textFile('x') })
    const { headers } = await site.call(descargarArchive, { id })
    const disposition = headers.get('Content-Disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.txt"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/)
    const saved = decodeURIComponent(/UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')
    expect(saved).toMatch(expected)
    expect(saved).not.toMatch(/[/\\\r\n]/)
    // A live backend may renew its own cookie.
    expect(headers.get('Set-Cookie') ?? '').not.toMatch(/(^|, )x=1/)
  })

  full('a download equals its upload', async () => {
    const id = await site.create(crearDescarga, { titulo: 'Prueba', orden: 1, file: textFile('contenido ñ') })
    const download = await site.call(descargarArchive, { id })
    expect(await download.text()).toBe('contenido ñ')
    expect(download.headers.get('Content-Disposition') ?? '').toMatch(/^attachment/)
  })

  full('a price file is named after its order number', async () => {
    const file = textFile('x', 'otra cosa.pdf')
    const id = await site.create(crearFileZona, { numeropedido: '0007-B', orden: 1, file })
    for (const call of [obtenerZona, descargarArchiveZona]) {
      expect((await site.call(call, { id })).headers.get('Content-Disposition')).toMatch(
        isStrict ? /filename\*=UTF-8''0007-B\.pdf/ : /filename.*0007-B\.pdf/,
      )
    }
  })
}

const ranges = [
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=9-9', 206, '9', 'bytes 9-9/10'],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-1000', 206, '56789', 'bytes 5-9/10'],
  ['bytes=-1000', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=99-100', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=-', 200, '0123456789', null],
  ['bytes=x-y', 200, '0123456789', null],
  ['lines=0-3', 200, '0123456789', null],
] as const

const rangePart = (site: Visitor) => {
  const { strict } = site.asAdmin
  strict.each(
    ranges,
    ([range, status, body]) => `Range ${range}: ${status} ${JSON.stringify(body)}`,
  )(async ([range, status, body, contentRange]) => {
    const id = await site.create(crearDescarga, { titulo: 'x', orden: 1, file: textFile('0123456789') })
    const { file } = await site.answer(obtenerDescarga, { id })
    const name = file.split('/').at(-1) ?? ''
    for (const path of [`/api/getImage/${name}`, `/api/descargarArchive/${id}`]) {
      const response = await site.send(path, { headers: { Range: range } })
      expect([response.status, response.headers.get('Content-Range')]).toEqual([status, contentRange])
      expect(await response.text()).toBe(body)
      expect([null, String(body.length)]).toContain(response.headers.get('Content-Length'))
      expect(response.headers.get('Accept-Ranges')).toBe('bytes')
    }
  })
}

const privacyPart = (site: Visitor) => {
  const { full, strict } = site.asAdmin
  full('a price file needs a session under any of its names', async () => {
    const id = await site.create(crearFileZona, inputFor(crearFileZona, 1))
    const { file } = await site.answer(obtenerFileZona, { id })
    await site.as('nobody')
    const name = file.split('/').at(-1) ?? ''
    for (const path of [`/api/descargarArchiveZona/${id}`, `/api/obtenerZona/${id}`, `/api/getImage/${name}`]) {
      await site.refused(site.send(path), 401, { about: path, names: [] })
    }
    const spellings = [name.toUpperCase(), `%2e/${name}`, encodeURIComponent(file), `${name}%00`]
    for (const spelling of isStrict ? [...spellings, `${name}/`, `./${name}`, `${name}?x`] : []) {
      const response = await site.send(`/api/getImage/${spelling}`)
      expect([401, 404, 422], `${spelling}: status`).toContain(response.status)
    }
    await site.as('customer')
    for (const call of [obtenerZona, descargarArchiveZona]) {
      const response = await site.call(call, { id })
      expect(response.status).toBe(200)
      if (isStrict) expect(response.headers.get('Cache-Control')).toMatch(/private|no-store/)
    }
    await site.as('editor')
    expect((await site.call(obtenerZona, { id })).status).toBe(200)
  })

  const longName = 'x'.repeat(5000)
  strict.each(
    [
      '..',
      '../db',
      '..%2F..%2Fetc%2Fpasswd',
      '%2e%2e%2f',
      '..%5Cx',
      '%00',
      'a%00.jpg',
      '%2F',
      '%ff',
      '%',
      longName,
      '__proto__',
      'constructor',
    ],
    (name) => `getImage/${name.slice(0, 30)} is refused`,
  )(async (name) => {
    await site.refused(site.send(`/api/getImage/${name}`), [400, 404, 414, 422])
  })

  full('a replaced picture is served, the old one is not', async () => {
    const { crearSeccion, obtenerSeccion, updateSeccion } = endpoints
    const id = await site.create(crearSeccion, inputFor(crearSeccion, 1))
    const original = await site.answer(obtenerSeccion, { id })
    await site.answer(updateSeccion, { ...inputFor(updateSeccion, 1), idSeccion: id, imagen: png(2) })
    const updated = await site.answer(obtenerSeccion, { id })
    expect((await fetchFile(site, updated.imagen)).status).toBe(200)
    expect((await fetchFile(site, original.imagen)).status).toBe(404)
  })
}

export const servingParts = (backend: Site) => {
  const site = visitor(backend)
  describe.each([
    ['how a file is opened', kindPart],
    ['names', namePart],
    ['ranges', rangePart],
    ['private files', privacyPart],
  ] as const)('%s', (_, part) => {
    part(site)
  })
}
