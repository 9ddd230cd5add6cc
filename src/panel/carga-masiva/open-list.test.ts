import { expect, test } from 'vitest'
import { planBulkLoad } from '#contract/bulk-plan.ts'
import { readRows } from '#contract/bulk-sheet.ts'
import { workbook } from '#contract/sheet/testing.ts'
import { cellKey, rowKey } from './choices.ts'
import { csv, fine, list, open } from './testing.ts'

const noName = 'Elegí cuál de las columnas es el nombre.'
test.each([
  ['no column for names', csv('Código;Pack', '0001;5', '0002;6'), noName],
  ['a column that nobody knows', csv('Código;Lo que vendemos', 'T-1;Tijera de podar', 'T-2;Tijera corta'), noName],
  ['sizes without codes', csv('Descripción;Pack', 'Caño;5', 'Codo;6'), 'Elegí cuál de las columnas es el código.'],
])('a list waits with %s', async (_, file, lost) => {
  expect((await open(file)).planilla.preview.lost).toBe(lost)
})

test('products without sizes need no code', async () => {
  const { planilla } = await open(csv('Descripción;Texto', 'Caño;De cobre, sin costura', 'Codo;De bronce'))
  expect([planilla.preview.lost, planilla.preview.created.length]).toEqual([undefined, 2])
})

test('a word of two fields waits where no other head tells which', async () => {
  const opened = await open(csv('Artículo;Precio', 'Bulón;100', 'Tuerca;120'))
  expect([opened.fields, opened.asked]).toEqual([
    { Artículo: '?', Precio: '' },
    ['«Artículo» puede ser Nombre o Código: no se carga hasta que lo digas'],
  ])
  opened.press('Artículo', 'Cargarla como Nombre')
  expect([opened.fields['Artículo'], opened.asked]).toEqual(['nombre', []])
})

test('a chosen column takes the place of the first, and joins it where texts join', async () => {
  const opened = await open(csv('Código;Producto;Color;Talle;Otro', '1;Remera;Rojo;S;A', '2;Remera;Azul;S;B'))
  opened.say({ columns: { color: 'tamaño', otro: 'codigo' } })
  expect(opened.stored).toEqual(['Remera|A|S x Rojo|1|S/D', 'Remera|B|S x Azul|1|S/D'])
  opened.say({ columns: { código: 'codigo' } })
  expect([opened.fields['Otro'], opened.fields['Código']]).toEqual(['', 'codigo'])
  opened.forget()
  expect(opened.fields).toEqual({ Código: 'codigo', Producto: 'nombre', Color: '', Talle: 'tamaño', Otro: '' })
})

test('a choice for a head holds in all tabs, and takes nothing from a tab without it', async () => {
  const opened = await open(
    csv(
      'Código;Nombre;Pack',
      '1;Bomba;6',
      '2;Filtro;12',
      'Producto;Código;Zeta',
      'Pico;3;10',
      'Código;Nombre;Zeta',
      '4;Vaso;9',
    ),
  )
  expect(opened.planilla.tabs.map(({ name }) => name)).toEqual(['', 'Desde la fila 4', 'Desde la fila 6'])
  opened.say({ columns: { zeta: 'pack' } })
  expect(opened.stored).toEqual([
    'Bomba|1|Única|6|S/D',
    'Filtro|2|Única|12|S/D',
    'Pico|3|Única|10|S/D',
    'Vaso|4|Única|9|S/D',
  ])
})

test('heads below many rows of conditions begin a table, and so do other heads further down', async () => {
  const conditions = Array.from({ length: 55 }, (_, index) => `Condición ${index};;`)
  const { stored } = await open(
    csv(...conditions, 'Código;Descripción;Medida', '1;Bulón;M6', 'Medida;Descripción;Código', 'M8;Tuerca;2'),
  )
  expect(stored).toEqual(['Bulón|1|M6|1|S/D', 'Tuerca|2|M8|1|S/D'])
})

test('the row of heads can be another, two rows, or none', async () => {
  const opened = await open(csv('Código;Nombre;', ';;Medida', '1;Bulón;M6'))
  expect(opened.planilla.tabs[0]?.heads).toEqual([1])
  opened.say({ heads: { '': [1, 2] } })
  expect([opened.fields, opened.stored]).toEqual([
    { Código: 'codigo', Nombre: 'nombre', Medida: 'tamaño' },
    ['Bulón|1|M6|1|S/D'],
  ])
  opened.say({ heads: { '': [] } })
  expect(opened.fields).toEqual({ A: '', B: '', C: '' })
})

test('each sheet is a tab; one without telling heads does not load, and another can be switched off', async () => {
  const book = workbook([
    { name: 'Tapa', rows: [['Los Andes'], ['Condiciones de venta', 'Contado']] },
    { name: 'Caños', rows: [['Lista'], ['Código', 'Descripción', 'Medida'], ['01', 'Caño', '1/2']] },
    {
      name: 'Codos',
      rows: [
        ['Descripción', 'Código'],
        ['Codo', '02'],
      ],
    },
  ])
  const opened = await open(book)
  expect(opened.planilla.tabs.map(({ name, loads, heads }) => [name, loads, heads])).toEqual([
    ['Tapa', false, []],
    ['Caños', true, [2]],
    ['Codos', true, [1]],
  ])
  expect(opened.stored).toEqual(['Caño|01|1/2|1|S/D', 'Codo|02|Única|1|S/D'])
  opened.say({ tabs: { Codos: false } })
  expect(opened.stored).toEqual(['Caño|01|1/2|1|S/D'])
})

test('a size alone is no title: the name above stays', async () => {
  const { stored, shown } = await open(csv('Cód.;Producto;Medida', '1;Bulón;M6', ';;M8', '3;;M10'))
  expect([stored, shown[2]]).toEqual([['Bulón|1|M6|1|S/D', 'Bulón|3|M10|1|S/D'], '3 no se carga: sin código ni nombre'])
})

test('sections above their own rows of heads name the rows of a list without names', async () => {
  const { stored } = await open(
    csv('BULONES;;', 'Código;Medida;Caja', '1;M6;100', '2;M8;100', 'TUERCAS;;', 'Código;Medida;Caja', '3;M6;100'),
  )
  expect(stored).toEqual(['BULONES|1|M6|100|S/D', 'BULONES|2|M8|100|S/D', 'TUERCAS|3|M6|100|S/D'])
  const one = await open(csv('Lista de precios;;', 'Código;Medida;Caja', '1;M6;100'))
  expect(one.stored).toEqual(['|1|M6|100|S/D'])
})

test('rows say what they become, and are left out or taken by hand', async () => {
  const opened = await open(
    csv('Cód.;Producto;Medida;Precio', 'MANGUERAS;;;', '1;Caño;1/4;5', '2;;5/16;6', ';;1/2;7', 'Sin IVA;;;'),
  )
  expect(opened.shown).toEqual([
    '1 títulos de las columnas',
    '2 título',
    '3 nuevo',
    '4 nuevo',
    '5 no se carga: sin código ni nombre',
    '6 título',
  ])
  expect(opened.planilla.preview.leftOut).toEqual([
    '1 fila: no se carga: sin código ni nombre.',
    '1 fila sin nombre lleva el de arriba.',
  ])
  opened.say({ rows: { [rowKey('', 3)]: false, [rowKey('', 6)]: true } })
  expect([opened.shown[2], opened.planilla.preview.out]).toEqual(['3 no se carga: la sacaste', 1])
})

test('the foot of a page is no name for the rows below', async () => {
  const opened = await open(csv('Código;Medida;Caja\nBULÓN;;\n1;M6;100\nPágina 1 de 2;;\n2;M8;100'))
  expect([opened.stored, opened.planilla.preview.titles]).toEqual([['BULÓN|1|M6|100|S/D', 'BULÓN|2|M8|100|S/D'], 2])
})

test('a cell is put right where it stands, and is judged again', async () => {
  const opened = await open(list(fine, '2;Tuerca;M8;0;', '3;Arandela;M8;50;'))
  expect(opened.rows('', 2, 3, false)[0]?.marks).toEqual({ 3: '1 pack menor que 1' })
  opened.say({ cells: { [cellKey('', 3, 'D')]: '10' } })
  expect([opened.asked, opened.stored[1], opened.rows('', 2, 3, false)[0]?.cells[3]]).toEqual([
    [],
    'Tuerca|2|M8|10|S/D',
    '10',
  ])
})

test('a row that is equal to another is taken by hand, and refused as the backend refuses it', async () => {
  const opened = await open(list(fine, fine))
  expect(opened.shown[2]).toBe('3 no se carga: igual a la fila 2')
  opened.say({ rows: { [rowKey('', 3)]: true } })
  expect(opened.shown[2]).toBe('3 Repite el código de la fila 2.')
})

test('a few values of a column leave their rows out', async () => {
  const opened = await open(csv('Código;Nombre;Rubro', '1;Caño;A', '2;Codo;B', '3;Tee;B'))
  expect(opened.planilla.tabs[0]?.columns[2]?.values).toEqual([
    { text: 'A', count: 1, loads: true },
    { text: 'B', count: 2, loads: true },
  ])
  opened.say({ valuesOut: { rubro: ['B'] } })
  expect(opened.stored).toEqual(['Caño|1|Única|1|S/D'])
  expect(opened.shown[3]).toBe('4 no se carga: Rubro: B')
})

test.each([
  ['Estado', ['Activo', 'Discontinuado', 'Baja'], ['Bulón|1|Única|1|S/D']],
  ['Publicado', ['sí', 'no', 'NO'], ['Bulón|1|Única|1|S/D']],
  ['Visible', ['no', 'no', 'no'], []],
  ['Status', ['draft', 'active', 'archived'], ['Bulón|2|Única|1|S/D']],
  ['Published', ['1', '0', '-1'], ['Bulón|1|Única|1|S/D']],
  ['¿Publicado?', ['Sí', 'No', 'no'], ['Bulón|1|Única|1|S/D']],
  ['Active (0/1)', ['1', '0', '0'], ['Bulón|1|Única|1|S/D']],
  ['Discontinuado', ['No', 'Sí', 'X'], ['Bulón|1|Única|1|S/D']],
  ['Baja', ['', 'Baja', '04/03/2026'], ['Bulón|1|Única|1|S/D']],
  ['Situação', ['Ativo', 'Inativo', 'Bloqueado'], ['Bulón|1|Única|1|S/D']],
  ['Visibilidad', ['Visible', 'No visible', 'Oculto (web)'], ['Bulón|1|Única|1|S/D']],
])('a column %s of %s is asked about', async (head, values, rows) => {
  const opened = await open(
    csv(`Código;Nombre;${head}`, ...values.map((value, index) => `${index + 1};Bulón;${value}`)),
  )
  expect(opened.asked[0]).toContain(`«${head}» dice cuáles están a la venta`)
  expect(opened.stored).toHaveLength(3)
  opened.press(head, 'No cargar')
  expect(opened.stored).toEqual(rows)
  opened.press(head, 'Cargar todas')
  expect([opened.stored.length, opened.planilla.questions[0]?.answer]).toEqual([3, 'all'])
})

test('a column of states in two sheets is asked about once, with the words of both', async () => {
  const toRows = (code: number, ...states: string[]) => [
    ['Código', 'Nombre', 'Estado'],
    ...states.map((state, index) => [`${code + index}`, `Bulón ${code + index}`, state]),
  ]
  const rows = [toRows(1, 'Activo', 'Baja'), toRows(5, 'Activo', 'Discontinuado')]
  const opened = await open(
    workbook([
      { name: 'A', rows: rows[0] ?? [] },
      { name: 'B', rows: rows[1] ?? [] },
    ]),
  )
  opened.press('Estado', 'No cargar «Baja» y «Discontinuado»')
  expect([opened.stored.length, opened.asked]).toEqual([2, []])
})

test.each([['Activo'], ['sí'], ['']])('a column of states asks nothing where all are %s', async (value) => {
  expect((await open(csv('Código;Nombre;Activo', `1;Caño;${value}`, '2;Codo;'))).asked).toEqual([])
})

test('one size twice is asked about, with the columns that tell its rows apart', async () => {
  const opened = await open(csv('SKU;Nombre;Talle;Color;Precio', 'RE-1;Remera;S;Rojo;1', 'RE-2;Remera;S;Azul;2'))
  expect(opened.asked).toEqual(['1 código con el tamaño de otro'])
  opened.press('el tamaño de otro', 'Sumar «Color» al tamaño')
  expect([opened.stored, opened.asked]).toEqual([['Remera|RE-1|S x Rojo|1|S/D', 'Remera|RE-2|S x Azul|1|S/D'], []])
})

test('a column that waits, or has codes of others, is not offered for the size, and a number is', async () => {
  const opened = await open(
    csv('Item;Cód. proveedor;Código;Nombre;Nº', '1;91;A;Zapato;38', '2;92;B;Zapato;39', '3;93;C;Zapato;40'),
  )
  const offers = opened.planilla.questions.flatMap((question) => question.offers.map(({ words }) => words))
  expect(offers.filter((words) => words.startsWith('Sumar'))).toEqual(['Sumar «Nº» al tamaño'])
})

test('where no column tells all rows apart, those that tell some are added one after the other', async () => {
  const opened = await open(csv('SKU;Nombre;Talle;Color;Modelo', '1;R;S;Rojo;X', '2;R;S;Azul;X', '3;R;S;Rojo;Y'))
  opened.press('el tamaño de otros', 'Sumar «Color» al tamaño')
  opened.press('el tamaño de otro', 'Sumar «Modelo» al tamaño')
  expect([opened.stored[2], opened.asked]).toEqual(['R|3|S x Rojo x Y|1|S/D', []])
})

test('of a code twice with other texts one press keeps the first; undecided it is refused', async () => {
  const opened = await open(list('1;Bulón;M6;10;', '1;Bulón;M8;20;'))
  const refused = { number: 3, column: 'codigo', reason: 'Repite el código de la fila 2.' }
  expect([opened.asked, opened.planilla.preview.rejected]).toEqual([['1 código que ya está más arriba'], [refused]])
  opened.press('más arriba', 'Queda la primera')
  expect([opened.stored, opened.planilla.preview.rejected]).toEqual([['Bulón|1|M6|10|S/D'], []])
})

const zeros = list(fine, '2.0;Tuerca;M8;0;', '3;Arandela;M8;50;')
test('rows of a reason are left out, taken as they are, or put right; the same press takes an answer back', async () => {
  const opened = await open(zeros)
  expect(opened.stored.slice(1)).toEqual(['Tuerca|2.0|M8|0|S/D', 'Arandela|3|M8|50|S/D'])
  opened.press('menor que 1', 'No cargar')
  expect(opened.stored.slice(1)).toEqual(['Arandela|3|M8|50|S/D'])
  opened.say({ rows: { [rowKey('', 3)]: true } })
  expect(opened.stored[1]).toBe('Tuerca|2.0|M8|0|S/D')
  opened.press('menor que 1', 'No cargar')
  opened.press('menor que 1', 'Como está')
  opened.press('«.0»', '1 código sin «.0»')
  expect([opened.stored[1], opened.asked]).toEqual(['Tuerca|2|M8|0|S/D', []])
})

test('whole columns are put right, and told', async () => {
  const opened = await open(csv("codigo,nombre,codigobarra\n1.0,Bulón,'7790001000019\n2.0,Tuerca,'7790001000026"))
  expect(opened.stored).toEqual(['Bulón|1|Única|1|7790001000019', 'Tuerca|2|Única|1|7790001000026'])
  expect(opened.planilla.preview.leftOut.toSorted()).toEqual([
    'Pusimos bien toda la columna: 2 códigos de barras sin apóstrofo.',
    'Pusimos bien toda la columna: 2 códigos sin «.0».',
  ])
})

test('quotes that nobody escaped lose no row, and a loose one breaks its own record only', async () => {
  const { stored, asked } = await open(
    list('1;"1" Llave;1";10;', '2;"Caño\nliso";2";10;', '3;Codo;"3/4";5;', '4;"1 1/2" x 90°;M6;5;'),
  )
  expect(stored).toEqual([
    '"1" Llave|1|1"|10|S/D',
    'Caño liso|2|2"|10|S/D',
    'Codo|3|3/4|5|S/D',
    '"1 1/2" x 90°|4|M6|5|S/D',
  ])
  expect(asked).toEqual(['2 filas que no se leyeron enteras'])
  const { planilla } = await open(list('1;"1" Llave;1";0;'))
  expect(planilla.questions.map(({ examples }) => examples)).toEqual([
    ['fila 2: tiene comillas sueltas'],
    ['fila 2 «0»'],
  ])
})

test('cells right of the last head are a column without a head where several rows have one', async () => {
  const rows = (count: number) =>
    Array.from({ length: 20 }, (_, index) => `${1000 + index};Bulón;M${index}${index < count ? ';250 g' : ''}`)
  const openRows = async (count: number) => open(csv('Código;Descripción;Medida', ...rows(count)))
  expect((await openRows(1)).asked).toEqual(['1 fila que no se leyó entera'])
  const many = await openRows(20)
  expect([many.asked, many.fields['D']]).toEqual([[], ''])
})

test('a formula that was never computed is refused by its cell, also in what is sent', async () => {
  const formula = { xml: '<c r="B3"><f>CONCATENATE("Tuer","ca")</f><v></v></c>' }
  const rows = [
    ['Código', 'Nombre', 'Medida'],
    ['1', 'Bulón', 'M6'],
    ['2', formula, 'M8'],
  ]
  const opened = await open(workbook([{ rows }]))
  const reason = 'B3 es una fórmula sin calcular: abrí la planilla, guardala y elegila de nuevo.'
  expect(opened.planilla.preview.rejected).toEqual([{ number: 3, column: 'nombre', reason }])
  expect(opened.rows(opened.planilla.tabs[0]?.key ?? '', 2, 3, false)[0]?.marks).toEqual({ 1: reason })
  expect(planBulkLoad((await readRows(csv((await opened.send()).text))).rows, []).rejected).toHaveLength(1)
  opened.say({ cells: { [cellKey(opened.planilla.tabs[0]?.key ?? '', 3, 'B')]: 'Tuerca' } })
  expect(opened.planilla.preview.rejected).toEqual([])
})

test('a cell of a size in two columns that nobody can read is refused, in whichever of them it stands', async () => {
  const formula = { xml: '<c r="D2"><f>2*10</f><v></v></c>' }
  const opened = await open(
    workbook([
      {
        rows: [
          ['Código', 'Nombre', 'Diámetro', 'Largo'],
          ['1', 'Fix', '3', formula],
        ],
      },
    ]),
  )
  expect(opened.planilla.preview.rejected).toMatchObject([{ number: 2, column: 'tamaño' }])
})

test('merged names, codes by their format, a hidden cost, a size that became a date', async () => {
  const book = workbook(
    [
      {
        leadingXml: '<cols><col min="5" max="5" width="9" hidden="1"/></cols>',
        rows: [
          ['Código', 'Producto', 'Medida', 'Precio', 'Costo'],
          [{ raw: 123, by: 0 }, 'Caño', '1/4', '$ 1,5', 1],
          [{ raw: 124, by: 0 }, null, { raw: 46_054, by: 1 }, '$ 2,5', 2],
        ],
        merged: ['B2:B3'],
      },
    ],
    { formats: ['00000', 'd/m'] },
  )
  const { fields, stored, planilla } = await open(book)
  expect(fields).not.toHaveProperty('Costo')
  expect(stored.map((row) => row.slice(0, 10))).toEqual(['Caño|00123', 'Caño|00124'])
  expect(planilla.preview.rejected).toEqual([{ number: 3, column: 'tamaño', reason: 'C3 es una fecha: ¿era 1/2?' }])
})

test('a text that is no table is left to the API', async () => {
  expect((await open(csv('Hola, adjunto la lista que me pediste.'))).planilla.asItIs).toBe(true)
})
