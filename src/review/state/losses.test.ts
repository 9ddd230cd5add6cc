import { beforeEach, expect, test, vi } from 'vitest'
import { Rejected } from '#mocks/company/format/rejected.ts'
import { seed } from '#mocks/seed/index.ts'
import type { Company } from '#contract/company.ts'
import { measureLosses } from './losses.ts'
import { parseStateUrl } from './offered.ts'
import { megabytes, sayLosses } from './say.ts'
import { createCompany } from './testing.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://vidriera.example/novedades'))
})

const company = (tables: Record<string, readonly object[]>, files?: Company['files']) =>
  createCompany({ ...seed.tables, ...tables }, files)
const { productos, imagenesProducto, novedades } = seed.tables

test('the demo of the first day has no losses, whatever the versions of its rows', () => {
  const written = productos.map((row) => ({ ...row, version: 7, nuevo: undefined }))
  expect(sayLosses(measureLosses(company({ productos: written }), seed))).toEqual([])
})

test('new, changed and deleted records are counted', () => {
  const [first, ...others] = productos
  const losses = measureLosses(
    company(
      {
        productos: [
          ...others.map((row, index) => (index === 0 ? { ...row, nombre: 'Otro' } : row)),
          { ...first, id: 900 },
        ],
        imagenesProducto: imagenesProducto.slice(1),
        novedades: novedades.slice(3),
        salida: [{ id: 1 }],
      },
      new Map([['a.jpg', new Blob([new Uint8Array(1_500_000)])]]),
    ),
    seed,
  )
  expect(sayLosses(losses)).toEqual([
    'Productos: 1 nuevo, 2 cambios, 1 eliminado',
    'Novedades: 3 eliminados',
    'Mensajes enviados: 1 nuevo',
    '1 archivo subido (1,5 MB)',
  ])
  expect(sayLosses(losses, 'novedades')).toEqual(['Novedades: 3 eliminados'])
  expect([megabytes(0), megabytes(1), megabytes(312_000_000)]).toEqual(['0 kB', '1 kB', '312 MB'])
})

test('a link may name a file of this host', () => {
  expect(parseStateUrl('/estados/a.vidriera.zip?x=1').href).toBe('https://vidriera.example/estados/a.vidriera.zip?x=1')
})

test.each([
  'https://otro.example/a.vidriera.zip',
  '//otro.example/a.vidriera.zip',
  'http://vidriera.example/a.vidriera.zip',
  'javascript:alert(1)//.vidriera.zip',
  'data:,a.vidriera.zip',
  'blob:https://vidriera.example/a.vidriera.zip',
  '/api/deleteUsuario/1.vidriera.zip',
  '/API/x.vidriera.zip',
  '/%61pi/deleteUsuario/1.vidriera.zip',
  '/estados/a.zip',
  '/a?b=.vidriera.zip',
  '',
  'http://[',
])('a link may not name %j', (text) => {
  expect(() => parseStateUrl(text)).toThrow(Rejected)
})
