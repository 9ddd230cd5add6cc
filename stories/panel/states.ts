import { expect, waitFor } from 'storybook/test'
import { placeHash } from '../../src/panel/kit/place.ts'

/** What can be seen of each state that coverage.test.ts asks of the panel's screens. */
const looks = {
  loading: (main) => has(main, 'h1') && says(main, 'Cargando…'),
  empty: (main) =>
    has(main, 'h1') &&
    !has(main, 'table, form, button[aria-disabled]') &&
    !says(main, 'Cargando…') &&
    !says(main, 'Reintentar'),
  filled: (main) => has(main, 'tbody td') && !says(main, 'Cargando…'),
  many: (main) => says(main, '10.000 registros'),
  editing: (main) => has(main, 'form[aria-busy="false"]'),
  saving: (main) => has(main, 'form[aria-busy="true"]'),
  refused: (main) => has(main, '[aria-invalid="true"]'),
  /** A list that did not come, or a form that could not be sent and is still there. */
  down: (main) => says(main, 'Reintentar') || has(main, 'form[aria-busy="false"]'),
  forbidden: (main) => says(main, 'No tenés permiso'),
} as const satisfies Record<string, (main: Element) => boolean>

export type State = keyof typeof looks

const has = (main: Element, selector: string): boolean => main.querySelector(selector) !== null
const says = (main: Element, words: string): boolean => main.textContent.includes(words)

/**
 * The screen that a story opens and the state that it ends in: `meta.story({ ...shows(50, 'loading'), parameters: { scenario: 'obtenerServicios:hang' } })`.
 * That it does is checked here; that every screen has its stories, by coverage.test.ts, which reads these calls as they are written.
 */
export const shows = (screen: number, state: State, id = 0) => ({
  args: { address: `#${placeHash({ screen, id })}` },
  afterEach: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    waitFor(() => {
      const main = canvasElement.querySelector('main')
      void expect(main && looks[state](main), `Screen ${screen} is ${state}`).toBe(true)
    }),
})
