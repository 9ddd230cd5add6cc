/** What `npm run check -- --changed` runs of the unit tests, and what it leaves out: by the graph of imports. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Unit tests that read files of others instead of importing them: no graph of imports tells when they must run. */
const readers = [
  'e2e/run/{bare-text,docs,folders,import-chain,recipe-steps,regexes}.test.ts',
  'e2e/run/{baseline/baseline,hosting/listed-pages,spec/faults,spec/sentences}.test.ts',
  'mocks/store/versions.test.ts',
  'src/build/policy.test.ts',
  'src/contract/openapi.test.ts',
  'src/prerender/document.test.ts',
  'src/site/search/searches.test.ts',
  'src/ui/brand/colours.test.ts',
  'stories/{labels,tokens-only,docs/docs,foundations/foundations,foundations/tokens,panel/coverage}.test.ts',
]

/** So many files of unit tests, the nearest ones, end within a minute beside types and lint. */
const most = 30

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g
const listImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) =>
    name.startsWith('#') ? name.replace(/^#(?!mocks\/)/, 'src/').replace('#', '') : join(dirname(file), name),
  )

/** The files that import one of some files, the nearest first: with them, their importers, and so on. */
const importersOf = (files: readonly string[]): readonly string[] => {
  const importers = new Map<string, string[]>()
  for (const file of globSync('{src,mocks,e2e,stories}/**/*.{ts,tsx}'))
    for (const path of listImports(file)) importers.set(path, [...(importers.get(path) ?? []), file])
  const found = new Set(files)
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return [...found]
}

interface ChosenTests {
  readonly unit: readonly string[]
  /** The names of what imports a changed file too, by the command that runs it. */
  readonly leftOut: Readonly<Record<string, readonly string[]>>
}

/** The tests beside the changed files, the nearest of those that import them, and `readers`; of those that a commit waits for (`quick`). */
export const chooseTests = (files: readonly string[], quick: readonly string[]): ChosenTests => {
  const importers = importersOf(files)
  const folders = new Set(files.map((file) => dirname(file)))
  const isQuick = new Set(quick)
  const near = new Set([
    ...quick.filter((file) => folders.has(dirname(file))),
    ...importers.filter((file) => isQuick.has(file)),
  ])
  const unit = new Set([...[...near].slice(0, most), ...globSync(readers)])
  const named = (ending: string) => importers.filter((file) => file.endsWith(ending) && !isQuick.has(file))
  return {
    unit: [...unit],
    leftOut: {
      'npm run check': [...near].filter((file) => !unit.has(file)),
      'npm run stories': named('.stories.tsx'),
      'npm test or npm run test:release': named('.test.ts'),
    },
  }
}
