import { finder } from '../finder.ts'
import { dialogs, notices } from './dialogs.ts'
import type { Mark } from './marked.ts'
import { panelScreens } from './panel.ts'
import { publicScreens } from './public.ts'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'

/** All routes, panel codes and dialogs with their states. A test checks the stories against this list, and reviewers work through it. */
export const screens: readonly Screen[] = [...publicScreens, ...panelScreens, ...dialogs, ...notices]

/** Names a screen's state in marks and in the list of stories. */
export const keyOf = ({ id }: Screen, { name }: ScreenState): string => `${id} ${name}`

/** The name of a screen's state, with its group, since a public page and a panel screen may share a title. */
export const titleOf = ({ title, code }: Screen, { name }: ScreenState): string =>
  `${title}${code === undefined ? '' : ` (${code})`}: ${stateNames[name]}`

const places = new Map(
  screens.flatMap((screen) =>
    screen.states.map((state) => [
      keyOf(screen, state),
      { title: titleOf(screen, state), path: screen.path, scenario: state.scenario ?? '' },
    ]),
  ),
)

/** The screen and state of a key; undefined for a state that was removed. */
export const placeOf = (key: string) => places.get(key)

/** The states that a link shows; a story alone shows the others. */
const linked = screens.map((screen) => ({
  ...screen,
  states: screen.states.filter(({ scenario }) => scenario !== undefined),
}))

export interface Filter {
  readonly text: string
  /** A mark, or all states without one. */
  readonly mark: Mark | 'none' | ''
  readonly group: Screen['group'] | ''
}

export const everyScreen: Filter = { text: '', mark: '', group: '' }

export interface Shown {
  readonly screen: Screen
  readonly states: readonly ScreenState[]
}

const textOf = ({ title, path, code, group }: Screen, { name }: ScreenState): string =>
  `${title} ${path} ${code ?? ''} ${group} ${stateNames[name]}`

/** The screens and states that pass a filter. */
export const filtered = ({ text, mark, group }: Filter, marks: ReadonlyMap<string, Mark>): Shown[] => {
  const isFound = finder(text)
  return linked
    .filter((screen) => group === '' || screen.group === group)
    .flatMap((screen) => {
      const states = screen.states.filter((state) => {
        const has = marks.get(keyOf(screen, state)) ?? 'none'
        return (mark === '' || has === mark) && isFound(textOf(screen, state))
      })
      return states.length === 0 ? [] : [{ screen, states }]
    })
}

export const grouped = (shown: readonly Shown[]): { group: string; shown: readonly Shown[] }[] =>
  groups.flatMap((group) => {
    const own = shown.filter(({ screen }) => screen.group === group)
    return own.length === 0 ? [] : [{ group, shown: own }]
  })

/** The progress of the review. Marks of removed states do not count. */
export const progressOf = (marks: ReadonlyMap<string, Mark>) => {
  const states = linked.flatMap((screen) => screen.states.map((state) => marks.get(keyOf(screen, state))))
  const count = (mark: Mark) => states.filter((one) => one === mark).length
  return {
    total: states.length,
    marked: states.filter(Boolean).length,
    approved: count('approved'),
    change: count('change'),
  }
}
