/** Sets scenarios in tests, with the product's own grammar and layer (src/review/scenario). */
import type { Page } from '@playwright/test'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { statusMessage } from '#mocks/refusal.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { allEndpoints } from '#contract/index.ts'
import type { Scenario } from '#review/scenario/grammar.ts'
import { createLayer, type Layer } from '#review/scenario/layer.ts'
import { expectScenario } from '#review/scenario/say.ts'
import { standAtDoor } from './door.ts'

/** A scenario of a test. */
export const scenarioOf = (text: string): Scenario =>
  expectScenario(text, (name) => allEndpoints.some((call) => call.name === name))

/** The scenario and the date that a test has set so far. */
export interface Report {
  text: string
  day: string
}

/** Enters a scenario in a demo's tab, as its link would. */
export const enterScenario = async (tab: Page, { text, day }: Report): Promise<void> => {
  await standAtDoor(tab, true)
  const all = [...(text === '' ? [] : [text]), ...(day === '' ? [] : [`reloj:${day}`])].join(',')
  await tab.evaluate((value) => sessionStorage.setItem('escenario', value), all)
}

/** Answers the calls that a demo's tab holds. */
export const releaseTab = (tab: Page) =>
  tab.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'RELEASE' }))

/** Puts a scenario's layer before a reference. */
export const playBefore = (scenario: Scenario, answer: Answer): Layer => {
  const layer = createLayer(scenario, { respond: answer, findEndpoint, getMessage: statusMessage })
  return { ...layer, respond: (request) => (request.method === 'OPTIONS' ? answer(request) : layer.respond(request)) }
}
