import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens, storyOf } from '../../src/review/screens/screens.ts'
import { parseScenario } from '../../src/review/scenario/grammar.ts'
import { isCall } from '../../src/review/scenario/calls.ts'
import { scenarios, scenarioText } from '../.storybook/scenarios.ts'

const file = join(import.meta.dirname, 'Pantallas.stories.tsx')

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** 'Editar producto', 28 -> EditarProducto28 */
const nameOf = (title: string, code: number | undefined) =>
  `${plain(title)} ${code ?? ''}`
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const known = new Map<string, number>()
/** Two screens may have one title. */
const unlike = (name: string) => {
  const times = (known.get(name) ?? 0) + 1
  known.set(name, times)
  return times === 1 ? name : `${name}Otra${times}`
}

test('every screen has a sheet: vitest run --project unit stories/sheets -u', async () => {
  const head = readFileSync(file, 'utf8').split('\nexport const ')[0] ?? ''
  const sheets = screens.map(
    ({ id, title, code }) => `export const ${unlike(nameOf(title, code))} = meta.story({ args: { id: '${id}' } })`,
  )
  await expect(`${head}\n${sheets.join('\n')}\n`).toMatchFileSnapshot(file)
})

test('every state of a sheet has a story to show', () => {
  const without = screens.flatMap((screen) => screen.states.filter((state) => storyOf(screen, state) === undefined))
  expect(without).toEqual([])
})

test.each(scenarios)(
  '%s is a scenario of the grammar: a story logs in, and its own rules come first',
  (name, _, text) => {
    const parsed = parseScenario(scenarioText(name, 'obtenerVideos:empty'), isCall)
    const calls = parsed.ok ? parsed.scenario.rules.map(({ call }) => call) : parsed.errors
    const logins = text === '' ? [] : ['verificarLogin', 'verificarLoginZona', 'obtenerExtensiones']
    expect(calls).toEqual(['obtenerVideos', ...logins, ...(text.startsWith('*') ? ['*'] : [])])
  },
)
