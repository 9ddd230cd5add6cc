/** Tests the documents: links lead to files, questions name words of the sources, the README stays short. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,e2e,mocks}/**/*.md')]
const textOf = (file: string) => readFileSync(file, 'utf8')

test.each(documents)('every link of %s leads to a file', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
})

/** A path in one of the project's folders; `{a,b}` and `*` stand for several. The recipes have one write files for a resource 'acertijo'. */
const title = /`((?:src|mocks|e2e|stories|docs|public)\/[\w./*{},@-]+)`/g

test.each(documents)('every path that %s names is there', (document) => {
  const paths = [...textOf(document).matchAll(title)].map(([, path = '']) => path)
  expect(paths.filter((path) => globSync(path).length === 0 && !/acertijos?\b/i.test(path))).toEqual([])
})

const questions = [...textOf('docs/questions.md').matchAll(/^\| (.+\?) \| `(.+)` \| `(.+)` \|$/gm)]

test('every row of the questions is read as one', () => {
  const rows = textOf('docs/questions.md').match(/^\| .+\?.* \|/gm) ?? []
  expect([questions.length, rows.length > 0]).toEqual([rows.length, true])
})

test.each(questions.map(([, question = '', file = '', word = '']) => [question, file, word] as const))(
  '%s',
  (_, file, word) => {
    expect(textOf(file)).toContain(word)
  },
)

test('outside its tables CONTRIBUTING has no line of more than 120 characters', () => {
  const lines = textOf('CONTRIBUTING.md').split('\n')
  expect(lines.filter((line) => line.length > 120 && !line.startsWith('|'))).toEqual([])
})

test('the README takes no more than 150 lines', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150)
})

test('the README sums up the steps of a first visit as the architecture has them', () => {
  const [, section = ''] = textOf('docs/architecture.md').split('| step | when | files | kB |\n|---|---|---|---|\n')
  const steps = (section.split('\n\n')[0] ?? '')
    .split('\n')
    .map((row) => Number(row.split(' | ').at(-1)?.replace(/[ ,|]/g, '')))
  const [words = 0, pictures = 0, code = 0, typeface = 0, worker, offline, rest = 0] = steps
  expect(steps).toHaveLength(7)
  const readme = textOf('README.md').replaceAll('\n', ' ')
  for (const message of [
    `${words} kB show the home's words. ${words + pictures + code + typeface} kB make all of the page work`,
    `(pictures ${pictures}, code ${code}, typeface ${typeface}). ${worker} kB of worker and data follow.`,
    `${offline} kB of words for reading offline, then ${(rest / 1_000).toFixed(1)} MB of everything else`,
  ])
    expect(readme).toContain(message)
})
