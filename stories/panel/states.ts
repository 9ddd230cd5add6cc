import { expect, waitFor } from 'storybook/test'
import { panelScreens } from '#review/screens/panel.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { ofRelease } from '../widths.ts'
import { as, at } from './in-panel.tsx'
import { failToSave, save } from './steps.ts'

/** How each state of a screen looks. */
const states = {
  loading: (main) => has(main, 'h1') && says(main, 'Cargando…'),
  empty: (main) =>
    has(main, 'h1') &&
    !has(main, 'table, form, button[aria-disabled]') &&
    !says(main, 'Cargando…') &&
    !says(main, 'Reintentar'),
  filled: (main) => has(main, 'tbody td, li strong') && !says(main, 'Cargando…'),
  many: (main) => says(main, '10.000 registros'),
  editing: (main) => has(main, 'form[aria-busy="false"]'),
  saving: (main) => has(main, 'form[aria-busy="true"]'),
  refused: (main) => has(main, '[aria-invalid="true"]'),
  /** A list that failed to load, or a form that stays after a failed save. */
  down: (main) => says(main, 'Reintentar') || has(main, 'form[aria-busy="false"]'),
  forbidden: (main) => says(main, 'No tenés permiso'),
} as const satisfies Record<string, (main: Element) => boolean>

export type State = keyof typeof states

/** The states that the kit brings, alike in every section. */
const ofKit: ReadonlySet<State> = new Set(['loading', 'empty', 'many', 'saving', 'refused', 'down', 'forbidden'])
const models: ReadonlySet<number> = new Set([servicios.list, servicios.create, servicios.edit])

/** The kit is tested once, by the section with the least of its own. The repeats of others are for a release. */
const unlessModel = (screen: number) => (models.has(screen) ? {} : ofRelease)

const has = (main: Element, selector: string): boolean => main.querySelector(selector) !== null
const says = (main: Element, words: string): boolean => main.textContent.includes(words)

const stateOf = (screen: number, state: State) =>
  panelScreens.find(({ code }) => code === screen)?.states.find(({ name }) => name === state)

/** The scenario that brings a state, by the list of screens. The role is left out, since stories log in. */
const scenarioOf = (screen: number, state: State): string =>
  (stateOf(screen, state)?.scenario ?? '')
    .split(',')
    .filter((rule) => !rule.startsWith('rol:'))
    .join(',')

/** The steps of a visitor to a state that is alike in every section: a form saves, an editor requests the screens of administrators. */
const stepsTo = (screen: number, state: State) => {
  if (state === 'forbidden') return { beforeEach: as('editor') }
  if (state === 'saving') return { play: save }
  return state === 'down' && stateOf(screen, 'saving') ? { play: failToSave } : {}
}

const keys = new WeakMap<object, string>()

/** The screen and state, as `getStateKey` names them, of a story with this `afterEach`; undefined for a story without `shows`. */
export const shownBy = (afterEach: object | undefined): string | undefined => afterEach && keys.get(afterEach)

/**
 * The screen that a story opens, with the scenario and the steps that bring a state, and the check that the story ends in that state:
 * `meta.story(shows(servicios.list, 'loading'))`. coverage.test.ts checks that every screen has a story of each state. A state of the kit
 * is for a release, unless the story claims something of its own: `...ofTest`.
 */
export const shows = (screen: number, state: State, id = 0) => {
  const afterEach = ({ canvasElement }: { canvasElement: HTMLElement }) =>
    waitFor(() => {
      const main = canvasElement.querySelector('main')
      void expect(main && states[state](main), `Screen ${screen} is ${state}`).toBe(true)
    })
  keys.set(afterEach, `panel/${screen} ${state}`)
  return {
    args: { address: at(screen, id) },
    parameters: { scenario: scenarioOf(screen, state) },
    afterEach,
    ...stepsTo(screen, state),
    ...(ofKit.has(state) && unlessModel(screen)),
  }
}
