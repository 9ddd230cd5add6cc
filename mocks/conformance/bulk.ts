import { describe, expect } from 'vitest'
import { getBlankRecord } from '#contract/blank.ts'
import { endpoints } from '#contract/index.ts'
import { Producto } from '#contract/producto.ts'
import type { Extended } from './extended.ts'
import { isStrict } from './level.ts'
import { expectThere } from './reading.ts'
import { inputFor, run, textFile } from './samples.ts'
import { csv, csvLatin1, csvText, csvUnix, csvWithColumn, csvWithMark, header, row } from './sheets.ts'
import { xlsx, xlsxWithNumbers, type Row } from './sheets.ts'
import { visitor, type Site, type Visitor } from './visitor.ts'

const { cargarCargaMasiva, obtenerAvance, plantillaCargaMasiva } = endpoints
const { obtenerProductos, crearProducto, guardarImagenProducto } = endpoints

const byName = async (site: Visitor, nombre: string) =>
  (await site.answer(obtenerProductos)).filter((producto) => producto.nombre === nombre)

/** A bulk load changes products by name, so ours have unique names. */
const ours = (nombre: string) => `${nombre} ${run}`

/** Loads a sheet; answers the added products. */
const load = async (site: Visitor, file: File) => {
  const earlierIds = new Set((await site.answer(obtenerProductos)).map(({ id }) => id))
  const answer = await site.noted(cargarCargaMasiva, { file })
  const added = (await site.answer(obtenerProductos)).filter(({ id }) => !earlierIds.has(id))
  return { answer, added }
}

const getCodes = ({ sub_productos }: Pick<Producto, 'sub_productos'>) => sub_productos.map(({ codigo }) => codigo)
const sub = (codigo: string) => ({ codigo, tamaño: 'M8 x 40', pack: '100', codigobarra: '7790000000003' })

const formats: [string, (rows: readonly Row[]) => File | Promise<File>][] = [
  ['CSV with ;', csv],
  ['CSV with ,', (rows) => csv(rows, ',')],
  ['CSV with tabs', (rows) => csv(rows, '\t')],
  ['CSV with a byte-order mark', csvWithMark],
  ['CSV in Latin-1', csvLatin1],
  ['CSV with bare line ends and blank lines', csvUnix],
  ['XLSX', xlsx],
  ['XLSX with numbers', xlsxWithNumbers],
]

const readingPart = (site: Visitor) => {
  const { full, strict } = site.asAdmin
  full.each(
    formats,
    ([format]) => `${format}: ñ, quotes, leading zeros and long digits survive`,
  )(async ([format, write]) => {
    const nombre = ours(`Tuerca "ñandú" ${format}`)
    const { answer, added } = await load(site, await write([row(nombre, '00123', '7'), row(nombre, '0000', '7')]))
    expect(answer).toEqual({ creados: 1, actualizados: 0, filas: 2 })
    expect(added).toEqual([
      {
        ...getBlankRecord(Producto),
        id: expect.any(Number),
        orden: 7,
        nombre,
        texto: '<p>Texto; con coma, y ñ</p>',
        sub_productos: [sub('00123'), sub('0000')],
      },
    ])
  })

  strict('columns in any order, more columns, headers as people write them', async () => {
    const text = `Código;NOMBRE;Notas;Tamano;Pack ;CODIGOBARRA;Texto;Orden;Destacado\r\n007;${ours('Suelto')};x;M4;10;779;;5;sí`
    const { added } = await load(site, new File([text], 'carga.csv'))
    expect(added).toMatchObject([
      {
        nombre: ours('Suelto'),
        orden: 5,
        destacado: 1,
        texto: '',
        sub_productos: [{ codigo: '007', tamaño: 'M4', pack: '10', codigobarra: '779' }],
      },
    ])
  })

  full('the template loads', async (context) => {
    const response = await site.call(plantillaCargaMasiva)
    expectThere(plantillaCargaMasiva, response)
    const existingNames = (await site.answer(obtenerProductos)).map(({ nombre }) => nombre)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.csv"/)
    const template = new File([await response.arrayBuffer()], 'plantilla.csv')
    const text = await template.text()
    context.skip(
      existingNames.some((nombre) => text.includes(`;${nombre};`)),
      "a product already has the example's name",
    )
    const { answer } = await load(site, template)
    expect(answer).toEqual({ creados: 1, actualizados: 0, filas: 1 })
  })
}

const writingPart = (site: Visitor) => {
  const { full, strict } = site.asAdmin
  full('rows of one nombre make one product in any order; an existing nombre is updated in place', async () => {
    const [uno, dos] = [ours('Masiva uno'), ours('Masiva dos')] as const
    const first = await load(site, csv([row(uno, '01', '3'), row(dos, '02', '4'), row(uno, '03', '3')]))
    expect(first.answer).toEqual({ creados: 2, actualizados: 0, filas: 3 })
    expect(first.added.map(({ nombre, ...producto }) => [nombre, ...getCodes(producto)])).toEqual([
      [uno, '01', '03'],
      [dos, '02'],
    ])
    const [original] = await byName(site, uno)
    const second = await load(site, csv([row(uno, '09', '8')]))
    expect(second).toEqual({ answer: { creados: 0, actualizados: 1, filas: 1 }, added: [] })
    expect(await byName(site, uno)).toEqual([{ ...original, orden: 8, sub_productos: [sub('09')] }])
    const again = await load(site, csv([row(uno, '09', '8')]))
    expect(again.answer).toMatchObject({ creados: 0, filas: 1 })
  })

  full('an update keeps the pictures', async () => {
    const nombre = ours('Con foto')
    const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), nombre })
    await site.answer(guardarImagenProducto, { ...inputFor(guardarImagenProducto, 1), idProducto: id })
    const [original] = await byName(site, nombre)
    await load(site, csv([row(nombre, '1')]))
    expect(await byName(site, nombre)).toMatchObject([
      { id, imagenes: original?.imagenes, sub_productos: [{ codigo: '1' }] },
    ])
  })

  strict('a load that names itself is told of, where the API tells; others ignore the name', async () => {
    const file = csv([row(ours('Con nombre'), '01')])
    const answer = await site.answer(cargarCargaMasiva, { file, avance: ours('carga') })
    expect(answer).toEqual({ creados: 1, actualizados: 0, filas: 1 })
    const result = await site.call(obtenerAvance, { avance: ours('ninguna') })
    if (result.ok) expect(await result.json()).toMatchObject({ hechas: 0, total: 0 })
    else expectThere(obtenerAvance, result)
  })

  strict.each(
    [csv, xlsx],
    ({ name }) => `5,000 rows of ${name}`,
  )(async (write) => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      row(ours(`Masivo ${write.name} ${Math.floor(index / 5)}`), `0${index}`, String(Math.floor(index / 5))),
    )
    const { answer, added } = await load(site, await write(rows))
    expect(answer).toEqual({ creados: 1000, actualizados: 0, filas: 5000 })
    expect(added.flatMap(getCodes)).toEqual(rows.map(([, , , , codigo]) => codigo))
  })
}

const good = [row(ours('Buena'), '1'), row(ours('Otra'), '2')]
const withCell = (columnIndex: number, value: string): Row =>
  row(ours('Mala'), '3').map((text, column) => (column === columnIndex ? value : text))

const badCells: [string, Row][] = [
  ['orden', withCell(0, 'primero')],
  ['orden', withCell(0, '1,5')],
  ['orden', withCell(0, '')],
  ['nombre', withCell(1, '')],
  ['nombre', withCell(1, 'x'.repeat(301))],
  ['destacado', withCell(2, '2')],
  ['destacado', withCell(2, 'quizás')],
  ['texto', withCell(3, 'x'.repeat(200_001))],
  ['codigo', withCell(4, '')],
  ['tamaño', withCell(5, '')],
  ['pack', withCell(6, '')],
  ['codigobarra', withCell(7, '')],
  ['codigo', withCell(4, 'x'.repeat(61))],
]

const refusalPart = (site: Visitor) => {
  const { full, strict } = site.asAdmin
  const refused = async (file: File, status = 422) => {
    const initialState = await site.everything()
    const errors = await site.refuses(cargarCargaMasiva, { file }, status)
    expect(await site.everything()).toEqual(initialState)
    return errors
  }
  const cellsRefused = async (file: File) => Object.keys(await refused(file))

  full.each(
    [...badCells.keys()],
    (index) => `${index + 1}: one bad ${badCells[index]?.[0]} refuses all, and says row, column and reason`,
  )(async (index) => {
    const [column, bad] = badCells[index] ?? ['', []]
    const errors = await refused(csv([...good, bad]))
    if (isStrict) expect(errors).toEqual({ [`4.${column}`]: [expect.stringMatching(/^\p{Lu}.{5,}\.$/u)] })
  })

  strict('every bad cell is reported at once, even after blank lines', async () => {
    const text = csvText([
      row(ours('Uno'), '1'),
      header.map(() => ''),
      withCell(0, 'x'),
      ['1', ours('Peor'), '9', '', '', '', '', ''],
    ])
    expect(await cellsRefused(new File([text], 'carga.csv'))).toEqual(['4.orden', '5.destacado'])
  })

  strict('rows of one product that contradict one another, a code twice', async () => {
    expect(await cellsRefused(csv([row(ours('Uno'), '1', '1'), row(ours('Uno'), '2', '2')]))).toEqual(['3.orden'])
    expect(await cellsRefused(csv([row(ours('Uno'), '1'), row(ours('Uno'), '1')]))).toEqual(['3.codigo'])
  })

  strict('4,999 good rows and a bad one: nothing is loaded', async () => {
    const rows = Array.from({ length: 4999 }, (_, index) => row(ours(`Producto ${index}`), String(index)))
    expect(await cellsRefused(csv([...rows, withCell(0, 'x')]))).toEqual(['5001.orden'])
  })

  strict('a sheet without a column, without rows, or of another format', async () => {
    expect(await cellsRefused(new File([`nombre;orden\r\n${ours('x')};1`], 'a.csv'))).toEqual(
      ['destacado', 'texto', 'codigo', 'tamaño', 'pack', 'codigobarra'].map((column) => `1.${column}`),
    )
    expect(await refused(csv([]))).toHaveProperty('file')
    expect(await refused(new File(['\r\n\r\n'], 'a.csv'))).not.toEqual({})
    expect(await refused(new File(['PK\u0003\u0004 no es una planilla'], 'a.xlsx'), 415)).toHaveProperty('file')
    expect(await refused(new File([new Uint8Array([0, 1, 2, 0, 255])], 'a.csv'), 415)).toHaveProperty('file')
    expect(await refused(textFile('', 'a.csv'))).toHaveProperty('file')
  })

  strict('prototype names are ordinary names', async (context) => {
    const names = ['__proto__', 'constructor', 'toString']
    const existingNames = new Set((await site.answer(obtenerProductos)).map(({ nombre }) => nombre))
    context.skip(
      names.some((name) => existingNames.has(name)),
      'a product already has such a name',
    )
    const { answer, added } = await load(site, csv(names.map((name, index) => row(name, String(index)))))
    expect(answer).toEqual({ creados: 3, actualizados: 0, filas: 3 })
    expect(added.map(({ nombre }) => nombre)).toEqual(names)
  })
}

/** The columns that `obtenerExtensiones` names. */
export const bulkExtensionPart = (site: Visitor, extended: Extended) => {
  extended('a new name comes with its rows, and is no other name', 'nombreNuevo', async () => {
    const [viejo, nuevo, otro] = [ours('Nombre viejo'), ours('Nombre nuevo'), ours('Otro nombre')] as const
    const { added } = await load(site, csv([row(viejo, '1'), row(otro, '2')]))
    const renaming = (nombre: string) => csvWithColumn('nombreNuevo', [[...row(viejo, '3'), nombre]])
    const errors = await site.refuses(cargarCargaMasiva, { file: renaming(otro) }, 422)
    expect(Object.keys(errors)).toEqual(['2.nombreNuevo'])
    expect((await load(site, renaming(nuevo))).answer).toEqual({ creados: 0, actualizados: 1, filas: 1 })
    expect(await byName(site, nuevo)).toMatchObject([{ id: added[0]?.id, sub_productos: [{ codigo: '3' }] }])
  })
  extended("a 422 names the rows of the clerk's own file", 'filaOriginal', async () => {
    const file = csvWithColumn('filaOriginal', [[...withCell(4, ''), 'Tuercas!12']])
    expect(Object.keys(await site.refuses(cargarCargaMasiva, { file }, 422))).toEqual(['Tuercas!12.codigo'])
  })
}

export const bulkParts = (backend: Site) => {
  describe.each([
    ['readable sheets', readingPart],
    ['writes', writingPart],
    ['refusals', refusalPart],
  ] as const)('%s', (_, part) => {
    part(visitor(backend))
  })
}
