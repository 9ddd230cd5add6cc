/** Reads the parts of `src/ui` and of the panel's kit: the docs of each, and its users. For Node. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export interface Part {
  /** 'src/ui/Button.tsx' */
  readonly file: string
  readonly name: string
  /** The docstring; '' without one. */
  readonly says: string
  /** The files that import the part. */
  readonly usedBy: readonly string[]
}

const root = join(import.meta.dirname, '../..')

const exported = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export (?:default )?(?:const|function) ([A-Z]\w*[a-z]\w*)/g

const plain = (docstring: string): string =>
  docstring
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim()

/** The file that a specifier names: `#ui/…` is below `src` (`imports` in package.json). */
const resolveImport = (file: string, specifier: string): string =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(file), specifier)

/** The names that a file imports, with the files that these come from. */
const importsOf = (file: string, source: string): [name: string, from: string][] => [
  ...[...source.matchAll(/^(?:import|export)\s+([\w\s{},*]+?)\s+from\s+'([.#][^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      [...names.matchAll(/\w+/g)].map(([name]): [string, string] => [name, resolveImport(file, from)]),
  ),
  ...[...source.matchAll(/\bimport\('([.#][^']+)'\)/g)].map(([, from = '']): [string, string] => {
    const path = resolveImport(file, from)
    return [posix.basename(path, '.tsx'), path]
  }),
]

/** Icons are shown on a page of their own. */
const isIcons = (file: string): boolean => /\bicons\b/.test(file)

export const readParts = (): Part[] => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  const users = Map.groupBy(
    sources.flatMap(({ file, source }) =>
      importsOf(file, source).map(([name, from]) => ({ file, key: `${from} ${name}` })),
    ),
    ({ key }) => key,
  )
  return sources
    .filter(({ file }) => /^src\/(ui|panel\/kit)\/.*\.tsx$/.test(file) && !isIcons(file))
    .flatMap(({ file, source }) =>
      [...source.matchAll(exported)].map(([, says = '', name = '']) => ({
        file,
        name,
        says: plain(says),
        usedBy: [...new Set(users.get(`${file} ${name}`)?.map((user) => user.file))],
      })),
    )
}
