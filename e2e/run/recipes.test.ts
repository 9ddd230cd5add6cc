/**
 * Follows the recipes of docs/recipes.md on a copy of the project: with all steps everything is green, the unit tests of a commit
 * too, and without any one step something is red.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partsAround, recipes, type Step } from './recipe-steps.ts'

const run = promisify(execFile)
const { field, toTheEnd, resource } = recipes
const everyStep = [...field, ...toTheEnd, ...resource]
const isTest = ({ file }: Step) => /\.(?:test|stories)\.tsx?$/.test(file)
const copy = mkdtempSync(join(tmpdir(), 'recipe-'))
const at = (file: string) => join(copy, file)
const openapiFile = 'src/contract/openapi.json'
const changed = new Set(everyStep.filter(({ before }) => before !== undefined).map(({ file }) => file))
const original = new Map([...changed, openapiFile].map((file) => [file, readFileSync(file, 'utf8')]))

const follow = (followed: readonly Step[]) => {
  for (const { file, before } of everyStep) if (before === undefined) rmSync(at(file), { force: true })
  for (const [file, text] of original) writeFileSync(at(file), text)
  for (const { file, before, after } of followed) {
    if (before === undefined) {
      mkdirSync(dirname(at(file)), { recursive: true })
      writeFileSync(at(file), `${after}\n`)
      continue
    }
    const parts = partsAround(readFileSync(at(file), 'utf8'), before)
    if (parts.length !== 2) throw new Error(`e2e/run/recipe-steps.test.ts tells what ${file} has not once:\n${before}`)
    writeFileSync(at(file), parts.join(`${after}\n`))
  }
}

/** The output of a failed run; undefined where it is green. */
const complaints = async (command: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
  try {
    await run(command, words, {
      cwd: copy,
      env: { ...process.env, VITEST: undefined, NO_COLOR: '1', ...env },
      maxBuffer: 2 ** 26,
    })
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error && 'stderr' in error
      ? `${String(error.stdout)}${String(error.stderr)}`
      : String(error)
  }
}
const types = () => complaints('tsc', ['-p', 'recipe.json'])
const vitest = (...words: string[]) => complaints('vitest', ['run', '--project', 'unit', ...words], { UNIT: 'check' })
const forms = () =>
  vitest(
    'src/panel/forms.test.ts',
    'src/panel/sections/sections.test.ts',
    'src/review/state/resources.test.ts',
    'src/app/routes/code.test.ts',
  )
const openapi = () => vitest('src/contract/openapi.test.ts', '-t', 'current')
const everyType = async () => {
  for (const project of ['src', 'src/tsconfig.worker.json']) {
    const output = await complaints('tsc', ['-p', project, '--incremental', 'false'])
    if (output) return output
  }
  return ''
}
/** Without the check that no recipe has been followed. */
const unitTests = () => {
  rmSync(at('e2e/run/recipe-steps.test.ts'))
  return vitest()
}
const writeOpenapi = () => vitest('src/contract/openapi.test.ts', '-u')

beforeAll(() => {
  // Pictures are read, and never written.
  const linked = ['mocks/seed/media', 'e2e/pictures/kept', 'node_modules']
  const left = new Set(['.git', 'dist', 'coverage', ...linked])
  cpSync('.', copy, { recursive: true, filter: (path) => !left.has(path) && !path.startsWith('e2e/.') })
  for (const folder of linked) symlinkSync(join(process.cwd(), folder), at(folder))
  const page = { lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'], types: ['vite/client'] }
  writeFileSync(
    at('recipe.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: page,
      files: [
        'src/app/routes/router.tsx',
        'src/panel/sections/index.ts',
        'src/review/state/resources.ts',
        'src/site/reads.ts',
        'mocks/rules/index.ts',
        'mocks/seed/index.ts',
      ],
      include: ['src/panel/sections/*/*'],
      references: [],
    }),
  )
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The failures without one part of a recipe. */
const redWithout = async (recipe: readonly Step[], left: readonly Step[]) => {
  follow(recipe.filter((step) => !left.includes(step) && !isTest(step)))
  return (await types()) || forms()
}
const numbered = (recipe: readonly Step[]) =>
  recipe.filter((step) => !isTest(step)).map((step, index) => [`${index + 1}, ${step.file}`, step] as const)
/** The changes of a file that is new or changes in several places, taken together, since half a change is a type error as a rule. */
const byFile = (recipe: readonly Step[]) => [
  ...Map.groupBy(
    recipe.filter((step) => !isTest(step)),
    ({ file }) => file,
  ),
]

/** The checks' results with all steps made, and the OpenAPI document that results. */
const wholeOf = async (recipe: readonly Step[]) => {
  follow(recipe)
  const results = { types: await types(), forms: await forms(), stale: await openapi(), written: await writeOpenapi() }
  return { ...results, document: readFileSync(at(openapiFile), 'utf8') }
}
const whole = (documented: string) => ({
  types: '',
  forms: '',
  stale: expect.stringMatching(/Snapshots +1 failed/),
  written: '',
  document: expect.stringContaining(documented),
})

describe('Add a field', () => {
  test('its steps are written as changes of files', () => {
    expect(field.map(({ file }) => file)).toEqual([
      'src/contract/servicio.ts',
      'src/contract/servicio-writes.ts',
      'src/contract/servicio-writes.ts',
      'src/panel/sections/servicios/servicios.tsx',
      'src/contract/contract.test.ts',
    ])
  })

  test('with every step the types hold, no form loses anything, and the document is current', async () => {
    expect(await wholeOf(field)).toEqual(whole('A line below the title.'))
  }, 240_000)

  test.each(numbered(field))(
    'without step %s something is red, and says what',
    async (_, left) => {
      expect(await redWithout(field, [left])).toContain('refran')
    },
    240_000,
  )
})

describe('Add a resource with its public page', () => {
  test('its steps are written as files and changes of files', () => {
    expect(new Set(resource.map(({ file }) => file)).size).toBe(12)
  })

  test('with every step the types hold, no form loses anything, and the document is current', async () => {
    expect(await wholeOf(resource)).toEqual(whole('/api/obtenerAcertijos'))
    expect(await vitest('src/contract/contract.test.ts', 'mocks/store/browser.test.ts')).toBe('')
  }, 240_000)

  /** Stories are asked for by the whole suite, and the site's search may go without a resource. */
  const needed = resource.filter(
    ({ file }) => !['src/site/search/kinds.ts', 'src/review/screens/public.ts'].includes(file),
  )
  test.each(byFile(needed))(
    'without %s something is red, and says what',
    async (_, left) => {
      expect(await redWithout(resource, left)).toMatch(/acertijo/i)
    },
    240_000,
  )
})

describe('A field of a product, to the end', () => {
  test('its steps change nine files by hand', () => {
    expect(new Set(toTheEnd.filter((step) => !isTest(step)).map(({ file }) => file)).size).toBe(9)
  })

  test('with every step a product has the field on its card, in a filter and in the bulk load, also without sizes', async () => {
    expect(await wholeOf(toTheEnd)).toEqual(whole('What the workshop calls it.'))
    writeFileSync(at('src/apodo.test.ts'), apodoTest)
    expect(await vitest('src/apodo.test.ts')).toBe('')
    rmSync(at('src/apodo.test.ts'))
  }, 240_000)

  /** The page, the card, the filter and the column are shown where somebody wants them. */
  const needed = new Set([
    'src/contract/producto.ts',
    'src/contract/producto-writes.ts',
    'src/contract/tarjeta.ts',
    'src/panel/sections/productos/productos.tsx',
  ])
  test.each(byFile(toTheEnd).filter(([file]) => needed.has(file)))(
    'without %s something is red, and says what',
    async (_, left) => {
      expect(await redWithout(toTheEnd, left)).toContain('apodo')
    },
    240_000,
  )
})

const apodoTest = `
import { expect, test } from 'vitest'
import { producto } from '#mocks/fixtures/producto.ts'
import { columns } from '#contract/bulk-columns.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import { getCatalogue } from '#site/productos/narrow/catalogue.ts'
import { parseChosen } from '#site/productos/narrow/chosen.ts'
import { narrow } from '#site/productos/narrow/narrow.ts'

test('apodo', () => {
  const bare = producto({ apodo: 'Petiso', sub_productos: [] })
  const found = (apodo: string) =>
    narrow(getCatalogue([bare]), [{ producto: bare, sizes: [] }], parseChosen({ apodo })).matches.length
  expect([found('Petiso'), found('Flaco')]).toEqual([1, 0])
  expect(asTarjeta(bare)).toMatchObject({ apodo: 'Petiso' })
  expect(columns).toContain('apodo')
})
`

test('all recipes followed, every type holds and the unit tests of a commit are green', async () => {
  follow(everyStep)
  expect(await writeOpenapi()).toBe('')
  expect(await everyType()).toBe('')
  expect(await unitTests()).toBe('')
}, 900_000)
