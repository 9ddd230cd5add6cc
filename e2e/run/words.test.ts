/** The house has one word for one thing: CONTRIBUTING.md tells which, and which words nobody uses any more. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('| word | is | never |')
const refused = [...table.matchAll(/^\| [^|\n]+ \| [^|\n]+ \| (\w[\w, ]*) \|$/gm)].flatMap(([, words = '']) =>
  words.split(', '),
)

const wordsOf = (name: string) => name.split(/(?=[A-Z])|[^A-Za-z]+/).map((word) => word.toLowerCase().replace(/s$/, ''))

/** `takeOver` is found in `takeOverPage`, `look` in `keepLooks` and in `looks.ts`, never in `lookup`. */
const isRefused = (name: string) => {
  const words = ` ${wordsOf(name).join(' ')} `
  return refused.some((word) => words.includes(` ${wordsOf(word).join(' ')} `))
}

/** What a file declares: its constants, functions, types, fields, parameters and the names in a pattern. Words in quotes and comments are none of these. */
const declared = (text: string) => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
  const keywords = [...code.matchAll(/\b(?:const|let|function|type|interface|class|readonly) +(\w+)/g)]
  const typed = [...code.matchAll(/[(,{] *(\w+)\??: /g)]
  const patterns = [...code.matchAll(/\b(?:const|let) +[[{]([^\]}=]*)[\]}] *=/g)].flatMap(([, names = '']) => [
    ...names.matchAll(/(\w+)/g),
  ])
  return [...keywords, ...typed, ...patterns].map(([, name = '']) => name)
}

const files = globSync('{src,mocks,e2e,stories}/**/*.{ts,tsx}', { exclude: ['**/node_modules/**', 'e2e/.results/**'] })

test('the table names words, and the words are found', () => {
  expect(refused).toEqual(expect.arrayContaining(['look', 'room', 'sala', 'takeOver']))
  expect(['keepLooks', 'src/app/boot/looks.ts', 'openRoom', 'takeOverPage'].filter(isRefused)).toHaveLength(4)
  expect(declared("const [sala, b] = f((around: number, c?: string) => ({ habit: 'room' })) // early")).toEqual(
    expect.arrayContaining(['sala', 'around', 'habit']),
  )
  expect(['lookup', 'overtake', 'src/ui/outlook.ts'].filter(isRefused)).toEqual([])
})

test('no file is called by a word that nobody uses any more', () => {
  expect(files.filter(isRefused)).toEqual([])
})

/** Fields of stored comments and of the suite's journal: names that are stored stay. */
const stored = (file: string, name: string) =>
  (name === 'said' && /coment|comment|src\/review\/stored/i.test(file)) ||
  (name === 'known' && /conformance\/(journal|keeper)/.test(file))

test('nothing is declared by a word that nobody uses any more', () => {
  const found = files.flatMap((file) =>
    declared(readFileSync(file, 'utf8'))
      .filter((name) => isRefused(name) && !stored(file, name))
      .map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
