/** Answers of other backends, and how the app reads them. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { obtenerClientes, obtenerIdUsuarioZona } from '#contract/cliente.ts'
import { obtenerContacto } from '#contract/contacto.ts'
import { obtenerFileZonas } from '#contract/file-zona.ts'
import { obtenerHistorial } from '#contract/historial.ts'
import { obtenerLogos } from '#contract/logos.ts'
import { obtenerProducto, obtenerProductos } from '#contract/producto.ts'
import { obtenerSlider } from '#contract/slider.ts'
import { producto as newProducto } from '#mocks/fixtures/producto.ts'
import { capital } from '#contract/capital.ts'
import { obtenerIdUsuario } from '#contract/usuario.ts'
import { obtenerBanner } from '#contract/banner.ts'
import { obtenerVideos } from '#contract/video.ts'
import { useDrift } from './drift.ts'
import { backendThatSays, reading } from './testing.ts'
import { call } from './client.ts'

const producto = newProducto({
  id: 3,
  nombre: 'Bulón',
  destacado: 1,
  imagenes: [{ id: 7, orden: 1, path: 'productos/bulon.jpg' }],
  sub_productos: [{ codigo: '001', tamaño: 'M8', pack: '100', codigobarra: '7790001' }],
})
const [imagen] = producto.imagenes
const [sub] = producto.sub_productos
/** The fields whose names are one word. */
const unchanged = Object.entries(producto).filter(([name]) => name !== 'sub_productos')
const asJson = JSON.stringify([producto])
const productos = (answer: unknown) => reading(obtenerProductos, {}, answer)
const withFields = async (fields: object) => (await productos([{ ...producto, ...fields }]))[0]

const warn = vi.fn()
beforeEach(() => {
  vi.stubGlobal('console', { ...console, warn })
  useDrift.setState({}, true)
})
afterEach(() => {
  warn.mockClear()
})

describe('a body is read by its content', () => {
  const notice = (level: string) =>
    `<br />\n<b>${level}</b>:  Undefined index: orden in <b>/var/www/api/index.php</b> on line <b>12</b><br />\n`
  test.each([
    ['as text/html', asJson],
    ['with a byte order mark', `\uFEFF${asJson}`],
    ['with blanks and lines around it', `\n\n  ${asJson}\n`],
    ['after a notice', notice('Notice') + asJson],
    [
      'after a warning with brackets and a notice',
      notice('Warning').replace('orden', '$x["orden"] {main} []') + notice('Deprecated') + asJson,
    ],
    ['after a notice as plain text', `\nNotice: Undefined variable: x in /var/www/a.php on line 3\n${asJson}`],
    [
      'after the table of a debugger',
      `<font size='1'><table class='xdebug-error'><tr><td>require( '/a.php' ) [ {main} ]</td></tr></table></font>\n${asJson}`,
    ],
    ['before a notice', asJson + notice('Notice')],
    ['before a comment', `${asJson}\n<!-- served in 0.03 s -->`],
    ['behind a guard', `)]}',\n${asJson}`],
    ['as JSON in JSON', JSON.stringify(asJson)],
  ])('%s', async (_, text) => expect(await productos(text)).toEqual([producto]))

  test('a declared Latin-1 is decoded', async () => {
    const bytes = Uint8Array.from(JSON.stringify([{ ...producto, nombre: 'Bulon\u00f1' }]), (char) =>
      char.charCodeAt(0),
    )
    backendThatSays(bytes)
    expect((await call(obtenerProductos, {}))[0]?.nombre).toBe('Bulonñ')
  })

  test.each([
    ['a page', '<!DOCTYPE html><html><body>Error <script>x = [{"id":1}]</script></body></html>'],
    ['a page without a type', '<html><head><title>Mantenimiento</title></head></html>'],
    ['a text', 'No hay productos'],
    ['nothing at all', ''],
    [
      'a fatal error',
      'PHP Fatal error:  Uncaught Error in /var/www/a.php:3\nStack trace:\n#0 {main}\n  thrown in /var/www/a.php on line 3',
    ],
    ['a number', '7'],
    ['true', 'true'],
    ['what went wrong', '{"message":"Unauthenticated."}'],
    ['a status', '{"status":"error","data":{"code":7}}'],
  ])('%s is no list', async (_, text) => {
    await expect(productos(text)).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringMatching(/^El servidor /),
    })
  })
})

describe('a list', () => {
  test.each([
    ['in {data}', { data: [producto] }],
    ['in {data} of {data}', { success: true, data: { current_page: 1, data: [producto], links: [{ url: null }] } }],
    ['under its own name', { ok: true, productos: [producto] }],
    ['among links', { count: 1, next: null, links: [], results: [producto] }],
    ['of .NET', { $id: '1', $values: [producto] }],
    ['by index', { 0: producto }],
    ['by id', { 3: producto, x: producto }],
    ['of one, bare', producto],
    ['as text', { data: asJson }],
  ])('%s', async (_, answer) => expect((await productos(answer))[0]).toEqual(producto))

  test.each([
    ['[]', []],
    ['{}', {}],
    ['null', null],
    ['{data: []}', { data: [] }],
    ['{data: {}}', { data: {} }],
    ['{data: null}', { data: null }],
  ])('an empty one as %s', async (_, answer) => expect(await productos(answer)).toEqual([]))

  test('204 is an empty list', async () => {
    backendThatSays(null, { status: 204 })
    expect(await call(obtenerProductos, {})).toEqual([])
  })

  test.each([
    [null],
    ['x'],
    [7],
    [[]],
    [{}],
    [{ nombre: 'sin id' }],
    [{ ...producto, id: 0 }],
    [{ ...producto, id: 'abc' }],
    [{ ...producto, id: null }],
    [{ ...producto, id: -4 }],
  ])('a broken record, %j, is left out with one warning', async (record) => {
    expect(await productos([record, producto, record])).toEqual([producto])
    expect(await productos([record, producto])).toEqual([producto])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('a list of broken records alone is a failure, not an empty page', async () => {
    await expect(productos([{ nombre: 'x' }, null])).rejects.toMatchObject({ name: 'ApiError' })
  })

  test('a fitting value is not copied', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const read = await productos([producto])
    expect(read).toBe(parse.mock.results.at(-1)?.value)
    expect(useDrift.getState()).toEqual({})
  })
})

describe('values', () => {
  test.each([
    ['numbers as text', { id: '3', orden: ' 1 ', destacado: '1' }],
    ['numbers with decimals', { id: '3.0', orden: 1.7 }],
    ['a flag as boolean', { destacado: true }],
    ['a flag in words', { destacado: 'true' }],
    ['a flag of MySQL', { destacado: { type: 'Buffer', data: [1] } }],
    ['a flag of PostgreSQL', { destacado: 't' }],
    ['a flag in Spanish', { destacado: 'Sí' }],
    ['a gallery as text', { imagenes: JSON.stringify([imagen]), sub_productos: JSON.stringify([sub]) }],
    ['a gallery by index', { imagenes: { 0: imagen }, sub_productos: { a: sub } }],
    ['one picture, bare', { imagenes: imagen }],
    ['a wrapped gallery', { imagenes: { data: [imagen] } }],
    ['a picture with text ids', { imagenes: [{ ...imagen, id: '7', orden: '1' }] }],
    ['broken pictures beside it', { imagenes: [null, imagen, { path: 'x' }], sub_productos: [null, sub, 'x'] }],
  ])('%s', async (_, fields) => expect(await withFields(fields)).toEqual(producto))

  test.each([
    [
      'numbers for texts',
      { sub_productos: [{ ...sub, codigo: 1, pack: 100 }] },
      { sub_productos: [{ ...sub, codigo: '1', pack: '100' }] },
    ],
    [
      'null',
      { orden: null, nombre: null, texto: null, destacado: null, imagenes: null, sub_productos: null },
      { orden: 0, nombre: '', texto: '', destacado: 0, imagenes: [], sub_productos: [] },
    ],
    [
      'null further down',
      {
        imagenes: [{ id: 7, orden: null, path: null }],
        sub_productos: [{ codigo: null, tamaño: null, pack: null, codigobarra: null }],
      },
      {
        imagenes: [{ id: 7, orden: 0, path: '' }],
        sub_productos: [{ codigo: '', tamaño: '', pack: '', codigobarra: '' }],
      },
    ],
    ['objects for texts', { nombre: { es: 'x' }, texto: ['a', 'b'] }, { nombre: '', texto: 'a, b' }],
    ['no numbers', { orden: 'primero', destacado: 'no' }, { orden: 0, destacado: 0 }],
    ['more than a flag', { destacado: 2 }, { destacado: 0 }],
    ['an empty text for a gallery', { imagenes: '', sub_productos: 'x' }, { imagenes: [], sub_productos: [] }],
  ])('%s', async (_, came, becomes) => expect(await withFields(came)).toEqual({ ...producto, ...becomes }))

  test('a missing value becomes blank', async () => {
    expect(await productos([{ id: 3 }])).toMatchObject([
      { id: 3, orden: 0, nombre: '', texto: '', destacado: 0, imagenes: [], sub_productos: [] },
    ])
  })

  test.each([
    [
      'PascalCase',
      {
        ...Object.fromEntries(unchanged.map(([name, value]) => [capital(name), value])),
        Destacado: true,
        Imagenes: [{ Id: 7, Orden: 1, Path: 'productos/bulon.jpg' }],
      },
    ],
    [
      'camelCase',
      {
        ...Object.fromEntries(unchanged),
        subProductos: [{ codigo: '001', tamano: 'M8', pack: '100', codigoBarra: '7790001' }],
      },
    ],
  ])('names in %s', async (_, record) => {
    const [read] = await productos([record])
    expect(read).toMatchObject({ ...producto, sub_productos: 'subProductos' in record ? producto.sub_productos : [] })
  })

  test('extra values stay, under any name', async () => {
    const read = await reading(
      obtenerProductos,
      {},
      `[{"__proto__":{"x":1},"constructor":7,${asJson.slice(2, -2)},"orden":"4"}]`,
    )
    expect(read).toMatchObject([{ ...producto, orden: 4 }])
    expect({}).not.toHaveProperty('x')
  })

  test.each([
    [
      { link: null, file: 'v.mp4' },
      { link: null, file: 'v.mp4' },
    ],
    [
      { link: '', file: 'v.mp4' },
      { link: '', file: 'v.mp4' },
    ],
    [{ file: 'v.mp4' }, { link: null, file: 'v.mp4' }],
    [
      { link: 'null', file: 7 },
      { link: 'null', file: '7' },
    ],
  ])('a video %j', async (came, becomes) => {
    const [video] = await reading(obtenerVideos, {}, [{ id: 1, orden: 1, titulo: 'x', ...came }])
    expect(video).toMatchObject(becomes)
  })

  test('a choice in other capitals is found; an unknown one has the fewest rights', async () => {
    const user = { id: 1, usuario: 'a', email: 'a@b.c', admin: 1 }
    expect(await reading(obtenerIdUsuario, { id: 1 }, { ...user, rol: 'ADMINISTRADOR ' })).toMatchObject({
      rol: 'administrador',
    })
    for (const rol of ['', null, 7, 'root'])
      expect(await reading(obtenerIdUsuario, { id: 1 }, { ...user, rol })).toMatchObject({ rol: 'usuario' })
    const banner = { id: 1, titulo: '', texto: '', imagen: '', seccion: 'Home', textoboton: '', link: '' }
    expect(await reading(obtenerBanner, {}, [banner])).toMatchObject([{ seccion: 'home' }])
  })

  test.each([
    [48.2, '48.2'],
    ['48', '48'],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [0, '0'],
  ])('the weight %j is %j', async (peso, read) => {
    const file = { id: 1, orden: 1, numeropedido: 12, formato: null, peso, file: 'x' }
    expect(await reading(obtenerFileZonas, {}, [file])).toEqual([
      { ...file, numeropedido: '12', formato: '', peso: read },
    ])
  })

  test.each([
    [1, 1],
    ['1', 1],
    [true, 1],
    ['0', 0],
    [0, 0],
    [false, 0],
    [null, 0],
    ['', 0],
  ])('active: %j is %j', async (activo, read) => {
    expect(await reading(obtenerClientes, {}, [{ id: '4', nombre: 'x', email: 'a@b.c', activo }])).toMatchObject([
      { id: 4, activo: read },
    ])
  })
})

describe('moments', () => {
  const timestamp = '2026-10-03T14:22:00.000Z'
  test.each([
    ['2026-10-03 14:22:00', timestamp],
    ['2026-10-03 14:22:00.000000', timestamp],
    ['2026-10-03T14:22:00', timestamp],
    ['2026-10-03T14:22:00.0000000', timestamp],
    ['2026-10-03T14:22:00Z', '2026-10-03T14:22:00Z'],
    ['2026-10-03T11:22:00-03:00', '2026-10-03T11:22:00-03:00'],
    ['2026-10-03T14:22:00+0000', timestamp],
    ['2026-10-03 11:22:00-03', timestamp],
    ['03/10/2026 14:22:00', timestamp],
    ['3/10/2026, 14:22', timestamp],
    ['03-10-2026 14:22', timestamp],
    ['2026-10-03', '2026-10-03T00:00:00.000Z'],
    ['Sat, 03 Oct 2026 14:22:00 GMT', timestamp],
    [1_791_037_320, timestamp],
    ['1791037320', timestamp],
    [1_791_037_320_000, timestamp],
    ['/Date(1791037320000)/', timestamp],
    [{ date: '2026-10-03 14:22:00.000000', timezone_type: 3, timezone: 'UTC' }, timestamp],
    [{ date: '2026-10-03 11:22:00.000000', timezone_type: 3, timezone: 'America/Argentina/Buenos_Aires' }, timestamp],
    [{ date: '2026-10-03 11:22:00.000000', timezone_type: 1, timezone: '-03:00' }, timestamp],
    ['0000-00-00 00:00:00', ''],
    ['ayer', ''],
    [null, ''],
    [{}, ''],
    ['2026-13-45', ''],
    [9e30, ''],
  ])('%j', async (created_at, read) => {
    const [entry] = await reading(obtenerHistorial, {}, [{ id: 1, usuario: 'a', idUsuario: 2, texto: 'x', created_at }])
    expect(entry?.created_at).toBe(read)
  })

  test('an entry may name its text mensaje and lack its author', async () => {
    const [entry] = await reading(obtenerHistorial, {}, [
      { id: 1, usuario: null, idUsuario: null, mensaje: 'Sesion Cerrada', created_at: timestamp },
    ])
    expect(entry).toMatchObject({ usuario: '', texto: 'Sesion Cerrada' })
    expect(entry?.idUsuario).toBe(0)
  })
})

describe('one record', () => {
  test.each([
    ['bare', producto],
    ['of an array', [producto]],
    ['in {data}', { data: producto }],
    ['in {data: []}', { data: [producto] }],
    ['under its name', { status: 200, producto }],
    ['as text', JSON.stringify(producto)],
  ])('%s', async (_, answer) => expect(await reading(obtenerProducto, { id: 3 }, answer)).toEqual(producto))

  test('a record without an id gets the requested id', async () => {
    expect(
      await reading(obtenerSlider, { id: 4 }, { texto: 'x', orden: '2', textoboton: null, linkboton: '' }),
    ).toEqual({ id: 4, texto: 'x', orden: 2, textoboton: '', linkboton: '', imagen: '' })
    expect(await reading(obtenerIdUsuarioZona, { id: 9 }, { nombre: 'cliente' })).toMatchObject({
      id: 9,
      nombre: 'cliente',
    })
  })

  test.each([[null], [[]], [{}], [false], ['']])('%j is an unknown record', async (answer) => {
    await expect(reading(obtenerProducto, { id: 3 }, answer)).rejects.toMatchObject({ status: 404 })
  })

  test.each([['x'], [7], [{ message: 'x' }], ['<html></html>']])('%j is no record', async (answer) => {
    await expect(reading(obtenerProducto, { id: 3 }, answer)).rejects.toMatchObject({ name: 'ApiError' })
  })

  test('the contact data need no id', async () => {
    const contacto = {
      telefono: 1140000000,
      email: 'a@b.c',
      facebook: null,
      instagram: null,
      direccion: 'x',
      Telefono_Secundario: '2',
    }
    for (const answer of [[contacto], contacto, { data: [contacto] }]) {
      expect(await reading(obtenerContacto, {}, answer)).toMatchObject([
        { telefono: '1140000000', telefono_secundario: '2', instagram: '' },
      ])
    }
  })

  test.each([[[]], [{}], [null], [{ navbar: null, footer: null }], [[{ navbar: '', footer: null }]]])(
    'no logos: %j',
    async (answer) => {
      expect(await reading(obtenerLogos, {}, answer)).toEqual({ navbar: '', footer: '' })
    },
  )
})

test('drift is noted once per call, with the first value', async () => {
  await productos([
    { ...producto, destacado: '1', imagenes: null },
    { ...producto, destacado: '0' },
  ])
  expect(useDrift.getState()).toEqual({
    obtenerProductos: [
      { path: 'destacado', kind: 'flag', came: '"1"' },
      { path: 'imagenes', kind: 'list', came: 'null' },
    ],
  })
  await productos([{ ...producto, orden: '1' }])
  expect(useDrift.getState().obtenerProductos).toHaveLength(2)
})
