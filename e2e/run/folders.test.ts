import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../kit/host.ts'
import { drawing, folders, ruleOf } from './folders.ts'

test('every folder of src has a row', () => {
  const there = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(there.map(({ name }) => name).filter((name) => !(name in folders))).toEqual([])
})

test('the drawing of folders is made from the rows', () => {
  expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).toContain(drawing())
})

test.each([
  ['ui', '../state/session.ts', true],
  ['ui', '../site/pages.ts', false],
  ['ui', '../brand.ts', true],
  ['ui', './Button.tsx', true],
  ['ui', '../../mocks/backend.ts', false],
  ['contract', '../api/client.ts', false],
  ['review', '../../mocks/company/format/open.ts', true],
  ['review', '../../mocks/backend.ts', false],
  ['review', '../panel/sections/index.ts', true],
  ['review', '../panel/sections/servicios/section.ts', true],
  ['review', '../panel/sections/servicios/servicios.tsx', false],
  ['review', '../panel/screens.ts', false],
  ['ui', '#state/session.ts', true],
  ['ui', '#site/pages.ts', false],
  ['ui', '#mocks/backend.ts', false],
  ['contract', '#ui/Button.tsx', false],
  ['review', '#mocks/company/format/open.ts', true],
  ['review', '#panel/sections/servicios/servicios.tsx', false],
  ['site', '#server/main.ts', false],
  ['worker', '#server/main.ts', false],
  ['server', '#mocks/backend.ts', true],
  ['server', '#site/page.tsx', false],
  ['ui', 'node:buffer', false],
  ['site', 'fs/promises', false],
  ['worker', 'crypto', false],
  ['ui', 'react', true],
  ['server', 'node:fs', true],
  ['prerender/build', 'path', true],
])('a file of src/%s imports %s: %s', (folder, specifier, may) => {
  const [{ patterns } = { patterns: [] }] = ruleOf(folder, folders[folder] ?? [])
  expect(patterns.some(({ regex }) => new RegExp(regex).test(specifier))).toBe(!may)
})

test("a folder's own folder may have another one's name", () => {
  const [, deep = { patterns: [] }] = ruleOf('app', folders['app'] ?? [])
  const refuses = (specifier: string) => deep.patterns.some(({ regex }) => new RegExp(regex).test(specifier))
  expect([refuses('../worker/control.ts'), refuses('../../worker/scope.ts')]).toEqual([false, true])
})
