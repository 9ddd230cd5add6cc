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

const questions = [...textOf('docs/questions.md').matchAll(/^\| (.+\?) \| `(.+)` \| `(.+)` \|$/gm)]

test('twenty questions', () => {
  expect(questions).toHaveLength(20)
})

test.each(questions.map(([, question = '', file = '', word = '']) => [question, file, word] as const))(
  '%s',
  (_, file, word) => {
    expect(textOf(file)).toContain(word)
  },
)

test('the README takes no more than 150 lines', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(150)
})
