/** How many files a reader opens one after another: the longest chain of imports from the panel's kit. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../kit/host.ts'

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+\.tsx?)'/g

/** The files of the panel that a file imports: types and code on demand as well. */
const listImports = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(imported)]
    .map(([, name = '']) => (name.startsWith('#') ? name.replace('#', 'src/') : join(dirname(file), name)))
    .filter((path) => path.startsWith('src/panel/'))

const chains = new Map<string, readonly string[]>()

/** The longest chain of imports that begins with a file. A circle would never end, and the linter refuses circles. */
const longestChain = (file: string): readonly string[] => {
  const cached = chains.get(file)
  if (cached) return cached
  const [longest = []] = listImports(file)
    .map(longestChain)
    .toSorted((a, b) => b.length - a.length)
  const chain = [file, ...longest]
  chains.set(file, chain)
  return chain
}

/** A file that leaves the kit for another folder of the panel counts on. */
test('a reader of the kit opens at most ten files in a row', () => {
  const files = globSync('src/panel/kit/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const [longest = []] = files.map(longestChain).toSorted((a, b) => b.length - a.length)
  expect(longest.length > 10 ? longest : []).toEqual([])
})
