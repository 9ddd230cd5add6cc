import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closed, isPublic, lists } from './page-kinds.ts'

test.each(['/', '/home', '/productos', '/productos?id=12', '/ferias?id=1'])('anybody may see %s', (address) =>
  expect(isPublic(address)).toBe(true),
)

test.each([
  '/pedido',
  '/admin/panel',
  '/zonaPrivada',
  '/productos?buscar=tuerca',
  '/productos?id=12&buscar=x',
  '/productos?id=',
  '/empresa?id=1',
  '/no/existe',
])('%s is no page of its own, or not for anybody', (address) => expect(isPublic(address)).toBe(false))

test('the hosting guide names the lists and the pages of the app alone, for each host', () => {
  const guide = readFileSync('docs/hosting.md', 'utf8')
  const byName = (start: string) =>
    guide.split('\n').filter((line) => line.includes(`^${start}(`) && line.includes(')$'))
  const paths = (line: string) =>
    /\((.*)\)\$/.exec(line)?.[1]?.replace('admin/(login|panel)', 'admin/login|admin/panel')
  const rules = ['/', '']
    .flatMap(byName)
    .map(paths)
    .filter((rule) => rule !== undefined)
  const [ofLists, ofApp] = [lists.map(({ path }) => path.slice(1)), closed.map((path) => path.slice(1))]
  const sets = rules.map((rule) => rule.split('|').toSorted().join('|'))
  expect(sets.filter((set) => set === ofLists.toSorted().join('|'))).toHaveLength(5)
  expect(sets.filter((set) => set === ofApp.toSorted().join('|'))).toHaveLength(3)
})
