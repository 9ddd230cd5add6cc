import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts } from './parts.ts'

/** What Node runs, and the service worker, which no page waits for. */
const elsewhere = ['src/server/**', 'src/build/**', 'src/prerender/build/**', 'src/worker/**', 'src/**/*.test.{ts,tsx}']
const files = globSync('src/**/*.{ts,tsx}', { exclude: elsewhere })

const demand = /\bimport\(|\bnew Worker\(|\bimport\.meta\.glob\b/g
const named =
  /\bimport\(\s*'([^']+)'|\bnew Worker\(\s*new URL\(\s*'([^']+)'|\bimport\.meta\.glob(?:<[^(]*>)?\(\s*\[?'([^']+)'(?![^)]*eager)/g
const eager = /\bimport\.meta\.glob(?:<[^(]*>)?\([^)]*eager: true/g

const found = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  const asked = [...text.matchAll(named)].map((match) => match.slice(1).find(Boolean) ?? '')
  return [{ file, asked, unnamed: [...text.matchAll(demand)].length - asked.length - [...text.matchAll(eager)].length }]
})

test('what a page fetches on demand stands in the list, which says what a person reads where it does not come', () => {
  const listed = parts.map(({ file, asks }) => `${file} ${asks}`)
  const asked = found.flatMap(({ file, asked: names }) => names.map((name) => `${file} ${name}`))
  expect(listed.toSorted()).toEqual([...new Set(asked)].toSorted())
})

test('what is fetched on demand is named where it is fetched, so that it can be found', () => {
  expect(found.filter(({ unnamed }) => unnamed > 0).map(({ file }) => file)).toEqual([])
})

test('no page waits for React.lazy, which remembers that code did not come, but whole pages that a reload brings', () => {
  const lazy = files.filter((file) => /\blazy\(/.test(readFileSync(file, 'utf8')))
  expect(lazy.toSorted()).toEqual([
    'src/panel/login/PanelLoginPage.tsx',
    'src/panel/screens.ts',
    'src/zone/ZonePage.tsx',
  ])
})
