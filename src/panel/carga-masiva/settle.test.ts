import { expect, test } from 'vitest'
import type { StoredProduct } from '#contract/bulk-plan.ts'
import { readRows } from '#contract/bulk-sheet.ts'
import { producto } from '#mocks/fixtures/producto.ts'
import { noChoices, settledKey, type ListChoices, type Settled } from './choices.ts'
import { asked, csv, fine, list, read, sheet, stored } from './testing.ts'

const product = (id: number, nombre: string, ...codigos: string[]): StoredProduct =>
  producto({
    id,
    orden: id,
    nombre,
    texto: '',
    sub_productos: codigos.map((codigo) => ({ codigo, tamaño: 'M6', pack: '100', codigobarra: 'S/D' })),
  })
const bolt = product(7, 'Bulón hexagonal G5', '1001', 'BH-0620')

const settling = (settled: Settled): ListChoices => ({ ...noChoices, settled })
const zeros = list(fine, '2.0;Tuerca;M8;0;', '3;Arandela;M8;50;')
test('rows of a reason are left out, taken as they are, or put right', async () => {
  const pack = settledKey('belowOne', '0')
  const code = settledKey('pointZero', '2.0')
  expect(stored(await read(zeros)).slice(1)).toEqual(['Tuerca|2.0|M8|0|S/D', 'Arandela|3|M8|50|S/D'])
  expect(stored(await read(zeros, [], settling({ [pack]: 'out' }))).slice(1)).toEqual(['Arandela|3|M8|50|S/D'])
  const fixed = await read(zeros, [], settling({ [pack]: 'kept', [code]: 'fixed' }))
  expect(stored(fixed)[1]).toBe('Tuerca|2|M8|0|S/D')
  expect(asked(fixed)).toEqual([])
  expect(fixed.shown.map(({ row, marked }) => `${row.number} ${marked.join()}`)).toEqual(['2 ', '3 pack,codigo', '4 '])
})

test('what was settled comes back by reason and text, for other lists as well', async () => {
  const remembered = { 'other heads': settling({ [settledKey('belowOne', '0')]: 'out' }) }
  const again = await read(list(fine, '2;Tuerca;M8;0;', '3;Tuerca;M8;-5;'), [], undefined, remembered)
  expect([stored(again).length, asked(again)]).toEqual([2, ['1 pack menor que 1']])
})

test('a file with our own heads is sent as it is until something in it is settled', async () => {
  const file = sheet('1;Bulón;0;;1;M6;0;1', '2;Tuerca;0;;2;M6;5;1')
  expect((await read(file)).taken?.text).toBeUndefined()
  const out = await read(file, [], settling({ [settledKey('belowOne', '0')]: 'out' }))
  expect((await readRows(csv(out.taken?.text ?? ''))).rows.map(({ cells }) => cells.nombre)).toEqual(['Tuerca'])
})

test('the same code under another name is asked about, and keeps the stored name or takes the new one', async () => {
  const file = list('1001;Bulón hex. grado 5;M6 x 20;100;', '9;Tuerca;M6;200;')
  const first = await read(file, [bolt])
  expect(first.reasons[0]?.cells[0]?.words).toBe('fila 2, el código 1001 ya es de «Bulón hexagonal G5»: ¿es el mismo?')
  expect(first.reasons[0]?.offers).toEqual(['fixed', 'renamed'])
  const key = settledKey('otherName', 'Bulón hex. grado 5')
  const kept = await read(file, [bolt], settling({ [key]: 'fixed' }))
  expect(kept.preview.changed[0]?.nombre).toBe('Bulón hexagonal G5')
  const renamed = await read(file, [bolt], settling({ [key]: 'renamed' }))
  expect(renamed.preview.changed[0]?.changes[0]?.words).toBe('nombre: Bulón hexagonal G5 → Bulón hex. grado 5')
  expect(renamed.shown[0]?.row.cells.nombre).toBe('Bulón hex. grado 5')
  const [line] = (await readRows(csv(renamed.taken?.text ?? ''))).rows
  expect(line?.cells).toMatchObject({ nombre: 'Bulón hexagonal G5', nombreNuevo: 'Bulón hex. grado 5' })
})

test('an API that renames nothing is offered no new name, nor sent one that was settled before', async () => {
  const settled = settling({ [settledKey('otherName', 'Bulón hex. grado 5')]: 'renamed' })
  const { reasons, taken } = await read(list('1001;Bulón hex. grado 5;M6 x 20;100;'), [bolt], settled, {}, [])
  expect(reasons).toMatchObject([{ offers: ['fixed'], settlement: undefined }])
  expect(taken?.text).not.toContain('nombreNuevo')
})

test('a column that waits does not load until somebody says what it is', async () => {
  const file = csv('Código;Descripción;Cantidad\n1;Bulón;300\n2;Tuerca;12')
  expect(stored(await read(file))).toEqual(['Bulón|1|Única|1|S/D', 'Tuerca|2|Única|1|S/D'])
  const said = await read(file, [], { ...noChoices, choices: { cantidad: 'pack' } })
  expect([stored(said)[0], asked(said)]).toEqual(['Bulón|1|Única|300|S/D', []])
})
