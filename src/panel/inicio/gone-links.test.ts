import { expect, test } from 'vitest'
import { goneLinks } from './gone-links.ts'

const idsByPage = { '/productos': new Set([1, 2]), '/ferias': new Set<number>() }
const findGone = (...texts: string[]) =>
  goneLinks([{ title: 'Uno', screen: 2, id: 3, texts }], idsByPage, 'https://vidriera.example').map(
    ({ address }) => address,
  )

test('a link to a record that is gone is found in texts and addresses, once for each record', () => {
  expect(findGone('/productos?id=9', '<a href="/productos?q=m8&amp;id=9">Ver</a>')).toEqual(['/productos?id=9'])
  expect(findGone('<a href="https://vidriera.example/ferias?id=4">Ver</a>')).toEqual(['/ferias?id=4'])
})

test('a link to a stored record, to a page without a known list or to another site is not reported', () => {
  expect(findGone('/productos?id=1', '/productos?id=2&q=9', '/novedades?id=99')).toEqual([])
  expect(findGone('https://otro.example/productos?id=9', '/productos', '/productos?q=9')).toEqual([])
})
