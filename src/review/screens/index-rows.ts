import { finder } from '../finder.ts'
import type { Mark } from './marked.ts'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'
import { keyOf, screens as all } from './screens.ts'

/** The states that a link shows; a story alone shows the others. */
const screens = all.map((screen) => ({
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
  return screens
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
  const states = screens.flatMap((screen) => screen.states.map((state) => marks.get(keyOf(screen, state))))
  const count = (mark: Mark) => states.filter((one) => one === mark).length
  return {
    total: states.length,
    marked: states.filter(Boolean).length,
    approved: count('approved'),
    change: count('change'),
  }
}
