import { expect, test } from 'vitest'
import { shownOn } from '../sections/index.ts'
import { editWays } from './editable.ts'

const hashes = (path: string, id: number) =>
  editWays(shownOn(path), id, ({ resource }) => (resource === 'servicios' ? [{ id: 7, title: 'Corte' }] : [])).map(
    ({ hash }) => hash,
  )

test('a record of its own page, a part of a page, and the sections of every other page', () => {
  expect(hashes('/productos', 3)).toEqual(['s=28&id=3'])
  expect(hashes('/novedades', 3)).toEqual(['s=41&id=3'])
  expect(hashes('/ferias', 3)).toEqual(['s=71&id=3'])
  expect(hashes('/servicios', 7)).toEqual(['s=53&id=7'])
  expect(hashes('/servicios', 0)).toEqual(['s=50', 's=53&id=7'])
  expect(hashes('/productos', 0)).toEqual(['s=25'])
  expect(hashes('/home', 0)).toEqual(['s=1', 's=7', 's=19', 's=20'])
  expect(hashes('/', 0)).toEqual(hashes('/home', 0))
  expect(hashes('/pedido', 0)).toEqual([])
  expect(hashes('/admin/panel', 0)).toEqual([])
})
