import { pbkdf2Sync } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readFile } from '#contract/sheet/book.ts'
import { seed as company } from './index.ts'

const { tables: seed, files: mediaFiles } = company

const media = fileURLToPath(new URL('./media/', import.meta.url))
const readMedia = (file: string) => readFileSync(`${media}${file}`)
const lastSegment = (file: string) => file.slice(file.lastIndexOf('/') + 1)
const subProductos = seed.productos.flatMap((producto) => producto.sub_productos)
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index)
const pictures = (id: number) => seed.imagenesProducto.filter((image) => image.padre === id).length
const getAccountName = (zona: 0 | 1, id: number) =>
  zona === 1 ? seed.clientes.find((cliente) => cliente.id === id)?.nombre : seed.usuarios.find((usuario) => usuario.id === id)?.usuario

test.each(Object.entries(seed))('%s: each row has its own id', (_, rows) => {
  expect(repeated(rows.map(({ id }) => id))).toEqual([])
})

describe('products', () => {
  test('each has a picture and two sizes; codes and bar codes are unique, some codes start with zero', () => {
    expect(seed.productos.filter(({ id, sub_productos: sizes }) => pictures(id) === 0 || sizes.length < 2)).toEqual([])
    expect(repeated(subProductos.map((subProducto) => subProducto.codigo))).toEqual([])
    expect(repeated(subProductos.map((subProducto) => subProducto.codigobarra))).toEqual([])
    expect(subProductos.some((subProducto) => subProducto.codigo.startsWith('0'))).toBe(true)
  })

  test.each(subProductos.map((subProducto) => subProducto.codigobarra))('EAN-13 %s is Argentine and its check digit is right', (ean) => {
    expect(ean).toMatch(/^779\d{10}$/)
    const weighted = Array.from(ean, Number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0)
    expect(weighted % 10).toBe(0)
  })
})

test('every gallery picture has its product or fair; fairs have 3, 3 and 1', () => {
  expect(seed.imagenesProducto.every((image) => seed.productos.some(({ id }) => id === image.padre))).toBe(true)
  expect(seed.ferias.map(({ id }) => seed.imagenesFeria.filter((image) => image.padre === id).length)).toEqual([3, 3, 1])
})

test('a video has a link or a file, never both', () => {
  expect(seed.videos.filter((video) => (video.link === null) === (video.file === null))).toEqual([])
})

test("a history entry's name and id agree", () => {
  expect(seed.historial.map((entry) => entry.usuario)).toEqual(seed.historial.map((entry) => getAccountName(entry.zona, entry.idUsuario)))
  const times = seed.historial.map((entry) => Date.parse(entry.created_at))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

describe('media', () => {
  test('the files on disk are exactly those that rows point at', () => {
    const onDisk = readdirSync(media, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(media.length))
    expect(onDisk.toSorted()).toEqual(mediaFiles.toSorted())
  })

  test('last path segments are unique, because getImage takes them', () => {
    expect(repeated(mediaFiles.map(lastSegment))).toEqual([])
  })
})

describe('price files and downloads', () => {
  test.each(seed.archivos)('$file: size, format and content agree', ({ file, peso, formato, zona, titulo, numeropedido }) => {
    const bytes = readMedia(file)
    expect(peso).toBe((bytes.length / 1024).toFixed(2))
    expect(file.endsWith(`.${formato}`)).toBe(true)
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(formato === 'pdf' ? '%PDF' : 'PK\x03\x04')
    expect(zona === 1 ? numeropedido : titulo).not.toBe('')
  })

  test('all files together stay below 600 kB', () => {
    expect(seed.archivos.reduce((sum, { file }) => sum + readMedia(file).length, 0)).toBeLessThan(600_000)
  })

  test('the general list has every code and bar code, and a price', async () => {
    const book = await readFile(new Blob([readMedia('listas/lista-general-octubre-2026.xlsx')]))
    const rows = typeof book === 'string' ? [] : (book.pages[0]?.rows ?? [])
    const expected = seed.productos.flatMap(({ nombre, sub_productos: sizes }) =>
      sizes.map((size) => [size.codigo, nombre, size.tamaño, size.pack, size.codigobarra, expect.any(Number)]),
    )
    expect(rows.slice(-expected.length).map(({ cells }) => cells.map((cell) => cell?.number ?? cell?.text))).toEqual(expected)
  })
})

describe('accounts', () => {
  const accounts = [
    ...seed.usuarios.map(({ usuario, clave }) => ({ name: usuario, clave })),
    ...seed.clientes.map(({ nombre, clave }) => ({ name: nombre, clave })),
  ]

  test.each(accounts)('$name enters with its demo password', ({ name, clave }) => {
    const [scheme, iterations, salt = '', hash = ''] = clave.split('$')
    expect([scheme, iterations]).toEqual(['pbkdf2', '1000'])
    expect(Buffer.from(salt, 'base64')).toHaveLength(16)
    expect(pbkdf2Sync(`${name}1234`, Buffer.from(salt, 'base64'), 1_000, 32, 'sha256').toString('base64')).toBe(hash)
  })

  test('the documented roles and states', () => {
    expect(seed.usuarios.map(({ usuario, admin }) => [usuario, admin])).toEqual([['admin', 1], ['editor', 0], ['ventas', 0]])
    expect(seed.clientes.slice(0, 2).map(({ nombre, activo }) => [nombre, activo])).toEqual([['cliente', 1], ['pendiente', 0]])
  })
})
