/** Scenarios (src/demo/scenario) as a test sets them: the grammar and the layer are the product's own. */
import type { Page } from '@playwright/test'
import { endpointAt } from '../../src/contract/endpoint-at.ts'
import { statusMessage } from '../../mocks/refusal.ts'
import type { Answer } from '../../mocks/http/reference.ts'
import { allEndpoints } from '../../src/contract/index.ts'
import { parseScenario, type Scenario } from '../../src/demo/scenario/grammar.ts'
import { layerOf, type Layer } from '../../src/demo/scenario/layer.ts'
import { sayBadWord } from '../../src/demo/scenario/say.ts'
import { standAtDoor } from './door.ts'

/** A bad word fails the test by its name. */
export const scenarioOf = (text: string): Scenario => {
  const parsed = parseScenario(text, (name) => allEndpoints.some((call) => call.name === name))
  if (parsed.ok) return parsed.scenario
  throw new Error(`Scenario ${text}: ${parsed.errors.map(sayBadWord).join('; ')}`)
}

/** What a test has said so far: how calls go, and which day it is. */
export interface Told {
  text: string
  day: string
}

/** A tab of the demo keeps its own, as if it had come by the link. */
export const enterScenario = async (tab: Page, { text, day }: Told): Promise<void> => {
  await standAtDoor(tab, true)
  const all = [...(text === '' ? [] : [text]), ...(day === '' ? [] : [`reloj:${day}`])].join(',')
  await tab.evaluate((value) => sessionStorage.setItem('escenario', value), all)
}

/** What hangs in a tab of the demo is answered. */
export const releaseTab = (tab: Page) =>
  tab.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'RELEASE' }))

/** The same in front of a reference. */
export const playBefore = (scenario: Scenario, answer: Answer): Layer => {
  const layer = layerOf(scenario, { respond: answer, callAt: endpointAt, messageOf: statusMessage })
  return { ...layer, respond: (request) => (request.method === 'OPTIONS' ? answer(request) : layer.respond(request)) }
}
