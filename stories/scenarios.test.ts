import { expect, test } from 'vitest'
import { isCall } from '#review/scenario/calls.ts'
import { parseScenario } from '#review/scenario/grammar.ts'
import { scenarios, scenarioText } from './.storybook/scenarios.ts'

test.each(scenarios)(
  '%s is a scenario of the grammar: a story logs in, and its own rules come first',
  (name, _, text) => {
    const parsed = parseScenario(scenarioText(name, 'obtenerVideos:empty'), isCall)
    const calls = parsed.ok ? parsed.scenario.rules.map(({ call }) => call) : parsed.errors
    const logins = text === '' ? [] : ['verificarLogin', 'verificarLoginZona', 'obtenerExtensiones']
    expect(calls).toEqual(['obtenerVideos', ...logins, ...(text.startsWith('*') ? ['*'] : [])])
  },
)
