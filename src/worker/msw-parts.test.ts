import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/index.ts'
import * as parts from './msw-parts.ts'

const lib = resolve(import.meta.dirname, '../../node_modules/msw/lib')

/** What msw's code, from these files on, imports of packages, as 'package name'. */
const readImports = (...entries: readonly string[]): readonly string[] => {
  const files = new Set(entries)
  const imports: string[] = []
  // Files that are added are visited too.
  for (const file of files) {
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:im|ex)port (?:\{(.*?)\} from )?"(.+?)"/gm,
    )) {
      if (from.startsWith('.')) files.add(resolve(dirname(file), from))
      else imports.push(...names.split(',').map((name) => `${from} ${name.trim()}`))
    }
  }
  return imports
}

test('the parts are those of the installed msw, which asks for nothing else', () => {
  const { version }: { version: string } = JSON.parse(readFileSync(resolve(lib, '../package.json'), 'utf8'))
  expect(version).toBe(parts.mswVersion)
  const imports = readImports(resolve(lib, 'http/index.js'), resolve(lib, 'utils/get-response.js'))
  const [packages, names] = [0, 1].map((part) => new Set(imports.map((line) => line.split(' ')[part])))
  expect(packages).toEqual(new Set(parts.replacedPackages))
  expect(Object.keys(parts)).toEqual(expect.arrayContaining([...(names ?? [])]))
})

test('a pattern matches an address as in msw, for each call of the contract', async () => {
  const whole: Pick<typeof parts, 'matchPattern'> = await import(createRequire(`${lib}/x.js`).resolve('@msw/url'))
  const pathnames = allEndpoints.map(({ path }) => path.replace(/\{\w+\}/g, 'a-1.webp'))
  for (const { path } of allEndpoints) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    const matched = ({ matchPattern }: typeof whole) =>
      [...pathnames, '/api', '/'].filter((pathname) => matchPattern(pattern, pathname).matches)
    expect(matched(parts)).toEqual(matched(whole))
  }
})
