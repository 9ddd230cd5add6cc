import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { readParts } from './parts.ts'

const parts = readParts()
const bad = readFileSync('stories/docs/bad-examples.tsx', 'utf8')
const stories = globSync('stories/**/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))

test('the parts are found, with those who use them', () => {
  expect(parts.length).toBeGreaterThan(70)
  const button = parts.find(({ name }) => name === 'Button')
  expect(button?.usedBy).toContain('src/panel/kit/Pager.tsx')
  expect(parts.find(({ name }) => name === 'Editor')?.usedBy).toEqual(['src/panel/kit/fields/RichTextField.tsx'])
})

test('every part says what it is for', () => {
  expect(parts.filter(({ says }) => says === '').map(({ file, name }) => `${file} ${name}`)).toEqual([])
})

test('every part stands on one page', () => {
  const places = parts.map(({ file, name }) => {
    const titles = Object.entries(pages).flatMap(([title, { of }]) => (of.includes(file) ? [title] : []))
    return `${name}: ${titles.length} pages`
  })
  expect(places.filter((place) => !place.endsWith(': 1 pages'))).toEqual([])
})

test('a page names only files that have parts', () => {
  const files = new Set(parts.map(({ file }) => file))
  expect(Object.values(pages).flatMap(({ of }) => of.filter((file) => !files.has(file)))).toEqual([])
})

test.each(Object.entries(pages))('%s has stories and an example of what is wrong', (title, page) => {
  const own = stories.filter((source) => source.includes(`title: '${title}'`))
  expect(own).toHaveLength(1)
  expect(bad).toContain(`'${title}': `)
  for (const words of [page.what, page.good, page.bad, page.keyboard, page.reader]) expect(words).toMatch(/^.{10,}\.$/)
})
