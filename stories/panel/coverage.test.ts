import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sections } from '../../src/panel/screens.ts'
import type { State } from './states.ts'

const lists = new Set([1, 17, 25, 32, 40, 50, 60, 70, 80, 90, 99, 105, 108, 300])
const galleries = new Set([27, 73])

/** Whatever is neither a list nor a gallery is a form. */
const statesOf = (code: number): State[] => {
  if (lists.has(code)) return ['loading', 'empty', 'filled', 'many', 'down']
  if (galleries.has(code)) return ['loading', 'empty', 'filled', 'down']
  return ['editing', 'saving', 'refused', 'down']
}

const required = sections.flatMap(({ screens, admin }) => Object.keys(screens).flatMap((code) => {
  const forbidden: State[] = admin ? ['forbidden'] : []
  return [...statesOf(Number(code)), ...forbidden].map((state) => `${code} ${state}`)
}))

const sources = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
const shown = new Set(sources.flatMap((source) => [...source.matchAll(/\bshows\((\d+), '(\w+)'/g)].map(([, code, state]) => `${code} ${state}`)))

/** A story says what it shows with `shows(code, state)`; that it really shows it is checked where the story runs. */
test('every screen of the panel has a story of each of its states', () => {
  expect(required.filter((state) => !shown.has(state))).toEqual([])
})
